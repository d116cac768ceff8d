#!/usr/bin/env python3
"""Maltreats the server as the table "Hard to kill" asks, measures, and fails on the first row that does not hold.

    Tests/Soak/soak.py <path of SoakServer> [names of rows]

Only loopback, three minutes in all.
"""

import sys

import blocking
import descriptors
import idle
import resets
import signals
import slow
import upload

ROWS = {module.__name__: module for module in (slow, idle, resets, descriptors, signals, blocking, upload)}


def main(binary, names):
    for name in names or ROWS:
        print(f"{name}: {ROWS[name].__doc__}")
        for what, figure, holds in ROWS[name].run(binary):
            print(f"    {'ok    ' if holds else 'FAILED'} {what}: {figure}")
            if not holds:
                sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
