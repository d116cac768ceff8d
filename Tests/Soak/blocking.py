"""Two slow database reads, and a stream that throws, beside /healthz."""

import threading

from target import Target


def run(binary):
    with Target(binary) as target:
        reads = [threading.Thread(target=target.get, args=("/database",)) for _ in range(2)]
        for read in reads:
            read.start()
        times = []
        while any(read.is_alive() for read in reads):
            target.get("/throws")
            times.append(target.get("/healthz"))
        slowest = max(seconds for _, seconds in times)
        yield "slowest of /healthz", f"{slowest * 1000:.1f} ms of {len(times)}", slowest < 0.05
        yield "all of them answered", len(times), all(status == 200 for status, _ in times)
