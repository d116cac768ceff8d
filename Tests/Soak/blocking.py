"""Two slow database reads, and a stream that throws, beside /healthz."""

import threading

from target import Target, percentile


def run(binary):
    with Target(binary) as target:
        reads = [threading.Thread(target=target.get, args=("/database",)) for _ in range(2)]
        for read in reads:
            read.start()
        times = []
        while any(read.is_alive() for read in reads):
            target.get("/throws")
            times.append(target.get("/healthz"))
        seconds = sorted(seconds for _, seconds in times)
        yield "p99 of /healthz", f"{percentile(seconds, 99) * 1000:.1f} ms", percentile(seconds, 99) < 0.05
        yield "its slowest answer", f"{seconds[-1] * 1000:.1f} ms of {len(times)}", True
        yield "all of them answered", len(times), all(status == 200 for status, _ in times)
