"""The app under attack: started for one run with an empty folder of data, and spoken to as programs and browsers do."""

import contextlib
import http.client
import json
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import urllib.parse

HTML = {"Accept": "text/html", "Accept-Language": "en"}
FORM = {**HTML, "Content-Type": "application/x-www-form-urlencoded"}
JSON = {"Accept": "application/json", "Content-Type": "application/json"}


@contextlib.contextmanager
def serving(binary):
    """Its host and port, while it runs."""
    # What it says goes into a file: a pipe that nobody reads would be full one day, and stop it.
    with tempfile.TemporaryDirectory() as data, tempfile.NamedTemporaryFile() as output:
        command = [binary, "serve", "--listen", "127.0.0.1:0", "--data", data]
        with subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT) as app:
            said = pathlib.Path(output.name)
            try:
                yield place(app, said)
            finally:
                app.send_signal(signal.SIGTERM)
                app.wait(timeout=30)
        if app.returncode != 0:
            raise SystemExit(f"{binary} ended with {app.returncode}:\n{said.read_text()}")


def place(app, said):
    has_ended = False
    while not has_ended:
        # Asked before the file is read, which then holds the last that it said.
        has_ended = app.poll() is not None
        if found := re.search(r"serving on http://(\S+)\n", said.read_text()):
            return found[1]
        time.sleep(0.05)
    raise SystemExit("The app did not start:\n" + said.read_text())


class Site:
    """One connection to it."""

    def __init__(self, place):
        self.origin = f"http://{place}"
        self.connection = http.client.HTTPConnection(place, timeout=60)

    def request(self, method, path, headers, body=None):
        """The answer and its body; a failure of the server itself ends the run."""
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        content = answer.read()
        if answer.status >= 500:
            raise SystemExit(f"{method} {path} was answered with {answer.status}; its body was {body!r}.")
        return answer, content

    def get(self, path, **headers):
        return self.request("GET", path, {**HTML, **headers})

    def post_form(self, path, fields, **headers):
        return self.request("POST", path, {**FORM, "Origin": self.origin, **headers}, urllib.parse.urlencode(fields))

    def post_json(self, path, fields):
        return self.request("POST", path, JSON, json.dumps(fields))
