"""Descriptors exhausted: 64 in all."""

import os
import signal
import time

from target import PLAIN, Target

HALF = b"GET /plain HTTP/1.1\r\n"
COUNT = 200


def run(binary):
    # One core, and all have come before it runs: whichever loop is first takes every descriptor, and the other has none to close.
    with Target(binary, descriptors=64, wrapper=["taskset", "-c", "0"]) as target:
        os.kill(target.pid, signal.SIGSTOP)
        idle = [target.connect(PLAIN) for _ in range(COUNT)]
        os.kill(target.pid, signal.SIGCONT)
        # A connection is left alone for a second, so a quarter of them gets its turn in each.
        waiting, end = set(idle), time.monotonic() + 30
        while waiting and time.monotonic() < end:
            time.sleep(0.1)
            waiting = {peer for peer in waiting if not has_answer(peer)}
        answered = COUNT - len(waiting)
        yield "answers while idle connections hold every descriptor", answered, answered == COUNT
        status, seconds = target.get()
        yield "one more", f"{status} in {seconds * 1000:.0f} ms", status == 200 and seconds < 1
        close(idle)

        # Requests are under way here, so nobody makes room.
        busy = [target.connect(HALF) for _ in range(COUNT)]
        time.sleep(1)
        ticks = target.ticks()
        time.sleep(3)
        spent = (target.ticks() - ticks) * 10
        yield "CPU in 3 s without a descriptor", f"{spent} ms", spent <= 100
        close(busy)
        status, seconds = target.get()
        yield "an answer when they are back", f"{status} in {seconds * 1000:.0f} ms", status == 200 and seconds < 1


def close(peers):
    for peer in peers:
        peer.close()
    time.sleep(1)


def has_answer(peer):
    peer.setblocking(False)
    try:
        return bool(peer.recv(4096))
    except BlockingIOError:
        return False
