"""Two thoughts in one clue. The forms need no grammar of either thought, so that they are right in every language."""

from collections.abc import Mapping

_OTHERWISE = ("{a} – {b}",)
_FORMS: Mapping[str, tuple[str, ...]] = {
    "en": ("{a} – {b}", "{a}… {b}?", "{a}. Or else: {b}", "first {a}, then {b}"),
    "fr": ("{a} – {b}", "{a}… {b}\u202f?", "{a}. Ou bien\u202f: {b}", "d’abord {a}, puis {b}"),
    "es": ("{a} – {b}", "{a}… ¿{b}?", "{a}. O si no: {b}", "primero {a}, luego {b}"),
    "pt": ("{a} – {b}", "{a}… {b}?", "{a}. Ou então: {b}", "primeiro {a}, depois {b}"),
    "et": ("{a} – {b}", "{a}… {b}?", "{a}. Või siis: {b}", "algul {a}, siis {b}"),
}


def joined(first: str, second: str, language: str, number: int) -> str:
    forms = _FORMS.get(language.partition("-")[0], _OTHERWISE)
    plain = bare(first), bare(second)
    form = forms[number % len(forms)] if all(plain) else _OTHERWISE[0]
    return form.format(a=bare(first) or first, b=bare(second) or second)


def voiced(text: str, voice: str, language: str) -> str:
    """A thought in somebody's voice; one that has an ending of its own keeps it."""
    if voice == "{}" or not text[-1:].isalnum():
        return text
    if language.startswith("es") and voice in ("{}?", "{}!"):
        return f"{'¿' if voice == '{}?' else '¡'}{text}{voice[-1]}"
    if language.startswith("fr") and voice in ("{}?", "{}!"):
        return f"{text}\u202f{voice[-1]}"
    return voice.format(text)


def bare(text: str) -> str:
    """Without the signs that make a question or an exclamation of it: it is the same thought still."""
    return text.strip(" .!?…¡¿\u202f")
