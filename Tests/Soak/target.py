"""The server under test: started for one row, and watched from outside through /proc."""

import os
import re
import resource
import signal
import socket
import subprocess
import time

PLAIN = b"GET /plain HTTP/1.1\r\nHost: a\r\n\r\n"


class Target:
    def __init__(self, binary, descriptors=20_000, wrapper=()):
        limit = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
        self.process = subprocess.Popen([*wrapper, binary], stdout=subprocess.PIPE, preexec_fn=limit, text=True)
        self.port = int(self.process.stdout.readline().split()[1])
        self.pid = self._server_pid()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.pid, signal.SIGTERM)
        if self.process.wait(timeout=30) != 0:
            raise SystemExit("The server did not end well.")

    def connect(self, first=b""):
        peer = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        if first:
            peer.sendall(first)
        return peer

    def get(self, path="/plain"):
        """Status and seconds of one request on a connection of its own."""
        began = time.perf_counter()
        with self.connect(f"GET {path} HTTP/1.0\r\n\r\n".encode()) as peer:
            answer = peer.recv(4096)
        return int(answer.split()[1]), time.perf_counter() - began

    def warm_descriptors(self):
        """How many are open when all parts have served once: Dispatch opens a timer at the first sleep, in /events."""
        for path in "/plain", "/throws", "/database", "/events":
            self.get(path)
        return self.settle(0, seconds=1)

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def kilobytes(self):
        with open(f"/proc/{self.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])

    def ticks(self):
        with open(f"/proc/{self.pid}/stat") as stat:
            fields = stat.read().rsplit(")")[1].split()
        return int(fields[11]) + int(fields[12])

    def close_waits(self):
        with open("/proc/net/tcp") as table:
            rows = [line.split() for line in table.readlines()[1:]]
        local = f":{self.port:04X}"
        return sum(row[3] == "08" and row[1].endswith(local) for row in rows)

    def settle(self, descriptors, seconds=15):
        """Waits until no more descriptors than that are open; what is open then."""
        end = time.monotonic() + seconds
        while self.descriptors() > descriptors and time.monotonic() < end:
            time.sleep(0.1)
        return self.descriptors()

    def _server_pid(self):
        """The process itself, or the child of its wrapper."""
        with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children") as children:
            return int((children.read().split() or [self.process.pid])[0])


def percentile(times, percent):
    """Of sorted times."""
    return times[min(len(times) - 1, len(times) * percent // 100)]
