"""`reverie serve`, `reverie tables`, `reverie export`: the commands of a server's owner."""

import asyncio
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from reverie.minds.elsewhere import Elsewhere, ElsewhereError, Key, read_elsewhere
from reverie.rules import record
from reverie.tables import telling
from reverie.tables.album import games
from reverie.tables.happenings import Joined, Page, Renamed, Reported, decode
from reverie.tables.journal import Entry, JournalError
from reverie.tables.sqlite import SqliteJournal
from reverie.tables.table import MemberId
from reverie.web.config import JOURNAL, Config
from reverie.web.identity import KeyFileError
from reverie.web.logs import log_to_stderr


def add_commands(commands: Any) -> None:
    serving: ArgumentParser = commands.add_parser("serve", help="host tables over HTTP and WebSocket")
    _add_data(serving)
    serving.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine alone)")
    serving.add_argument("--port", type=_port, default=8042, help="default 8042")
    serving.add_argument("--public-url", type=_url, metavar="URL", help="as people reach it, behind a proxy say")
    serving.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="another name of ours")
    serving.add_argument(
        "--trusted-proxy", action="append", default=[], type=_network, metavar="NET", help="believe its X-Forwarded-For"
    )
    serving.add_argument("--decks", type=_folder, metavar="FOLDER", help="decks to play with besides ours")
    serving.add_argument(
        "--brain",
        type=_brain,
        default=(None, None),
        metavar="FILE",
        help="a model elsewhere that minds may ask (docs/minds.md)",
    )
    serving.add_argument("--keep-days", type=_days, metavar="N", help="delete tables unused for so long")
    serving.add_argument("--list-public", action="store_true", help="let people make public tables, and list them")
    serving.add_argument("--log", default="info", choices=("debug", "info", "warning", "error"), help="default info")
    serving.set_defaults(run=_serve)
    listing: ArgumentParser = commands.add_parser("tables", help="list the tables in a data folder")
    _add_data(listing)
    listing.set_defaults(run=_tables)
    exporting: ArgumentParser = commands.add_parser("export", help="write the records of a table's games")
    exporting.add_argument("table", metavar="TABLE", help="its id, as `reverie tables` shows it")
    _add_data(exporting)
    exporting.add_argument("--out", type=Path, metavar="FILE", help="default: to the terminal")
    exporting.set_defaults(run=_export)


def _add_data(parser: ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, required=True, metavar="FOLDER", help="where everything is kept")


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise ArgumentTypeError("give a number from 1 to 65535")
    return int(text)


def _url(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise ArgumentTypeError("give it as https://name, without a path")
    return text.rstrip("/")


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from error


def _folder(text: str) -> Path:
    if not Path(text).is_dir():
        raise ArgumentTypeError(f"there is no folder {text}")
    return Path(text)


def _brain(text: str) -> tuple[Elsewhere, Key | None]:
    try:
        return read_elsewhere(Path(text))
    except ElsewhereError as error:
        raise ArgumentTypeError(str(error)) from error


def _days(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError("give a number of days, 1 or more")
    return int(text)


def _serve(chosen: Namespace) -> int:
    from reverie.web.serve import listen, serve  # noqa: PLC0415 - half a second that the other commands can do without

    log_to_stderr(chosen.log)
    config = Config(
        data=chosen.data,
        host=chosen.host,
        port=chosen.port,
        public_url=chosen.public_url,
        hosts=tuple(name.lower() for name in chosen.allow_host),
        trusted_proxies=tuple(chosen.trusted_proxy),
        decks=chosen.decks,
        keep_days=chosen.keep_days,
        list_public=chosen.list_public,
        brain=chosen.brain[0],
        brain_key=chosen.brain[1],
    )
    try:
        listener = listen(config)
    except OSError as error:
        print(f"reverie: cannot listen on {config.host}, port {config.port}: {error.strerror}", file=sys.stderr)
        return 2
    with listener:
        return _with_journal(lambda: _run(serve(config, listener)))


def _run(serving: Any) -> int:
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serving)
    return 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: Windows has none."""
    try:
        import uvloop  # noqa: PLC0415 - not everywhere
    except ImportError:
        return None
    return uvloop.new_event_loop


def _tables(chosen: Namespace) -> int:
    return _with_journal(lambda: asyncio.run(_list(chosen.data)))


async def _list(data: Path) -> int:
    journal = SqliteJournal.look(data / JOURNAL)
    for kept in await journal.kept():
        label = telling.read_label(kept.label)
        last = datetime.fromtimestamp(kept.at / 1000, UTC).isoformat(sep=" ", timespec="minutes")
        state = f"game {label.game}, turn {label.turn}" if label.playing else "no game now"
        print(f"{kept.table}  {last}  {label.people} people, {label.minds} minds, {state}")
        if label.reports:
            for report in _reports(decode(entry.body) for entry in await journal.read(kept.table)):
                print(f"    {report}")
    await journal.close()
    return 0


def _reports(pages: Iterable[Page]) -> Iterator[str]:
    """Who was reported by whom, under the names they had then, and why."""
    names: dict[MemberId, str] = {}
    for page in pages:
        for happening in page.happenings:
            if isinstance(happening, Joined | Renamed):
                names[happening.member] = happening.name
            elif isinstance(happening, Reported):
                yield f"{names[happening.by]} reports {names[happening.member]}: {happening.why}"


def _export(chosen: Namespace) -> int:
    return _with_journal(lambda: _write_records(chosen.data, chosen.table, chosen.out))


async def _entries(data: Path, table: str) -> list[Entry]:
    journal = SqliteJournal.look(data / JOURNAL)
    try:
        return await journal.read(table)
    finally:
        await journal.close()


def _write_records(data: Path, table: str, out: Path | None) -> int:
    entries = asyncio.run(_entries(data, table))
    if not entries:
        print(f"reverie: there is no table {table} in {data}; `reverie tables` lists them", file=sys.stderr)
        return 2
    played = games(decode(it.body) for it in entries)
    records = b"".join(record.encode(game.header, game.events) for game in played if game.over)
    if not all(game.over for game in played):
        print("reverie: the game that is being played is left out, for its record shows every hand", file=sys.stderr)
    if out is None:
        sys.stdout.buffer.write(records)
    else:
        out.write_bytes(records)
    return 0


def _with_journal(work: Callable[[], int]) -> int:
    try:
        return work()
    except (JournalError, KeyFileError) as error:
        print(f"reverie: {error}", file=sys.stderr)
        return 2
