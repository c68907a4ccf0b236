"""The real server, with minds that do not ponder; if asked, with a brain elsewhere, more decks, another version."""

import argparse
import asyncio
from pathlib import Path

from reverie.minds.elsewhere import read_elsewhere
from reverie.tables import telling
from reverie.tables.live import Pace
from reverie.web import pages
from reverie.web.config import Config
from reverie.web.serve import listen, running, uvicorn_for


async def serve(port: int, folder: Path, brain_file: Path | None, decks: Path | None) -> None:
    brain, key = read_elsewhere(brain_file) if brain_file else (None, None)
    config = Config(data=folder, port=port, decks=decks, brain=brain, brain_key=key)
    async with running(config, pace=Pace(answer=(60, 200), claim=(2500, 4000))) as server:
        await uvicorn_for(server).serve([listen(config)])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--brain", type=Path)
    parser.add_argument("--decks", type=Path)
    parser.add_argument("--built", type=Path, default=pages.BUILT)
    parser.add_argument("--version", default=telling.__version__)
    asked = parser.parse_args()
    pages.BUILT, telling.__version__ = asked.built, asked.version
    asyncio.run(serve(asked.port, asked.folder, asked.brain, asked.decks))
