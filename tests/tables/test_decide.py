"""Who may do what, and when: every act in every state of a table, by every kind of member."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from reverie.rules import Claim, ClueKind, Give, Options, Phase, Words
from reverie.rules.moves import Tell
from reverie.tables import acts
from reverie.tables.acts import Act
from reverie.tables.coming import MOST_DEVICES, MOST_MEMBERS
from reverie.tables.decide import device_added, joined, opened
from reverie.tables.evolve import ACTS_KEPT
from reverie.tables.refused import Refused, TableCode
from reverie.tables.settings import Clock, Rabbit, Settings
from tests.tables.bench import PUBLIC, Bench, company

STATES = ("lobby", "race", "telling", "giving", "voting", "over")
BEFORE = ("lobby", "over")  # when no game is played
WHO = {"host": 1, "seated": 2, "watching": 4, "asking": 5}

# What each may be told. "" stands for done; a code for all; or, by state and by who, the first that fits.
OF_PLAYERS: dict[str, tuple[Act, list[tuple[str, str, str]]]] = {
    "rename": (acts.Rename("r", "Åse"), []),
    "ready": (acts.Ready("r", ready=True), []),
    "dress": (
        acts.Dress("d", Rabbit.PLUM),
        [("*", "watching", "not_seated"), ("lobby over", "*", ""), ("*", "*", "playing")],
    ),
    "sit with a mind": (acts.Sit("s", 3), [("lobby over", "*", ""), ("*", "watching", ""), ("*", "*", "playing")]),
    "sit on somebody": (acts.Sit("s", 2), [("*", "*", "chair_taken")]),
    "sit nowhere": (acts.Sit("s", 9), [("*", "*", "no_such_chair")]),
    "sit below": (acts.Sit("s", -1), [("*", "*", "no_such_chair")]),
    "watch": (acts.Watch("w"), [("lobby over", "*", ""), ("*", "watching", ""), ("*", "*", "playing")]),
    "leave": (acts.Leave("l"), []),
    "expel": (acts.Expel("e", 3), [("*", "watching", "not_seated")]),
    "expel nobody": (acts.Expel("e", 99), [("*", "*", "no_such_member")]),
    "cover": (
        acts.Cover("c", 2),
        [("*", "watching", "not_seated"), ("lobby over", "*", "not_playing"), ("*", "*", "")],
    ),
    "cover who is there": (
        acts.Cover("c", 0),
        [("*", "watching", "not_seated"), ("lobby over", "*", "not_playing"), ("*", "*", "there")],
    ),
    "cover a mind": (
        acts.Cover("c", 3),
        [("*", "watching", "not_seated"), ("lobby over", "*", "not_playing"), ("*", "*", "no_such_chair")],
    ),
    "speak": (acts.Speak("s", "hello"), []),
    "speak nothing": (acts.Speak("s", " \u200b "), [("*", "*", "text_empty")]),
    "speak too long": (acts.Speak("s", "a" * 401), [("*", "*", "text_too_long")]),
    "speak backwards": (acts.Speak("s", "a\u202eb"), [("*", "*", "text_signs")]),
    "rename to nothing": (acts.Rename("r", ""), [("*", "*", "name_empty")]),
    "rename too long": (acts.Rename("r", "a" * 25), [("*", "*", "name_too_long")]),
    "rename in signs": (acts.Rename("r", "a\nb"), [("*", "*", "name_signs")]),
    "mute": (acts.Mute("m", 3), []),
    "mute nobody": (acts.Mute("m", 99), [("*", "*", "no_such_member")]),
    "report": (acts.Report("r", 3, "rude"), []),
    "report nobody": (acts.Report("r", 99, "rude"), [("*", "*", "no_such_member")]),
    "unlink": (acts.Unlink("u", 0), []),
    "unlink nothing": (acts.Unlink("u", 1), [("*", "*", "no_such_device")]),
}
OF_THE_HOST: dict[str, tuple[Act, list[tuple[str, str, str]]]] = {
    "start": (acts.Start("s"), [("lobby over", "*", ""), ("*", "*", "playing")]),
    "close": (acts.Close("c"), [("lobby over", "*", "not_playing"), ("*", "*", "")]),
    "set": (acts.Set("s", Settings(chairs=5)), [("lobby over", "*", ""), ("*", "*", "playing")]),
    "invite": (acts.Invite("i", 3), []),
    "invite onto somebody": (acts.Invite("i", 2), [("*", "*", "chair_taken")]),
    "invite nowhere": (acts.Invite("i", 4), [("*", "*", "no_such_chair")]),
    "invite an unknown mind": (acts.Invite("i", 3, "oracle"), [("*", "*", "no_such_mind")]),
    "dismiss": (acts.Dismiss("d", 3), [("lobby over", "*", ""), ("*", "*", "playing")]),
    "dismiss somebody": (acts.Dismiss("d", 2), [("lobby over", "*", "no_such_chair"), ("*", "*", "playing")]),
    "reseat": (acts.Reseat("r", (3, 2, 1, 0)), [("lobby over", "*", ""), ("*", "*", "playing")]),
    "reseat some": (acts.Reseat("r", (0, 0, 1, 2)), [("lobby over", "*", "no_such_chair"), ("*", "*", "playing")]),
    "remove": (acts.Remove("r", 3), []),
    "remove nobody": (acts.Remove("r", 99), [("*", "*", "no_such_member")]),
    "remove oneself": (acts.Remove("r", 1), [("*", "*", "not_yourself")]),
    "admit": (acts.Admit("a", 5), []),
    "admit nobody": (acts.Admit("a", 99), [("*", "*", "no_such_member")]),
    "silence": (acts.Silence("s", 3), []),
    "silence nobody": (acts.Silence("s", 99), [("*", "*", "no_such_member")]),
    "hand over": (acts.HandOver("h", 2), []),
    "hand over to who asks": (acts.HandOver("h", 5), [("*", "*", "no_such_member")]),
}


def expected(rules: list[tuple[str, str, str]], state: str, who: str) -> str:
    for states, whom, code in rules:
        if (states == "*" or state in states.split()) and whom in ("*", who):
            return code
    return ""


@pytest.fixture(scope="module")
def tables() -> dict[str, Bench]:
    return {state: company(state) for state in STATES}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("name", OF_PLAYERS)
def test_what_anyone_may(tables: dict[str, Bench], name: str, state: str) -> None:
    act, rules = OF_PLAYERS[name]
    for who in ("host", "seated", "watching"):
        told = tables[state].refuses(WHO[who], act) or ""
        assert told == expected(rules, state, who), who
    told = tables[state].refuses(WHO["asking"], act) or ""
    assert told == ("" if name == "leave" else "not_admitted")


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("name", OF_THE_HOST)
def test_what_the_host_may(tables: dict[str, Bench], name: str, state: str) -> None:
    act, rules = OF_THE_HOST[name]
    assert (tables[state].refuses(WHO["host"], act) or "") == expected(rules, state, "host")
    for who in ("seated", "watching"):
        assert tables[state].refuses(WHO[who], act) == "not_the_host"
    assert tables[state].refuses(WHO["asking"], act) == "not_admitted"


@pytest.mark.parametrize(
    ("state", "code"),
    [("lobby", "not_playing"), ("race", None), ("telling", "already_claimed"), ("over", "game_over")],
)
def test_a_claim(tables: dict[str, Bench], state: str, code: str | None) -> None:
    bench = tables[state]
    assert bench.refuses(2, bench.here(Claim())) == code
    assert bench.refuses(4, bench.here(Claim())) == ("not_playing" if state == "lobby" else "not_seated")
    assert bench.refuses(5, bench.here(Claim())) == "not_admitted"


@pytest.mark.parametrize("state", ["race", "telling", "giving", "voting", "over"])
def test_a_move_is_for_the_game_turn_and_phase_it_names(tables: dict[str, Bench], state: str) -> None:
    bench = tables[state]
    here = bench.here(Claim())
    elsewhere = next(phase for phase in Phase if phase is not here.phase)
    assert bench.refuses(2, acts.Play("m", here.game, here.turn, elsewhere, here.move)) == "too_late"
    assert bench.refuses(2, acts.Play("m", here.game, here.turn + 1, here.phase, here.move)) == "too_late"
    assert bench.refuses(2, acts.Play("m", here.game - 1, here.turn, here.phase, here.move)) == "too_late"
    assert bench.refuses(2, acts.Play("m", here.game + 1, here.turn, here.phase, here.move)) == "not_playing"
    assert bench.refuses(2, acts.Play("m", 10**400, 0, here.phase, here.move)) == "not_playing"


def test_nobody_plays_another_hand(tables: dict[str, Bench]) -> None:
    bench = tables["giving"]
    game = bench.table.game
    assert game is not None
    teller = game.storyteller
    assert teller is not None
    giver = next(seat for seat in (0, 1, 2) if seat != teller)
    member = bench.table.chairs[giver].member
    assert member is not None
    assert bench.refuses(member, bench.here(Give((game.hands[teller][0],)))) == "not_your_card"
    assert bench.refuses(member, bench.here(Tell(game.hands[giver][0], Words("mine")))) == "already_told"


# --- Joining --------------------------------------------------------------------------------------------------------


def code_of(answer: object) -> TableCode | None:
    assert answer is None or isinstance(answer, Refused | tuple)
    return TableCode(answer.code) if isinstance(answer, Refused) else None


def test_the_first_to_join_is_the_host_and_all_find_chairs_and_rabbits() -> None:
    bench = Bench()
    for name in ("Ada", "Bruno", "Carmen"):
        bench.joins(name)
    assert bench.table.host == 1
    assert [chair.member for chair in bench.table.chairs] == [1, 2, 3, None]
    assert [member.rabbit for member in bench.table.members] == [Rabbit.INDIGO, Rabbit.BRICK, Rabbit.MARIGOLD]


def test_the_first_to_take_a_rabbit_has_it() -> None:
    bench = Bench()
    bench.joins("Ada", Rabbit.PLUM)
    assert bench.member(1).rabbit is Rabbit.PLUM
    assert code_of(joined(bench.table, "d", "Bruno", Rabbit.PLUM)) is TableCode.RABBIT_TAKEN
    bench.joins("Bruno")
    assert bench.refuses(2, acts.Dress("d", Rabbit.PLUM)) == "rabbit_taken"
    assert bench.refuses(2, acts.Dress("d", Rabbit.TEAL)) == "rabbit_taken", "six at a usual table"
    bench.does(1, acts.Dress("d", Rabbit.MOSS))
    bench.does(2, acts.Dress("d", Rabbit.PLUM))
    assert bench.member(2).rabbit is Rabbit.PLUM


def test_who_comes_twice_is_there_once() -> None:
    bench = Bench()
    bench.joins("Ada")
    assert joined(bench.table, "device-of-Ada", "Ada again", None) == ()


def test_a_full_table_takes_nobody() -> None:
    bench = Bench()
    for number in range(MOST_MEMBERS):
        bench.joins(f"guest {number}")
    assert code_of(joined(bench.table, "d", "late", None)) is TableCode.TABLE_FULL


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", TableCode.NAME_EMPTY),
        ("\u3164", TableCode.NAME_EMPTY),
        ("a" * 25, TableCode.NAME_TOO_LONG),
        ("\ud800", TableCode.NAME_SIGNS),
        ("日" * 24, None),
        ("  Õie  ", None),
        ("👩‍👩‍👧", None),
    ],
)
def test_names(name: str, code: TableCode | None) -> None:
    assert code_of(joined(Bench().table, "d", name, None)) is code


def test_who_watches_wears_no_rabbit_so_that_every_chair_finds_one() -> None:
    bench = Bench(Settings(chairs=3))
    for number in range(3):
        bench.joins(f"player {number}")
    for number in range(9):
        bench.joins(f"watcher {number}", Rabbit.STONE)
    assert {member.rabbit for member in bench.table.members[3:]} == {None}
    bench.does(1, acts.Start("s"))
    bench.does(2, acts.Leave("l"))
    mind = bench.table.chairs[1].mind
    assert mind is not None
    assert mind.rabbit is Rabbit.BRICK, "the hand keeps its rabbit on the track"
    bench.does(9, acts.Sit("s", 1))
    assert bench.member(9).rabbit is Rabbit.BRICK


def test_nobody_is_added_in_mid_game_but_in_the_place_of_a_mind() -> None:
    bench = Bench(Settings(chairs=4))
    for name in ("Ada", "Bruno", "Carmen"):
        bench.joins(name)
    bench.does(1, acts.Invite("i", 3))
    bench.does(1, acts.Start("s"))
    bench.play_until(Phase.GIVING)
    late = bench.joins("Dario")
    assert bench.table.chair_of(late) is None
    assert bench.table.game is not None
    hand = bench.table.game.hands[3]
    bench.does(late, acts.Sit("s", 3))
    assert bench.table.chair_of(late) == 3
    assert bench.table.seat_of(late) == 3
    assert bench.table.game.hands[3] == hand


def test_devices_belong_to_one_member_and_are_not_too_many() -> None:
    bench = Bench()
    bench.joins("Ada")
    bench.joins("Bruno")
    assert code_of(device_added(bench.table, 1, "device-of-Bruno")) is TableCode.DEVICE_TAKEN
    assert device_added(bench.table, 1, "device-of-Ada") == ()
    assert code_of(device_added(bench.table, 9, "d")) is TableCode.NO_SUCH_MEMBER
    for number in range(MOST_DEVICES - 1):
        bench.happens(device_added(bench.table, 1, f"further {number}"))
    assert code_of(device_added(bench.table, 1, "one too many")) is TableCode.TOO_MANY_DEVICES
    bench.does(1, acts.Unlink("u", 1))
    assert device_added(bench.table, 1, "one too many")


# --- Leaving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", ["race", "telling", "giving", "voting"])
@pytest.mark.parametrize("how", ["leave", "remove", "expel"])
@pytest.mark.parametrize("whom", ["storyteller", "another"])
def test_who_goes_for_good_leaves_their_hand_to_a_mind(state: str, how: str, whom: str) -> None:
    bench = Bench(Settings(chairs=5))
    for name in ("Ada", "Bruno", "Carmen", "Dario", "Elin"):
        bench.joins(name)
    bench.does(1, acts.Start("s"))
    bench.play_until(Phase(state))
    game = bench.table.game
    assert game is not None
    teller = game.storyteller or 0
    seat = teller if whom == "storyteller" else (teller + 1) % 5
    member = seat + 1
    bench.away.discard(member)
    if how == "leave":
        bench.does(member, acts.Leave("l"))
    elif how == "remove":
        host = bench.table.host
        if host == member:
            bench.does(member, acts.HandOver("h", (member % 5) + 1))
        assert bench.table.host is not None
        bench.does(bench.table.host, acts.Remove("r", member))
    else:
        voices = [number for number in range(1, 6) if number != member]
        for number in voices[:2]:
            bench.does(number, acts.Expel("e", member))
            assert bench.table.member(member), "half of the others is not more than half"
        bench.does(voices[2], acts.Expel("e", member))
    assert bench.table.member(member) is None
    assert bench.table.chairs[seat].mind is not None
    assert bench.table.host not in (None, member)
    assert bench.table.playing
    assert bench.table.expulsions == ()
    bench.play_until(Phase.OVER)


def test_the_last_to_leave_closes_the_game() -> None:
    bench = company("telling")
    for number in (2, 3, 1):
        assert bench.table.playing
        bench.does(number, acts.Leave("l"))
    assert not bench.table.playing
    assert bench.table.game is not None
    assert bench.table.game.outcome is not None
    assert bench.table.game.outcome.closed == "everyone_left"
    assert bench.table.host == 4, "who watches is left, and has the table"


def test_one_voice_puts_nobody_out() -> None:
    bench = Bench(Settings(chairs=3))
    bench.joins("Ada")
    bench.joins("Bruno")
    bench.does(1, acts.Expel("e", 2))
    assert bench.table.member(2)
    bench.does(1, acts.Expel("e", 2, wanted=False))
    assert bench.table.expulsions == ()


def test_a_voice_counts_anew_when_others_have_left() -> None:
    bench = Bench(Settings(chairs=6))
    for name in ("Ada", "Bruno", "Carmen", "Dario", "Elin"):
        bench.joins(name)
    bench.does(1, acts.Expel("e", 5))
    bench.does(2, acts.Expel("e", 5))
    bench.does(3, acts.Leave("l"))
    assert bench.table.member(5)
    bench.does(2, acts.Expel("e2", 5))
    assert bench.table.member(5) is None


def test_the_host_is_followed_by_who_sits_next_and_is_there() -> None:
    bench = company("voting")
    bench.away.add(2)
    bench.does(1, acts.Leave("l"))
    assert bench.table.host == 4, "nobody in a chair is there: who watches is"
    bench = company("voting")
    bench.does(1, acts.Leave("l"))
    assert bench.table.host == 2


# --- Start, settings, the next game ---------------------------------------------------------------------------------


def test_a_game_needs_three_chairs_and_a_person() -> None:
    bench = Bench(Settings(chairs=3))
    bench.joins("Ada")
    bench.does(1, acts.Invite("i", 1))
    assert bench.refuses(1, acts.Start("s")) == "too_few"
    bench.does(1, acts.Watch("w"))
    bench.does(1, acts.Invite("i", 0))
    bench.does(1, acts.Invite("i", 2))
    assert bench.refuses(1, acts.Start("s")) == "too_few", "minds alone would never go on"
    bench.does(1, acts.Sit("s", 0))
    assert bench.refuses(1, acts.Start("s")) is None


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(chairs=4, deck="tarot"), "no_such_deck"),
        (Settings(chairs=3, options=Options(allies=(0, 1))), "bad_settings"),
        (Settings(chairs=6, options=Options(votes=2)), "bad_settings"),
        (Settings(chairs=12), None),
    ],
)
def test_settings_that_cannot_be(settings: Settings, code: str | None) -> None:
    bench = Bench(Settings(chairs=4))
    bench.joins("Ada")
    assert bench.refuses(1, acts.Set("s", settings)) == code
    answer = opened("t", settings, "l", "c", bench.means)
    assert (answer.code.value if isinstance(answer, Refused) else None) == code


def test_public_tables_are_the_owners_to_allow_and_record_nothing() -> None:
    bench = Bench(PUBLIC)
    bench.joins("Ada")
    for kind in (ClueKind.SOUND, ClueKind.MIME):
        recorded = Settings(chairs=4, public=True, options=Options(clues=(ClueKind.WORDS, kind)))
        assert bench.refuses(1, acts.Set("s", recorded)) == "bad_settings"
    bench.means = replace(bench.means, public=False)
    assert bench.refuses(1, acts.Set("s", replace(PUBLIC, chairs=5))) == "not_public"


def test_nobody_loses_a_chair_by_settings() -> None:
    bench = Bench(Settings(chairs=6))
    for name in ("Ada", "Bruno", "Carmen", "Dario"):
        bench.joins(name)
    bench.does(3, acts.Sit("s", 5))
    assert bench.refuses(1, acts.Set("s", Settings(chairs=3))) == "bad_settings"
    bench.does(1, acts.Set("s", Settings(chairs=4)))
    assert [chair.member for chair in bench.table.chairs] == [1, 2, 4, 3]


def test_again_with_the_same_people_deals_what_nobody_has_seen_first() -> None:
    settings = Settings(chairs=6, clock=Clock(telling=60))
    bench = Bench(settings)
    for name in ("Ada", "Bruno", "Carmen"):
        bench.joins(name)
    bench.does(1, acts.Start("s"))
    bench.play_until(Phase.VOTING)
    bench.does(1, acts.Close("c"))
    assert bench.table.game is not None
    out = set(bench.table.game.setup.cards) - set(bench.table.game.pile)
    bench.does(2, acts.Ready("r", ready=True))
    late = bench.joins("Dario")
    assert bench.table.chair_of(late) == 3, "the chairs put away at the start are back"
    bench.does(1, acts.Start("s2"))
    table = bench.table
    assert table.game is not None
    assert table.header is not None
    assert (table.number, table.game.phase, table.settings) == (2, Phase.RACE, settings)
    assert [chair.member for chair in table.chairs] == [1, 2, 3, 4]
    assert table.header.deck.unseen == 84 - len(out)
    assert set(table.header.deck.cards[: 84 - len(out)]).isdisjoint(out)
    assert {card for hand in table.game.hands for card in hand}.isdisjoint(out)
    assert not any(member.ready for member in table.members)


def test_once_every_picture_was_seen_the_next_game_begins_with_those_not_seen_last() -> None:
    bench = Bench(Settings(chairs=3))
    for name in ("Ada", "Bruno", "Carmen"):
        bench.joins(name)
    seen: list[set[str]] = []
    for _ in range(4):
        bench.does(1, acts.Start("s"))
        bench.play_until(Phase.VOTING)
        assert bench.table.game is not None
        seen.append({card for hand in bench.table.game.hands for card in hand})
        bench.does(1, acts.Close("c"))
    for one, next_one in pairwise(seen[:3]):
        assert one.isdisjoint(next_one)


def test_after_the_game_the_seats_stay_who_had_them_however_the_chairs_are_moved() -> None:
    bench = company("giving")
    bench.does(1, acts.Close("c"))
    bench.does(1, acts.Reseat("r", (2, 1, 0, 3)))
    bench.does(1, acts.Set("s", Settings(chairs=6, public=True)))
    bench.does(4, acts.Sit("s", 5))
    seats = [bench.table.seat_of(number) for number in (1, 2, 3, 4)]
    assert seats == [0, 1, 2, None]


def test_a_repeat_is_known_by_its_mark() -> None:
    bench = company("lobby")
    assert bench.member(2).acts == ()
    bench.happens(bench.asked(2, acts.Speak("one", "hello")), 2, "2/one")
    for number in range(ACTS_KEPT + 3):
        bench.happens(bench.asked(1, acts.Speak("more", "and more")), 1, f"1/{number}")
    assert bench.member(2).acts == ("2/one",)
    assert bench.member(1).acts == tuple(f"1/{number}" for number in range(3, ACTS_KEPT + 3))
    assert bench.replayed() == bench.table
    bench.happens(bench.asked(2, acts.Leave("two")), 2, "2/two")
    assert bench.replayed() == bench.table


def test_who_was_removed_must_be_let_in_again_and_who_left_need_not() -> None:
    bench = Bench(Settings(chairs=4))
    for name in ("Ada", "Bruno", "Carmen"):
        bench.joins(name)
    bench.does(2, acts.Leave("l"))
    assert not bench.member(bench.joins("Bruno")).asking
    bench.does(1, acts.Remove("r", 3))
    back = bench.joins("Carmen")
    assert bench.member(back).asking
    assert bench.table.chair_of(back) is None
    assert bench.refuses(back, acts.Speak("s", "but why?")) == "not_admitted"
    bench.does(1, acts.Admit("a", back))
    bench.does(back, acts.Leave("l"))
    assert not bench.member(bench.joins("Carmen")).asking, "let in once, it is forgotten"
    assert bench.replayed() == bench.table


def test_at_a_public_table_who_was_removed_may_not_even_ask() -> None:
    bench = Bench(PUBLIC)
    bench.joins("Ada")
    bench.does(1, acts.Remove("r", bench.joins("Bruno")))
    again = joined(bench.table, "device-of-Bruno", "Bruno", None)
    assert again == Refused(TableCode.REMOVED)
    assert bench.member(bench.joins("Carmen")).asking
