"""The servers and what they serve, built from source or taken from Debian and PyPI."""

import html
import pathlib
import subprocess
import sys
import urllib.request

from server import Server

HERE = pathlib.Path(__file__).resolve().parent.parent
BUILD = HERE.parent / ".build/bench"
DATA = BUILD / "board-strings.json"
PYTHON = BUILD / "python/bin/python"
PATHS = {"text": "/", "file": "/ideas.txt", "board": "/board"}


def command(*words, **more):
    return {"words": words, "folder": HERE, **more}


def build():
    """The commands of each server, by what they serve. `bench` has built ours and the environment of Python."""
    (BUILD / "serve/files").mkdir(parents=True, exist_ok=True)
    (BUILD / "serve/hello").write_text("Hello, World!")
    (BUILD / "serve/files/ideas.txt").write_text("Dark mode, and Export as CSV.\n" * 341)
    subprocess.run(["cc", "-O2", "-pthread", "-o", BUILD / "peer-c", HERE / "Peers/C/server.c"], check=True)
    subprocess.run(["go", "build", "-o", BUILD / "peer-go-serve", "./serve"], cwd=HERE / "Peers/Go", check=True)
    (BUILD / "serve/board.html").write_bytes(subprocess.run(
        [BUILD / "release/Rendering", "page"], cwd=HERE, stdout=subprocess.PIPE, check=True).stdout)
    commands = {"text": text(), "file": file(), "board": board()}
    for what, servers in commands.items():
        check(what, servers)
    return commands


def ours(*words):
    return command(BUILD / "release/Rendering", "serve", "PORT", *words)


def fixed(type, path):
    return command(BUILD / "peer-c", "PORT", type, path)


def uvicorn(what):
    words = (PYTHON, "-m", "uvicorn", "serve:application", "--port", "PORT", "--workers", "2", "--no-access-log",
             "--log-level", "error", "--app-dir", HERE / "Peers/Python")
    return command(*words, environment={"SERVE": str(what)})


def text():
    return {
        "C": fixed("text/plain; charset=utf-8", BUILD / "serve/hello"),
        "Vitrine": ours("text"),
        "Go": command(BUILD / "peer-go-serve", "PORT", "text"),
        "Node": command("node", HERE / "Peers/Node/serve.mjs", "PORT", "text"),
        "uvicorn": uvicorn("text"),
    }


def file():
    folder = BUILD / "serve"
    configuration = (HERE / "Peers/nginx.conf").read_text().replace("FOLDER", str(folder))
    return {
        "C": fixed("text/plain; charset=utf-8", folder / "files/ideas.txt"),
        "Vitrine": ours("file", folder / "files"),
        "nginx": command(
            "nginx", "-p", folder, "-e", "stderr", "-c", folder / "nginx.conf",
            files={folder / "nginx.conf": configuration}),
        "Go": command(BUILD / "peer-go-serve", "PORT", "file", folder / "files"),
    }


def board():
    return {
        "C": fixed("text/html; charset=utf-8", BUILD / "serve/board.html"),
        "Vitrine": ours("board"),
        "Go": command(BUILD / "peer-go-serve", "PORT", "board", HERE / "Peers/Go/board.html", DATA),
        "Node": command("node", HERE / "Peers/Node/serve.mjs", "PORT", "board", DATA),
        "uvicorn": uvicorn(DATA),
    }


def check(what, servers):
    """All serve the same; they only name escaped characters differently."""
    pages = {}
    for name, words in servers.items():
        with Server(words) as server:
            request = urllib.request.Request(f"http://127.0.0.1:{server.port}{PATHS[what]}")
            request.add_header("Accept-Language", "fr")
            pages[name] = html.unescape(urllib.request.urlopen(request).read().decode())
    for name, page in pages.items():
        if page != pages["C"]:
            sys.exit(f"bench: the {what} of {name} is another one")
