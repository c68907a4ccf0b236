"""The real server, with minds that do not ponder: `python quick_server.py PORT FOLDER [BRAIN]`."""

import asyncio
import sys
from pathlib import Path

from reverie.minds.elsewhere import read_elsewhere
from reverie.tables.live import Pace
from reverie.web.config import Config
from reverie.web.serve import listen, running, uvicorn_for


async def serve(port: int, folder: Path, *brains: Path) -> None:
    brain, key = read_elsewhere(brains[0]) if brains else (None, None)
    config = Config(data=folder, port=port, brain=brain, brain_key=key)
    async with running(config, pace=Pace(answer=(60, 200), claim=(2500, 4000))) as server:
        await uvicorn_for(server).serve([listen(config)])


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), *map(Path, sys.argv[2:])))
