"""The board through a proxy: both faces, writes, and what the app learns of who asks."""

import http.client
import json
import socket

CLIENT = "127.0.0.9"
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
JSON = {"Content-Type": "application/json", "Accept": "application/json"}


class UnixConnection(http.client.HTTPConnection):
    def __init__(self, path):
        super().__init__("vitrine")
        self.path = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(str(self.path))


def connections_taken(path):
    """By the app, since its start."""
    connection = UnixConnection(path)
    connection.request("GET", "/metrics")
    lines = connection.getresponse().read().decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("http_connections_total "))


def rows(proxy, app, path):
    page, body = proxy.request("GET", "/idea-board")
    yield "the board as HTML", page.status, page.status == 200 and b"<main" in body
    page, body = proxy.request("GET", "/idea-board", headers={"Accept": "application/json"})
    yield "the board as JSON", page.status, page.status == 200 and "columns" in json.loads(body)

    form = "title=Dark+mode&text=&authorName=Ada&tags="
    answer, _ = proxy.request("POST", "/idea-create", form, {**FORM, "Origin": proxy.origin})
    yield "a form of the site", answer.status, answer.status == 303
    answer, _ = proxy.request("POST", "/idea-create", form, {**FORM, "Origin": "https://elsewhere.example"})
    yield "a form of another site", answer.status, answer.status == 403
    idea = json.dumps({"title": "Export as CSV", "text": "", "authorName": "Grace", "tags": ""})
    answer, _ = proxy.request("POST", "/idea-create", idea, JSON)
    yield "a write as JSON", answer.status, answer.status == 201
    _, body = proxy.request("GET", "/idea-board", headers={"Accept": "application/json"})
    yield "both ideas are there", len(body), b"Dark mode" in body and b"Export as CSV" in body
    answer, _ = proxy.request("POST", "/idea-create", b"x" * (4 << 20), JSON)
    yield "4 MB for a small form, refused by the app", answer.status, answer.status == 413

    forged = {"X-Forwarded-For": "203.0.113.6", "Forwarded": "for=203.0.113.6"}
    proxy.request("GET", "/settings", headers=forged, source=CLIENT)
    entry = json.loads(app.wait_for('"path":"/settings"'))
    yield "the client in the access log, a forged one beside it", entry["client"], entry["client"] == CLIENT
    answer, _ = proxy.request("GET", "/metrics")
    yield "metrics for visitors", answer.status, answer.status == 404

    before, connection = connections_taken(path), proxy.connect()
    for _ in range(200):
        connection.request("GET", "/healthz")
        connection.getresponse().read()
    taken = connections_taken(path) - before - 1
    yield "connections to the app for 200 requests", taken, taken <= 2
