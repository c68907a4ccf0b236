"""Logs for machines to read: one JSON object a line. What is played, said or secret is never put into one."""

import json
import logging
from datetime import UTC, datetime

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told.update({name: value for name, value in vars(record).items() if name not in _OWN})
        if record.exc_info and record.exc_info[0] is not None:
            # The place, and not the words: an exception may carry what a message held.
            trace, last = record.exc_info[2], "?"
            while trace is not None:
                last = f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
                trace = trace.tb_next
            told["error"] = f"{record.exc_info[0].__name__} in {last}"
        return json.dumps(told, ensure_ascii=False, default=str)


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_Json())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn", "websockets", "asyncio", "httpx", "httpcore"):  # they would log addresses and paths
        logging.getLogger(noisy).setLevel(logging.ERROR)
