"""Descriptors exhausted: 64 in all."""

import time

from target import PLAIN, Target


def run(binary):
    with Target(binary, descriptors=64) as target:
        peers = [target.connect(PLAIN) for _ in range(200)]
        time.sleep(1)
        ticks = target.ticks()
        time.sleep(3)
        spent = (target.ticks() - ticks) * 10
        yield "CPU in 3 s without a descriptor", f"{spent} ms", spent <= 100
        answered = sum(has_answer(peer) for peer in peers)
        yield "connections that are served meanwhile", answered, 40 <= answered < 64
        for peer in peers:
            peer.close()
        time.sleep(1)
        status, seconds = target.get()
        yield "an answer when they are back", f"{status} in {seconds * 1000:.0f} ms", status == 200 and seconds < 1


def has_answer(peer):
    peer.setblocking(False)
    try:
        return bool(peer.recv(4096))
    except BlockingIOError:
        return False
