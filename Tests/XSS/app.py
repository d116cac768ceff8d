"""The app under attack: started for one run with an empty folder of data, and spoken to as programs and browsers do."""

import contextlib
import http.client
import json
import signal
import subprocess
import tempfile
import urllib.parse

HTML = {"Accept": "text/html", "Accept-Language": "en"}
FORM = {**HTML, "Content-Type": "application/x-www-form-urlencoded"}
JSON = {"Accept": "application/json", "Content-Type": "application/json"}


@contextlib.contextmanager
def serving(binary):
    """Its host and port, while it runs."""
    with tempfile.TemporaryDirectory() as data:
        command = [binary, "serve", "--listen", "127.0.0.1:0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as app:
            try:
                yield place(app)
            finally:
                app.send_signal(signal.SIGTERM)
                rest = app.communicate(timeout=30)[0]
    if app.returncode != 0:
        raise SystemExit(f"{binary} ended with {app.returncode}:\n{rest}")


def place(app):
    said = []
    for line in app.stdout:
        said.append(line)
        if "serving on http://" in line:
            return line.rsplit("http://", 1)[1].strip()
    raise SystemExit("The app did not start:\n" + "".join(said))


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
