"""Reads public lists of XSS payloads, each in the form in which its authors keep it. Nothing of theirs is run."""

import ast
import configparser
import urllib.parse

DEBIAN = "usr"
WAPITI_WORDS = {
    "[LF]": "\n", "[TAB]": "\t", "[FF]": "\f", "[ATTR_SEP]": " ", "[VALUE_SEP]": "'", "__XSS__": "x",
}
# An accent makes one letter of itself and the quote before it: an escaper of letters does not see the quote.
ACCENTED = str.maketrans({letter: letter + "\u0301" for letter in "\"'<>&"})


def wapiti(folder):
    """An .ini file with words of its own for what cannot be written there."""
    path = next(folder.glob(f"{DEBIAN}/lib/python3/dist-packages/wapitiCore/data/attacks/xssPayloads.ini"))
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(path)
    for name in parser.sections():
        payload = parser[name]["payload"]
        for word, meaning in WAPITI_WORDS.items():
            payload = payload.replace(word, meaning)
        yield payload


def wfuzz(folder):
    """Lines, in part percent-encoded for an address: as they are, and decoded."""
    for line in (folder / DEBIAN / "share/wfuzz/wordlist/Injections/XSS.txt").read_text().splitlines():
        yield line
        yield urllib.parse.unquote(line)


def brs_kb(folder):
    """Python files of `PayloadEntry(payload="…")`."""
    for tree in python_files(folder / "brs_kb/payloads"):
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "payload":
                yield from texts([node.value])


def commonhuman_payloads(folder):
    """Python files of lists, with `{marker}` for what an alert shows."""
    for tree in python_files(folder / "commonhuman_payloads/xss"):
        for node in ast.walk(tree):
            if isinstance(node, ast.List):
                for payload in texts(node.elts):
                    yield payload.replace("{marker}", "x").replace("{{", "{").replace("}}", "}")


def xsstrike(folder):
    """Two tuples of its configuration."""
    tree = ast.parse((folder / "xsstrike/core/config.py").read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("payloads", "fuzzes"):
            yield from texts(node.value.elts)


def accented(folder):
    """Those of wapiti, with an accent after each letter that HTML knows."""
    return (payload.translate(ACCENTED) for payload in wapiti(folder))


LISTS = (wapiti, wfuzz, brs_kb, commonhuman_payloads, xsstrike, accented)


def python_files(folder):
    return (ast.parse(path.read_text()) for path in sorted(folder.rglob("*.py")))


def texts(nodes):
    return (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def read(folder):
    """Every payload once, by the name of the list that has it first."""
    found = {}
    for source in LISTS:
        for payload in source(folder):
            if payload.strip():
                found.setdefault(payload, source.__name__)
    return found
