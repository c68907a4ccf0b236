"""What leads to a table: a short code to say aloud, a link with a secret, and how the journal knows both.

Which 28 signs? Of every family that eyes or hands mix up (O 0, I L 1, Z 2, S 5, B 8, G 6, U V) one is left, and that
is just enough. Whoever reads or writes another of the family is understood. Without vowels there would be 28 signs too,
but B stands beside 8 then and S beside 5, and no reader can tell which was meant. That no words come out is seen to by
another rule: never three letters in a row, and nothing from a short list of what digits might still spell.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from unicodedata import normalize

from reverie.tables.journal import TableId

SIGNS = "0123456789ACDEFHJKMNPQRTVWXY"
LENGTH = 6
LONGEST_WRITTEN = 40  # with spaces and hyphens wherever people put them

_MISTAKEN = str.maketrans("OILZSBGU", "0112586V")
_ALIKE = str.maketrans("OILZSBGUEATVY", "0112586V347VV")  # for rude words, 3 and E are the same too
_WORD = re.compile("[A-Z]{3}")
_RUDE = """
    ANUS ARSE ASS BITCH CLIT COCK COON CRAP CUM CUNT DICK DYKE FAG FART FUCK FUK GOOK HOMO JIZZ KIKE KKK MILF NAZI
    NEGRO NIG PAKI PENIS PISS POO PORN PUSSY RAPE SEX SHIT SLAG SLUT SPIC TIT TURD TWAT WANK WHORE WTF XXX 1488 HH88
    BITE CHIE CON CUL FDP GOUINE MERDE NEGRE NIQUE NTM PD PEDE PUTAIN PUTE SALOPE VIOL ZOB
    CACA CAGA COJON CULO FOLLA HDP JODE MARICA MIERDA PENE POLLA PUTA PUTO TETA VERGA ZORRA
    BICHA BOSTA CARALH CORNO FODA FODE MERDA PORRA PQP VIADO VSF XOTA
    HOOR KEPP KURAT KUSI LITS MUNN NEEGER NUSS PASK PERSE SITT TISS TURA VITT VITU
""".translate(_ALIKE).split()


def new_table() -> TableId:
    """A name without meaning, that a command line takes as it is. It is not a secret."""
    return secrets.token_hex(10)


def new_link() -> str:
    """128 bits: nobody ever guesses one."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """About 28 bits: to be said aloud, and safe only as long as tries are limited."""
    while True:
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        if _is_decent(code):
            return code


def read_code(text: str) -> str | None:
    """The code that somebody wrote, however they wrote it. None: it cannot be one."""
    if len(text) > LONGEST_WRITTEN:
        return None
    signs = [sign for sign in normalize("NFKC", text).upper() if sign.isalnum()]
    code = "".join(signs).translate(_MISTAKEN)
    return code if len(code) == LENGTH and set(code) <= set(SIGNS) else None


class Doors:
    """Links and codes as the journal knows them, so that who steals a journal cannot walk in by it.

    All codes there are could be tried in a minute; so their digest is worth something only with a key that is kept
    elsewhere.
    """

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"reverie: doors", "sha256")

    def door_of(self, link_or_code: str) -> str:
        known = read_code(link_or_code) or link_or_code.strip()
        digest = hmac.digest(self._key, known.encode("utf-8", "surrogatepass"), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()


def _is_decent(code: str) -> bool:
    alike = code.translate(_ALIKE)
    return not _WORD.search(code) and not any(word in alike for word in _RUDE)
