"""An upload of 2 GiB, read piece by piece."""

from target import Target

PIECE = b"x" * (1 << 20)
COUNT = 2048


def run(binary):
    with Target(binary) as target:
        target.get()
        before, most = target.kilobytes(), 0
        with target.connect(f"POST /upload HTTP/1.0\r\nContent-Length: {COUNT << 20}\r\n\r\n".encode()) as peer:
            for index in range(COUNT):
                peer.sendall(PIECE)
                if index % 64 == 0:
                    most = max(most, target.kilobytes())
            answer = peer.recv(4096)
        yield "bytes that the handler saw", answer.split()[-1].decode(), int(answer.split()[-1]) == COUNT << 20
        yield "growth of memory", f"{most - before} KB", most - before < 16 << 10
