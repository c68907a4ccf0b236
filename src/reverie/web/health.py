"""What the server's owner, and the owner's machines, may ask: does it live, is it ready, what has it counted."""

from collections import Counter
from collections.abc import Iterator

from litestar import Response, get

from reverie.tables.measures import STEPS, Histogram
from reverie.web.server import Server, TheServer


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", include_in_schema=False)
async def readyz(server: TheServer) -> Response[dict[str, str]]:
    """Ready while the journal can be written."""
    if await server.house.ready():
        return Response({"status": "ready"})
    return Response({"status": "the journal cannot be written"}, status_code=503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(server: TheServer) -> str:
    return "".join(f"{line}\n" for line in _lines(server))


def _lines(server: Server) -> Iterator[str]:
    live, measures = server.house.live.values(), server.measures
    yield from _gauge("reverie_tables", "Tables held in memory.", len(live))
    yield from _gauge("reverie_connections", "Open live lines.", sum(len(table.connections) for table in live))
    yield from _gauge(
        "reverie_seats",
        "Seats in games being played.",
        sum(len(table.table.chairs) for table in live if table.table.playing),
    )
    yield from _counter("reverie_moves_total", "Moves in games, of people, minds and clocks.", measures.moves)
    yield from _histogram("reverie_act_seconds", "From an act being read to its answer.", measures.acts)
    yield from _histogram(
        "reverie_journal_seconds", "From an entry being handed over to its being durable.", measures.journal
    )
    yield from _counted("reverie_refused_total", "Acts refused, by code.", "code", measures.refused)
    yield from _counted("reverie_asked_total", "Questions to a brain elsewhere.", "came", measures.asked)
    yield from _counter("reverie_malformed_total", "Messages that could not be read.", measures.malformed)
    yield from _counter("reverie_overrun_total", "Connections cut off because they did not read.", measures.overrun)


def _gauge(name: str, about: str, value: int) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} gauge"
    yield f"{name} {value}"


def _counter(name: str, about: str, value: int) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} counter"
    yield f"{name} {value}"


def _counted(name: str, about: str, label: str, counts: Counter[str]) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} counter"
    for kind, count in sorted(counts.items()):
        yield f'{name}{{{label}="{kind}"}} {count}'


def _histogram(name: str, about: str, histogram: Histogram) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} histogram"
    below = 0
    for step, count in zip(STEPS, histogram.counts, strict=False):
        below += count
        yield f'{name}_bucket{{le="{step:g}"}} {below}'
    total = sum(histogram.counts)
    yield f'{name}_bucket{{le="+Inf"}} {total}'
    yield f"{name}_sum {histogram.total:.6f}"
    yield f"{name}_count {total}"
