"""Who is who without accounts: a device is known by a token that only this server can have made.

Nothing about devices is stored. The token is the device's id with a tag under the server's key; the id alone, as it
stands in journals, opens nothing. All this hangs on one key, from which every use has a key of its own. A lost key
locks everyone out of their seats, and every link and code with them; a stolen one lets anybody be anyone.
"""

import hmac
import os
import secrets
import tempfile
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path

KEY_FILE = "key"
KEY_BYTES = 32
ID_SIGNS = 22  # 128 bits in base64url


class KeyFileError(Exception):
    """The key is not what this server once wrote."""


def key_in(folder: Path) -> bytes:
    """The server's key, made when there is none yet."""
    path = folder / KEY_FILE
    if not path.exists():
        _make_key(path)
    if path.stat().st_mode & 0o077:  # it came back from a copy, say
        with suppress(OSError):
            path.chmod(0o600)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise KeyFileError(f"{path} is damaged. Bring it back from a copy; without it nobody gets their seat back.")
    return key


class Identity:
    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"reverie: devices", "sha256")

    def new_device(self) -> tuple[str, str]:
        """The id of a new device, and the token to give it."""
        device = secrets.token_urlsafe(16)
        return device, device + self._tag(device)

    def device_of(self, token: str) -> str | None:
        """Whose token this is. How long the answer takes tells nothing of a false one."""
        device, tag = token[:ID_SIGNS], token[ID_SIGNS:]
        is_ours = token.isascii() and hmac.compare_digest(tag, self._tag(device))
        return device if is_ours else None

    def _tag(self, device: str) -> str:
        digest = hmac.digest(self._key, device.encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()


def _make_key(path: Path) -> None:
    """Whole or not at all, and never in the place of another: a link, unlike a renaming, does not overwrite."""
    descriptor, draft = tempfile.mkstemp(dir=path.parent)  # for its owner only
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        Path(draft).unlink()
