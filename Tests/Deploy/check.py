#!/usr/bin/env python3
"""Runs what lies in Deploy/ and fails on the first thing that does not hold: `make deploy-check` builds and calls it.

    Tests/Deploy/check.py <path of Web> <path of SoakServer>

nginx and Caddy, with the files of Deploy/ but for names and ports, stand before the app; systemd's own tools look at its
units and hand it a socket. Only loopback, a minute in all.
"""

import pathlib
import sys
import tempfile

import activation
import board
import streams
import units
from program import Program
from proxies import PROXIES


def tell(what, figure, holds):
    print(f"    {'ok    ' if holds else 'FAILED'} {what}: {figure}")
    if not holds:
        sys.exit(1)


def check_proxy(proxy_type, web, soak, folder):
    print(f"{proxy_type.__name__}, as Deploy/{proxy_type.FILE} sets it up")
    socket = folder / "vitrine.sock"
    with proxy_type(f"unix:{socket}", folder) as proxy:
        arguments = ["--listen", f"unix:{socket}", "--data", folder / "data", "--url", proxy.origin,
                     "--trusted-proxy", "unix", "--access-log", "json"]
        with Program([web, "serve", *arguments], folder / "web.log") as app:
            app.wait_for("serving on")
            for row in board.rows(proxy, app, socket):
                tell(*row)
    with Program([soak], folder / "soak.log") as app:
        port = app.wait_for("port ").split()[-1]
        with proxy_type(f"127.0.0.1:{port}", folder) as proxy:
            for row in streams.rows(proxy):
                tell(*row)


def main(web, soak):
    web, soak = (pathlib.Path(path).resolve() for path in (web, soak))
    for proxy_type in PROXIES:
        with tempfile.TemporaryDirectory() as folder:
            check_proxy(proxy_type, web, soak, pathlib.Path(folder))
    for module in (units, activation):
        print(module.__doc__)
        with tempfile.TemporaryDirectory() as folder:
            for row in module.rows(web, pathlib.Path(folder)):
                tell(*row)


if __name__ == "__main__":
    main(*sys.argv[1:])
