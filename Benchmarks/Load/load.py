"""One load of wrk."""

import re
import subprocess

UNITS = {"us": 1e-3, "ms": 1.0, "s": 1e3, "m": 6e4}


def load(port, path, connections, seconds):
    """Requests a second, their number, and latencies in milliseconds. Fails on any answer but 2xx."""
    command = ["wrk", "--latency", "-t2", f"-c{connections}", f"-d{seconds}s", "-H", "Accept-Language: fr"]
    text = subprocess.run(
        [*command, f"http://127.0.0.1:{port}{path}"], stdout=subprocess.PIPE, check=True
    ).stdout.decode()
    if "Non-2xx" in text:
        raise SystemExit(f"bench: {path} was answered with errors\n{text}")
    return {
        "rate": float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1]),
        "requests": int(re.search(r"(\d+) requests in", text)[1]),
        "p50": latency(text, 50),
        "p99": latency(text, 99),
    }


def latency(text, percent):
    number, unit = re.search(rf"{percent}%\s+([\d.]+)(us|ms|s|m)\b", text).groups()
    return float(number) * UNITS[unit]
