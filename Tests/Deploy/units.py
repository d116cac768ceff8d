"""The units of systemd, as systemd reads them"""

import pathlib
import re
import subprocess

DEPLOY = pathlib.Path(__file__).resolve().parent.parent.parent / "Deploy"


def rows(web, folder):
    for name in ("vitrine.service", "vitrine.socket"):
        text = (DEPLOY / name).read_text().replace("/opt/vitrine/Web", str(web))
        (folder / name).write_text(text)
    found = analyze("verify", folder / "vitrine.service", folder / "vitrine.socket")
    # It also reads the machine's own units; only what it says of ours counts.
    ours = [line for line in found.splitlines() if "vitrine" in line]
    yield "systemd-analyze verify", ours or "nothing to say", not ours
    found = analyze("security", "--offline=true", folder / "vitrine.service")
    exposure = re.search(r"Overall exposure level for vitrine.service: ([\d.]+)", found)
    level = float(exposure[1]) if exposure else 10
    yield "exposure, of 10", level, level < 2


def analyze(*arguments):
    command = ["systemd-analyze", *map(str, arguments)]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
