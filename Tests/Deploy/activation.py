"""A socket that systemd opens"""

from board import UnixConnection
from program import Program


def rows(web, folder):
    socket = folder / "activated.sock"
    app = [web, "serve", "--data", folder / "data"]
    with Program(["systemd-socket-activate", "-l", socket, *app], folder / "web.log") as program:
        program.wait_for("Listening on")
        # The first connection starts the app, and is served by it.
        connection = UnixConnection(socket)
        connection.request("GET", "/readyz")
        answer = connection.getresponse()
        yield "the first request, which starts the app", answer.status, answer.status == 200
        log = "\n".join(program.lines())
        yield "nothing else is listened on", log.count("serving on"), log.count("serving on") == 1
