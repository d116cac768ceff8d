"""Chromium by WebDriver (W3C) over HTTP, through a chromedriver on a port of its own choice."""

import contextlib
import json
import re
import subprocess
import tempfile
import urllib.error
import urllib.request

OPTIONS = {
    # As WebDriverCapabilities of MVVMTesting: no sandbox in a container, and no socket on a name that it does not know.
    "args": ["--headless=new", "--disable-gpu", "--no-sandbox", "--disable-dev-shm-usage", "--remote-debugging-pipe",
             "--lang=en"],
    "prefs": {"intl.accept_languages": "en"},
}


@contextlib.contextmanager
def chromium():
    """A browser that ends with its driver."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profiles:
        command = ["env", f"TMPDIR={profiles}", "chromedriver", "--port=0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as driver:
            try:
                port = next(found[1] for found in map(re.compile(r"on port (\d+)\.").search, driver.stdout) if found)
                browser = Browser(f"http://127.0.0.1:{port}/session")
                try:
                    yield browser
                finally:
                    browser.call("DELETE", "")
            finally:
                driver.terminate()


class Browser:
    def __init__(self, sessions):
        self.session = sessions
        capabilities = {"browserName": "chrome", "goog:chromeOptions": OPTIONS,
                        # A dialog is an error of the next command, and does not go away in silence.
                        "unhandledPromptBehavior": "dismiss and notify"}
        made = self.call("POST", "", {"capabilities": {"alwaysMatch": capabilities}})
        self.session += f"/{made['sessionId']}"

    def call(self, method, path, body=None):
        data = None if method != "POST" else json.dumps(body or {}).encode()
        request = urllib.request.Request(
            self.session + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise SystemExit(f"Chromium refused {method} {path}: {error.read().decode()[:500]}") from error

    def open(self, address):
        self.call("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        """The value of a script's `return`."""
        return self.call("POST", "/execute/sync", {"script": script, "args": arguments})

    def command(self, name, **parameters):
        """Of the Chrome DevTools Protocol."""
        return self.call("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})
