"""How a server's owner says where a better brain is, and what cannot be said."""

from pathlib import Path

import pytest

from reverie.minds.elsewhere import KEY, Elsewhere, ElsewhereError, Key, read_elsewhere

LEAST = 'url = "https://models.example.org/v1/"\nmodel = "small-1"\n'


def read(folder: Path, text: str, **environment: str) -> tuple[Elsewhere, Key | None]:
    path = folder / "brain.toml"
    path.write_text(text, "utf-8")
    return read_elsewhere(path, environment)


def test_two_lines_are_enough(tmp_path: Path) -> None:
    at, key = read(tmp_path, LEAST)
    assert at == Elsewhere("https://models.example.org/v1", "small-1", name="models.example.org")
    assert not at.pictures, "words leave the server sooner than pictures"
    assert key is None


def test_all_that_can_be_said(tmp_path: Path) -> None:
    at, _ = read(
        tmp_path,
        LEAST
        + 'name = "  Õnne mudel  "\npictures = true\ntimeout = 8\nquestions = 40\ntokens = 9000\n'
        + "[body]\nmax_tokens = 300\n[body.response_format]\ntype = 'json_object'\n",
    )
    assert at.name == "Õnne mudel"
    assert (at.pictures, at.timeout, at.questions, at.tokens) == (True, 8.0, 40, 9000)
    assert at.body == {"max_tokens": 300, "response_format": {"type": "json_object"}}


def test_the_key_comes_from_the_environment_or_from_a_file_beside(tmp_path: Path) -> None:
    _, key = read(tmp_path, LEAST, **{KEY: "one"})
    assert key is not None
    assert key.told() == "one"
    (tmp_path / "secret").write_text("two\n")
    _, key = read(tmp_path, LEAST + 'key_file = "secret"', **{KEY: "one"})
    assert key is not None
    assert key.told() == "two"


def test_a_key_is_not_shown_by_accident() -> None:
    assert "secret" not in f"{Key('secret')} {Key('secret')!r} {[Key('secret')]}"


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ("", "url"),
        ('url = "https://models.example.org/v1"', "model"),
        (LEAST.replace("small-1", ""), "model"),
        (LEAST.replace("https:", "ftp:"), "url"),
        (LEAST.replace("https://", ""), "url"),
        (LEAST.replace("https://", "https://me:word@"), "url"),
        (LEAST.replace("/v1/", "/v1?key=secret"), "url"),
        (LEAST.replace("/v1/", ":99999/v1"), "url"),
        (LEAST + 'key = "secret"', "key"),
        (LEAST + 'key_file = "nowhere"', "key_file"),
        (LEAST + 'name = "two\\nlines"', "name"),
        (LEAST + f'name = "{"x" * 61}"', "name"),
        (LEAST.replace("models", "models." + "x" * 60), "name"),
        (LEAST + "timeout = 0", "timeout"),
        (LEAST + "timeout = 61", "timeout"),
        (LEAST + "questions = 0", "questions"),
        (LEAST + "tokens = 0", "tokens"),
        (LEAST + 'pictures = "yes"', "pictures"),
        (LEAST + "temperature = 1", "temperature"),
        (LEAST + '[body]\nmodel = "other"', "body"),
        ("url = ", "brain.toml"),
    ],
)
def test_what_cannot_be_is_named(tmp_path: Path, wrong: str, named: str) -> None:
    with pytest.raises(ElsewhereError) as refused:
        read(tmp_path, wrong)
    told = str(refused.value)
    assert named in told
    assert "brain.toml" in told
    assert "secret" not in told
    assert "\n" not in told


def test_a_key_with_a_line_in_it_is_no_key(tmp_path: Path) -> None:
    with pytest.raises(ElsewhereError) as refused:
        read(tmp_path, LEAST, **{KEY: "se\r\ncret"})
    assert "cret" not in str(refused.value)
