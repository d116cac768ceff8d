"""nginx and Caddy with the files of Deploy/, on ports and with names of a test."""

import http.client
import os
import pathlib
import socket
import ssl
import subprocess
import time

from program import Program

DEPLOY = pathlib.Path(__file__).resolve().parent.parent.parent / "Deploy"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def replaced(text, changes):
    for old, new in changes.items():
        if old not in text:
            raise SystemExit(f"'{old}' stands no longer in the file of Deploy/")
        text = text.replace(old, new)
    return text


class Proxy:
    """Stands before `upstream` (an address, or unix:PATH) while the block of `with` lasts."""

    def __init__(self, upstream, folder):
        self.port = free_port()
        self.origin = f"https://localhost:{self.port}"
        self.program = self.start(upstream, folder)
        for _ in range(200):
            try:
                self.request("GET", "/healthz")
                return
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)
        raise SystemExit("the proxy does not serve:\n" + "\n".join(self.program.lines()))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.__exit__()

    def connect(self, source="127.0.0.1"):
        context = ssl.create_default_context()
        # The certificate is made for the test.
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return http.client.HTTPSConnection(
            "localhost", self.port, context=context, timeout=20, source_address=(source, 0))

    def request(self, method, path, body=None, headers=None, source="127.0.0.1"):
        connection = self.connect(source)
        connection.request(method, path, body, headers or {})
        response = connection.getresponse()
        return response, response.read()


class Nginx(Proxy):
    FILE = "nginx.conf"

    def start(self, upstream, folder):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1",
             "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"],
            check=True, stderr=subprocess.DEVNULL)
        site = replaced((DEPLOY / self.FILE).read_text(), {
            "unix:/run/vitrine.sock": upstream, "ideas.example": "localhost", "/etc/ssl/vitrine": str(folder),
            "listen 80;": f"listen 127.0.0.1:{free_port()};", "listen [::]:80;": "",
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl", "listen [::]:443 ssl http2;": "",
        })
        (folder / "site.conf").write_text(site)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
        (folder / "nginx.conf").write_text(
            f"{'user root;' if os.geteuid() == 0 else ''} daemon off; pid {folder}/nginx.pid; error_log stderr;"
            f"events {{}} http {{ access_log off; {paths} include {folder}/site.conf; }}")
        return Program(["nginx", "-p", folder, "-e", "stderr", "-c", folder / "nginx.conf"], folder / "nginx.log")


class Caddy(Proxy):
    FILE = "Caddyfile"

    def start(self, upstream, folder):
        site = replaced((DEPLOY / self.FILE).read_text(), {
            "ideas.example {": f"{self.origin} {{\n\ttls internal",
            "unix//run/vitrine.sock": upstream.replace("unix:", "unix/"),
        })
        options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        (folder / "Caddyfile").write_text(options + site)
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        return Program(
            ["caddy", "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"], folder / "caddy.log", home)


PROXIES = (Nginx, Caddy)
