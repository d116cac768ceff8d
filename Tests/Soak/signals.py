"""SIGSTOP and SIGCONT, and 1,000 signals, under load."""

import os
import signal
import threading
import time

from target import PLAIN, Target


def run(binary):
    with Target(binary) as target:
        done = threading.Event()
        counts = [[0, 0] for _ in range(16)]
        clients = [threading.Thread(target=keep_asking, args=(target, done, count)) for count in counts]
        for client in clients:
            client.start()
        for _ in range(1000):
            os.kill(target.pid, signal.SIGUSR1)
            time.sleep(0.001)
        for _ in range(10):
            os.kill(target.pid, signal.SIGSTOP)
            time.sleep(0.1)
            os.kill(target.pid, signal.SIGCONT)
            time.sleep(0.1)
        done.set()
        for client in clients:
            client.join()
        asked, answered = (sum(count[side] for count in counts) for side in (0, 1))
        yield "asked and answered", f"{asked}, {answered}", asked == answered > 1000


def keep_asking(target, done, count):
    with target.connect() as peer:
        while not done.is_set():
            count[0] += 1
            peer.sendall(PLAIN)
            count[1] += peer.recv(4096).startswith(b"HTTP/1.1 200 ")
