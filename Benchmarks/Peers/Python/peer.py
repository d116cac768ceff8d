"""peer.py ENGINE DATA page | time SECONDS; the engine is jinja2 or chevron."""

import json
import pathlib
import sys
import time

here = pathlib.Path(__file__).parent
engine, data, command = sys.argv[1:4]
board = json.loads(pathlib.Path(data).read_text())

if engine == "jinja2":
    import jinja2

    source = (here / "board.jinja").read_text()
    template = jinja2.Environment(autoescape=True, keep_trailing_newline=True).from_string(source)

    def page():
        return template.render(board).encode()

else:
    import chevron
    import chevron.tokenizer

    # Tokenized once, as a server would.
    tokens = list(chevron.tokenizer.tokenize((here / "board.mustache").read_text()))

    def page():
        return chevron.render(tokens, board).encode()


def run(seconds):
    start = time.process_time()
    runs = 0
    while True:
        page()
        runs += 1
        elapsed = time.process_time() - start
        if elapsed > seconds:
            return elapsed * 1e6 / runs


if command == "page":
    sys.stdout.buffer.write(page())
else:
    seconds = float(sys.argv[4])
    run(seconds / 5)
    print("html", run(seconds))
