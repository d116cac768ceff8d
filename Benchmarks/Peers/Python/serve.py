"""An ASGI application for uvicorn; SERVE names what it answers: text, or the data of the board."""

import json
import os
import pathlib

here = pathlib.Path(__file__).parent
what = os.environ["SERVE"]
if what == "text":
    TYPE = b"text/plain; charset=utf-8"

    def body():
        return b"Hello, World!"

else:
    import jinja2

    TYPE = b"text/html; charset=utf-8"
    board = json.loads(pathlib.Path(what).read_text())
    source = (here / "board.jinja").read_text()
    template = jinja2.Environment(autoescape=True, keep_trailing_newline=True).from_string(source)

    def body():
        return template.render(board).encode()


async def application(scope, receive, send):
    if scope["type"] != "http":
        return
    content = body()
    headers = [(b"content-type", TYPE), (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": content})
