"""Streams through a proxy, to the server of Tests/Soak: events come at once, an upload comes whole."""

import time


def rows(proxy):
    connection = proxy.connect()
    connection.request("GET", "/events")
    stream, times = connection.getresponse(), []
    began = time.monotonic()
    while len(times) < 10:
        if stream.readline().startswith(b"data:"):
            times.append(time.monotonic() - began)
    connection.close()
    # One is sent every 100 ms.
    gap = max(after - before for before, after in zip(times, times[1:]))
    yield "seconds between two events", f"{gap:.2f}", gap < 0.5 and times[0] < 0.5

    size = 256 << 20
    began = time.monotonic()
    answer, body = proxy.request("POST", "/upload", zeros(size), {"Content-Length": str(size)})
    took = f"{size >> 20} MB in {time.monotonic() - began:.1f} s"
    yield "an upload", took, answer.status == 200 and int(body) == size
    answer, body = proxy.request("GET", "/large")
    yield "an answer of 8 MB", len(body), len(body) == 8 << 20


def zeros(size):
    piece = bytes(1 << 20)
    for _ in range(size // len(piece)):
        yield piece
