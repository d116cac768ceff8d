"""20,000 connect-and-reset; half-closed peers; disconnects in the middle of upload, download and events."""

import os
import shutil
import socket
import struct
import tempfile

from target import PLAIN, Target

STARTS = [
    b"",
    b"GET /pla",
    PLAIN,
    b"POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nabc",
    b"GET /large HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /events HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /throws HTTP/1.1\r\nHost: a\r\n\r\n",
]


def run(binary):
    with Target(binary) as target:
        maltreat(target, 2000)  # Buffers and pools have their size then.
        descriptors, before = target.warm_descriptors(), target.kilobytes()
        maltreat(target, 20_000)
        left, after = target.settle(descriptors), target.kilobytes()
        yield "descriptors before and after", f"{descriptors}, {left}", left <= descriptors
        yield "memory before and after", f"{before}, {after} KB", after <= before + 4096
        yield "CLOSE-WAIT left", target.close_waits(), target.close_waits() == 0
        yield "answers go on", target.get()[0], target.get()[0] == 200
    if shutil.which("strace"):
        yield from trace(binary)


def maltreat(target, count):
    for index in range(count):
        peer = target.connect(STARTS[index % len(STARTS)])
        way = index % 3
        if way == 0:  # A reset.
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        elif way == 1:
            peer.shutdown(socket.SHUT_WR)
        peer.close()


def trace(binary):
    """A double close shows as EBADF."""
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "trace")
        wrapper = ["strace", "-f", "-o", log, "-e", "trace=close,shutdown,recvfrom,sendmsg,epoll_ctl"]
        with Target(binary, wrapper=wrapper) as target:
            maltreat(target, 700)
            target.settle(0, seconds=3)
        with open(log) as lines:
            bad = [line for line in lines if "EBADF" in line]
    yield "EBADF in a trace", len(bad), not bad
