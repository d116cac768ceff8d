"""1,000 slow heads, 1,000 slow bodies, 1,000 slow readers, and one good client."""

import collections
import time

from target import PLAIN, Target, percentile

BODY = b"POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nabc"
READER = b"GET /large HTTP/1.1\r\nHost: a\r\n\r\n"


def run(binary):
    with Target(binary) as target:
        before = target.warm_descriptors()
        began = time.monotonic()
        heads = [target.connect(b"GET / HTTP/1.1\r\nX: ") for _ in range(1000)]
        bodies = [target.connect(BODY) for _ in range(1000)]
        readers = [target.connect(READER) for _ in range(1000)]
        times = serve_good_client(target, heads + bodies, until=began + 9)
        yield "p99 of the good client", f"{percentile(times, 99) * 1000:.1f} ms", percentile(times, 99) < 0.05
        yield "its slowest answer", f"{times[-1] * 1000:.1f} ms of {len(times)}", True
        ended = target.settle(before, seconds=began + 40 - time.monotonic())
        yield "descriptors before, and after 40 s", f"{before}, {ended}", ended <= before
        for name, peers in ("heads", heads), ("bodies", bodies):
            answers = collections.Counter(last_words(peer) for peer in peers)
            yield f"slow {name} are told 408", dict(answers), answers["408"] >= 990
        yield "CLOSE-WAIT left", target.close_waits(), target.close_waits() == 0
        for peer in heads + bodies + readers:
            peer.close()


def serve_good_client(target, tricklers, until):
    """Requests all the time, while the others send a byte now and then."""
    times = []
    with target.connect() as good:
        while time.monotonic() < until:
            for start in range(0, len(tricklers), 20):
                trickle(tricklers[start : start + 20])
                began = time.perf_counter()
                good.sendall(PLAIN)
                good.recv(4096)
                times.append(time.perf_counter() - began)
                time.sleep(0.002)
    return sorted(times)


def trickle(peers):
    for peer in peers:
        try:
            peer.send(b"x")
        except OSError:
            pass  # Cut already.


def last_words(peer):
    try:
        peer.settimeout(1)
        return peer.recv(4096).split()[1].decode()
    except (OSError, IndexError) as error:
        return type(error).__name__
