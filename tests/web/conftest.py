"""Tests of this room run in an event loop of their own, with a real server in it."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.web.hall import Hall, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncGenerator[Hall]:
    async with opened(tmp_path / "data") as hall:
        yield hall
