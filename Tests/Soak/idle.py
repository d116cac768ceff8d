"""10,000 idle keep-alive connections."""

import resource
import time

from target import PLAIN, Target

COUNT = 10_000


def run(binary):
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (COUNT + 1000, most))
    with Target(binary) as target:
        descriptors, before = target.warm_descriptors(), target.kilobytes()
        peers = [target.connect(PLAIN) for _ in range(COUNT)]
        for peer in peers:
            peer.recv(4096)
        each = (target.kilobytes() - before) * 1024 / COUNT
        yield "held", target.descriptors() - descriptors, target.descriptors() - descriptors == COUNT
        yield "memory of each", f"{each:.0f} bytes", each <= 8192
        ticks = target.ticks()
        time.sleep(5)
        yield "CPU in 5 s", f"{(target.ticks() - ticks) * 10} ms", target.ticks() - ticks <= 1
        for peer in peers:
            peer.close()
        left = target.settle(descriptors)
        yield "descriptors before and after", f"{descriptors}, {left}", left <= descriptors
