"""Requests made up from the server's own OpenAPI, right ones and wrong ones, by schemathesis.

This file is two things: what runs schemathesis, and what schemathesis itself loads (as its hooks), so that its requests
come from a member of a real table, and from an address of their own each time: else little would get past the door.
"""

import os
import re
import subprocess
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from schemathesis import hook  # pyright: ignore[reportUnknownVariableType]

ROOT = Path(__file__).parents[1]
_TABLE, _TOKEN = "REVERIE_TABLE", "REVERIE_TOKEN"
# What the schema allows may still be refused: the rules are not in it. And who made a table does not ask for it next.
_NOT_ASKED = "positive_data_acceptance,ensure_resource_availability"
_MADE = re.compile(r"(\d+) generated")
_ADDRESSES = count()


class Verdict(Struct, frozen=True):
    well: bool
    requests: int
    said: str


def asked(server: str, table: str, token: str, examples: int) -> Verdict:
    """So many of each kind of request, at most, and whether each answer was one that the OpenAPI tells of."""
    options = ["--max-examples", str(examples), "--exclude-checks", _NOT_ASKED, "--phases", "coverage,fuzzing,stateful"]
    options += ["--suppress-health-check", "all", "--continue-on-failure", "--request-timeout", "20"]
    options += ["--generation-database", "none", "--warnings", "off", "--no-color"]
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server}/api/schema/openapi.json", *options]
    ours = {"SCHEMATHESIS_HOOKS": "bench.openapi", _TABLE: table, _TOKEN: token, "PYTHONPATH": str(ROOT)}
    with TemporaryDirectory() as folder:  # it leaves things lying about
        ended = subprocess.run(command, cwd=folder, env=os.environ | ours, capture_output=True, text=True, check=False)
    made = _MADE.search(ended.stdout)
    return Verdict(ended.returncode == 0, int(made[1]) if made else 0, ended.stdout + ended.stderr)


@hook  # pyright: ignore[reportUntypedFunctionDecorator]
def before_call(_context: Any, case: Any, _more: Any) -> None:
    number = next(_ADDRESSES)
    case.headers["x-forwarded-for"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    case.headers["authorization"] = f"Bearer {os.environ[_TOKEN] if number % 2 else 'x'}"
    if case.path_parameters and "table" in case.path_parameters and case.method != "DELETE" and number % 3:
        case.path_parameters["table"] = os.environ[_TABLE]
