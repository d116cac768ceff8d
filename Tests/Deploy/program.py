"""A program whose output is kept, and which never outlives its block of `with`."""

import os
import signal
import subprocess
import time


class Program:
    def __init__(self, command, log, environment=None):
        self.log = log
        with open(log, "wb") as output:
            self.process = subprocess.Popen(
                [str(word) for word in command], stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                start_new_session=True, env=dict(os.environ, **(environment or {})))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, number)
                self.process.wait(timeout=10)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                pass

    def lines(self):
        return self.log.read_text().splitlines()

    def wait_for(self, text, seconds=20):
        """The first line of output that holds the text."""
        for _ in range(seconds * 20):
            for line in self.lines():
                if text in line:
                    return line
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise SystemExit(f"{self.process.args} did not print '{text}':\n" + "\n".join(self.lines()))
