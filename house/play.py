"""`./play`: prepare the house, build the page when it has changed, then open the door."""

import argparse
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path

from house.built import build_client
from house.prepare import ENVIRONMENT, answer, prepare, program, python_of
from house.steps import ROOT, TroubleError, say

PORT = 8042
_TRIES = 20  # ports, from the one asked for
_LAST_PORT = 65535


def main(arguments: list[str]) -> int:
    asked = _parser().parse_args(arguments)
    return answer(lambda: _play(asked))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="play",
        description="Install what is missing into .venv, build the page, and play in the browser.",
    )
    parser.add_argument("--prepare", action="store_true", help="install and build what is missing, and stop there")
    parser.add_argument("--lan", action="store_true", help="let phones on this network in, and show a QR for them")
    parser.add_argument("--port", type=_port, default=PORT, help=f"default {PORT}, or the next one that is free")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept (default: with your data)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--terminal", action="store_true", help="show a game of four random minds here, in words")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= _LAST_PORT:
        raise argparse.ArgumentTypeError(f"give a number from 1 to {_LAST_PORT}")
    return int(text)


def _play(asked: argparse.Namespace) -> int:
    prepare("run")
    if asked.terminal:
        return _in_words()
    build_client()
    if asked.prepare:
        say("Everything is in place.")
        return 0
    return _serve(asked)


def _serve(asked: argparse.Namespace) -> int:
    host = "0.0.0.0" if asked.lan else "127.0.0.1"  # noqa: S104 - only when asked for
    port = _free_port(host, asked.port)
    if port != asked.port:
        say(f"Port {asked.port} is taken; we take {port}.")
    addresses = list(_addresses()) if asked.lan else []
    here = f"http://localhost:{port}"
    words = ["serve", "--host", host, "--port", str(port), "--data", asked.data or data_folder(), "--log", "warning"]
    words += [word for address in addresses for word in ("--allow-host", address)]
    with subprocess.Popen([program("reverie"), *words], cwd=ROOT) as server:
        signal.signal(signal.SIGTERM, lambda _signal, _frame: server.terminate())  # who stops us, means both
        try:
            if _up(port, server):
                _welcome(here, [f"http://{address}:{port}" for address in addresses], lan=asked.lan)
                if not asked.no_browser:
                    threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
            return server.wait()
        except KeyboardInterrupt:  # the server heard it too, and says goodbye to every table
            server.wait()
            say("\nThe table is cleared; games go on where they stood.")
            return 0


def _welcome(here: str, phones: list[str], *, lan: bool) -> None:
    say(f"\nReverie is open:  {here}")
    for address in phones:
        say(f"For phones here:  {address}")
    if phones:
        draw = "import segno,sys; segno.make(sys.argv[1], error='l').terminal(compact=True)"
        subprocess.run([python_of(ENVIRONMENT), "-c", draw, phones[0]], check=False)
    elif lan:
        say("This machine has no address on a network: phones cannot reach it.")
    else:
        say("Only this machine can reach it; ./play --lan lets phones on your network in.")
    say("Ctrl-C closes it.\n")


def data_folder() -> Path:
    """Where this system keeps what programs keep for a person."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Reverie"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Reverie"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "reverie"


def _free_port(host: str, first: int) -> int:
    last = min(first + _TRIES - 1, _LAST_PORT)
    for port in range(first, last + 1):
        with socket.socket() as trial:
            if sys.platform != "win32":  # there it would mean that two may listen on one port
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    raise TroubleError(f"Ports {first} to {last} are all taken; name another with --port.")


def _addresses() -> Iterator[str]:
    """What this machine is called on its network: from where it would reach out. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        try:
            out.connect(("192.0.2.1", 9))  # a place that exists in examples only
        except OSError:
            return
        address = str(out.getsockname()[0])
    if not address.startswith("127."):
        yield address


def _up(port: int, server: "subprocess.Popen[bytes]") -> bool:
    """Wait until it answers; False when it has ended instead, and has said why."""
    while server.poll() is None:
        with socket.socket() as trial:
            trial.settimeout(1)
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(0.1)
    return False


def _in_words() -> int:
    with tempfile.TemporaryDirectory(prefix="reverie-") as folder:
        record = Path(folder) / "game.jsonl"
        new = ["--players", "4", "--games", "1", "--seed", secrets.token_hex(8)]
        return _reverie("simulate", *new, "--out", record) or _reverie("show", record)


def _reverie(*words: str | Path) -> int:
    return subprocess.run([program("reverie"), *words], cwd=ROOT, check=False).returncode
