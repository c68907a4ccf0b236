"""What a mind makes of a clue: its words, and the languages they may be in. A tune or a mime it cannot take in."""

from reverie.minds.estonian import share_known
from reverie.minds.knowledge import Knowledge
from reverie.minds.lore import Numbers
from reverie.rules import Clue, Words

_MOSTLY = 0.6  # of a text's words: then it may well be Estonian, whatever it is said to be


class Heard:
    """A clue that can be read, held against a deck."""

    def __init__(self, text: str, languages: tuple[str, ...]) -> None:
        self.text = text
        self.languages = languages

    def fits(self, knowledge: Knowledge) -> Numbers:
        return knowledge.fits(self.text, self.languages)

    def thought(self, knowledge: Knowledge, card: int) -> str:
        """What in a card answers it, in the language of the table if possible."""
        likeness = knowledge.lore.likeness(self.text, self.languages[0])
        note = knowledge.best(likeness, card)
        return note.text if note else ""


def heard(clue: Clue | None, language: str) -> Heard | None:
    """None where there are no words in it: then a mind can only play as if it had seen something in it."""
    text = clue.text if isinstance(clue, Words) else clue.caption if clue is not None else ""
    if not any(sign.isalnum() for sign in text):
        return None
    said = (clue.lang if isinstance(clue, Words) else None) or language
    tongues = [said.partition("-")[0], language]
    if "et" in tongues and share_known(text) < _MOSTLY:
        tongues.append("en")  # as any language that the encoder has learnt
    elif share_known(text) >= _MOSTLY:
        tongues.append("et")
    return Heard(text, tuple(dict.fromkeys(tongues)))
