"""A server that is measured."""

import http.client
import os
import pathlib
import signal
import socket
import subprocess
import time


class Server:
    """Runs a command on a free port, which stands for PORT in it, while the block of `with` lasts."""

    def __init__(self, command):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        environment = dict(os.environ, **command.get("environment", {}))
        words = [str(word).replace("PORT", str(self.port)) for word in command["words"]]
        for file, text in command.get("files", {}).items():
            pathlib.Path(file).write_text(text.replace("PORT", str(self.port)))
        self.process = subprocess.Popen(
            words, cwd=command["folder"], env=environment, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self):
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return self
            except OSError:
                time.sleep(0.05)
        self.__exit__()
        raise SystemExit(f"bench: {self.process.args} does not serve")

    def __exit__(self, *_):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def cpu(self):
        """Seconds of the process and its children: user, system."""
        tick = os.sysconf("SC_CLK_TCK")
        total = [0, 0]
        for entry in pathlib.Path("/proc").iterdir():
            if not entry.name.isdigit():
                continue
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue  # It has ended meanwhile.
            # Its session: it was started with one of its own.
            if int(fields[3]) == self.process.pid:
                total = [sum + int(field) / tick for sum, field in zip(total, fields[11:13])]
        return total

    def allocations(self, path, requests=1000):
        """Per request of one connection, told by the loop that serves it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)

        def get(path):
            connection.request("GET", path, headers={"Accept-Language": "fr"})
            return connection.getresponse().read()

        for _ in range(10):
            get(path)
        before = int(get("/allocations"))
        empty = int(get("/allocations")) - before
        before += empty
        for _ in range(requests):
            get(path)
        return (int(get("/allocations")) - before - empty) / requests
