"""The real server, with minds that do not ponder: `python quick_server.py PORT FOLDER [BUILT VERSION]`.

The last two make it the server of another version, with another page.
"""

import asyncio
import sys
from pathlib import Path

from reverie.tables import telling
from reverie.tables.live import Pace
from reverie.web import pages
from reverie.web.config import Config
from reverie.web.serve import listen, running, uvicorn_for


async def serve(port: int, folder: Path) -> None:
    config = Config(data=folder, port=port)
    async with running(config, pace=Pace(answer=(60, 200), claim=(2500, 4000))) as server:
        await uvicorn_for(server).serve([listen(config)])


if __name__ == "__main__":
    _, port, folder, *newer = sys.argv
    if newer:
        pages.BUILT, telling.__version__ = Path(newer[0]), newer[1]
    asyncio.run(serve(int(port), Path(folder)))
