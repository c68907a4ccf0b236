"""Whoever leaves, stumbles or comes back, in whatever phase: the game goes on, or ends decently."""

import pytest

from reverie.client import ClosedError, Line
from reverie.rules import Claim, Phase, Vote
from reverie.tables import acts, wire
from reverie.tables.settings import Settings
from tests.web.hall import Guest, Hall, by_turn, in_phase, over, play_until

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bruno", "Carmen", "Dario", "Elin")
PHASES = (Phase.RACE, Phase.TELLING, Phase.GIVING, Phase.VOTING)


async def at(hall: Hall, phase: Phase, settings: Settings | None = None, names: tuple[str, ...] = NAMES) -> list[Guest]:
    guests = await hall.game(names, settings)
    await play_until(guests, in_phase(phase))
    return guests


def teller_and_others(guests: list[Guest]) -> tuple[Guest, list[Guest]]:
    """The storyteller (in the race: the host), and the rest."""
    seat = guests[0].view.storyteller
    teller = guests[0] if seat is None else next(guest for guest in guests if guest.seat == seat)
    return teller, [guest for guest in guests if guest is not teller]


async def closed(guest: Guest) -> str:
    with pytest.raises(ClosedError) as error:
        await guest.on.until(lambda _: False)
    return error.value.why


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("how", ["leaves", "is removed", "is voted out"])
@pytest.mark.parametrize("whom", ["storyteller", "another"])
async def test_somebody_goes_for_good(hall: Hall, phase: Phase, how: str, whom: str) -> None:
    guests = await at(hall, phase)
    teller, others = teller_and_others(guests)
    goer = teller if whom == "storyteller" else others[-1]
    rest = [guest for guest in guests if guest is not goer]
    seat, number = goer.seat, goer.number
    if how == "leaves":
        await goer.on.do(acts.Leave(""))
    elif how == "is removed":
        if rest[0].on.room and rest[0].on.room.host == number:
            await goer.on.do(acts.HandOver("", rest[0].number))
        host = next(guest for guest in rest if guest.on.room and guest.number == hall.live(guest.table).table.host)
        await host.on.do(acts.Remove("", number))
    else:
        for voice in rest[:3]:
            await voice.on.do(acts.Expel("", number))
    assert await closed(goer) == "left"
    goer.line = None
    for guest in rest:
        await guest.fence()
        room = await guest.on.until(lambda line: line.room)
        assert room is not None
        assert len(room.people) == 4
        assert seat is not None
        assert room.chairs[seat].mind is not None, "a mind plays their hand, for all to see"
        assert room.host in [other.number for other in rest]
    await hall.play_with_minds(rest, by_turn(2))
    assert len(rest[0].view.scores) == 5


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("whom", ["storyteller", "another"])
async def test_somebody_drops_out_and_comes_back_to_the_same_hand(hall: Hall, phase: Phase, whom: str) -> None:
    guests = await at(hall, phase)
    teller, others = teller_and_others(guests)
    goer = teller if whom == "storyteller" else others[-1]
    rest = [guest for guest in guests if guest is not goer]
    before, number = goer.view, goer.number
    await goer.go()
    await rest[0].on.until(lambda line: absent(line) == [number])
    await goer.sit()
    await goer.on.until(lambda line: line.game)
    assert goer.view == before
    await play_until(guests, in_phase(Phase.VOTING, 2))


def absent(line: Line) -> list[int]:
    return [] if line.room is None else [person.id for person in line.room.people if not person.there]


@pytest.mark.parametrize("phase", PHASES)
async def test_sent_twice(hall: Hall, phase: Phase) -> None:
    """With the same id it is done once and answered twice; with a new one it is judged anew."""
    guests = await at(hall, phase)
    mover = next(guest for guest in guests if guest.wanted())
    game = mover.on.game
    assert game is not None
    move = await chosen(mover)
    act = acts.Play("the-same", game.game, game.view.turn, game.view.phase, move)
    version = hall.live(mover.table).table.version
    await mover.on.do(act)
    assert hall.live(mover.table).table.version == version + 1
    await mover.on.do(act)
    assert hall.live(mover.table).table.version == version + 1
    told = {Phase.RACE: "too_late", Phase.TELLING: "too_late"}.get(phase)
    again = acts.Play("another", act.game, act.turn, act.phase, act.move)
    if told:
        assert await mover.refused(again) == told
    else:
        await mover.on.do(again)
    assert hall.live(mover.table).table.version == version + 1, "the same choice again changes nothing"
    await play_until(guests, in_phase(Phase.TELLING, 2))


async def chosen(guest: Guest) -> acts.PlayerMove:
    move, sent = guest.on.play, list[acts.PlayerMove]()

    async def keep(it: acts.PlayerMove) -> None:
        sent.append(it)

    guest.on.play = keep  # pyright: ignore[reportAttributeAccessIssue]
    await guest.move()
    guest.on.play = move
    return sent[0]


async def test_a_repeat_on_a_later_line_is_known(hall: Hall) -> None:
    guests = await at(hall, Phase.GIVING)
    giver = next(guest for guest in guests if guest.wanted())
    act = acts.Play("kept", 1, giver.view.turn, Phase.GIVING, await chosen(giver))
    await giver.on.do(act)
    await giver.go()
    await giver.sit()
    version = hall.live(giver.table).table.version
    await giver.on.do(act)
    assert hall.live(giver.table).table.version == version


async def test_a_repeat_is_known_however_much_the_others_have_done_meanwhile(hall: Hall) -> None:
    ada, bruno, carmen = await hall.party(NAMES[:3])
    word, sign = acts.Speak("said", "only once"), acts.React("shown", "👏")
    await ada.on.do(word)
    await ada.on.do(sign)
    for number in range(100):
        await bruno.on.do(acts.Speak("", f"word {number}"))
        await carmen.on.do(acts.React("", "!"))
    await ada.go()
    await ada.sit()
    await ada.on.do(word)
    await ada.on.do(sign)
    assert hall.live(ada.table).table.said_ever == 101
    await carmen.fence()
    assert len([it for it in carmen.on.heard if isinstance(it, wire.Reacted) and it.sign == "👏"]) == 1


@pytest.mark.parametrize("kind", ["react", "nudge", "ready"])
async def test_a_repeat_of_what_leaves_no_trace_is_known_too(hall: Hall, kind: str) -> None:
    ada, bruno, _ = await hall.game(NAMES[:3])
    act: acts.Act = {
        "react": acts.React("same", "👏"),
        "nudge": acts.Nudge("same", bruno.number),
        "ready": acts.Ready("same", ready=False),
    }[kind]
    for _ in range(3):
        await ada.on.do(act)
    await bruno.fence()
    heard = [message for message in bruno.on.heard if isinstance(message, wire.Reacted | wire.Nudged)]
    assert len(heard) == (0 if kind == "ready" else 1)
    if kind == "ready":
        await ada.on.do(acts.Ready("", ready=True))
        await ada.on.do(act)
        assert hall.live(ada.table).table.members[0].ready, "what was done before does not undo what came after"


@pytest.mark.parametrize("phase", PHASES)
async def test_sent_late_or_out_of_turn(hall: Hall, phase: Phase) -> None:
    guests = await at(hall, phase)
    teller, others = teller_and_others(guests)
    game = others[0].on.game
    assert game is not None
    version = hall.live(teller.table).table.version
    elsewhere = [other for other in Phase if other is not phase]
    for wrong in elsewhere:
        late = acts.Play("", game.game, game.view.turn, wrong, Claim())
        assert await others[0].refused(late) == "too_late"
    assert await others[0].refused(acts.Play("", game.game, game.view.turn + 1, phase, Claim())) == "too_late"
    assert await others[0].refused(acts.Play("", 99, game.view.turn, phase, Claim())) == "not_playing"
    if phase is not Phase.RACE:
        assert await others[0].refused(acts.Play("", 1, game.view.turn, phase, Claim())) == "already_claimed"
    if phase is Phase.VOTING:
        own = others[0].view.row.index(others[0].view.chosen[0]) + 1
        assert await others[0].refused(acts.Play("", 1, 1, phase, Vote((own,)))) == "own_card"
        assert await teller.refused(acts.Play("", 1, 1, phase, Vote((1,)))) == "not_your_turn"
    assert hall.live(teller.table).table.version == version
    await play_until(guests, in_phase(Phase.TELLING, 2))


@pytest.mark.parametrize("phase", PHASES)
async def test_nonsense_is_told_so_and_moves_nobody(hall: Hall, phase: Phase) -> None:
    guests = await at(hall, phase)
    ada = guests[0]
    nonsense = [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        '{"type":"play"}',
        '{"type":"fly","id":"1"}',
        '{"type":"leave","id":""}',
        '{"type":"leave","id":"' + "x" * 41 + '"}',
        '{"type":"leave","id":"1","more":1}',
        '{"x":' + "[" * 7000,
        '{"id":"1","type":"sit","chair":1e999}',
        '{"id":"1","type":"rename","name":"\\ud800"',
        "\x00",
    ]
    version = hall.live(ada.table).table.version
    for text in nonsense:
        await ada.raw(text)
    await ada.on.until(lambda line: len(refusals(line)) == len(nonsense))
    assert set(refusals(ada.on)) == {"malformed"}
    assert hall.live(ada.table).table.version == version
    await play_until(guests, in_phase(Phase.TELLING, 2))


def refusals(line: Line) -> list[str]:
    return [message.code for message in line.heard if isinstance(message, wire.Refused)]


async def test_too_much_nonsense_and_the_line_is_closed(hall: Hall) -> None:
    guests = await hall.game(NAMES[:3])
    for _ in range(20):
        await guests[2].raw("nonsense")
    await closed(guests[2])
    await guests[2].sit()
    await play_until(guests, in_phase(Phase.GIVING))


async def test_two_people_leave_and_minds_fill_in_until_the_end(hall: Hall) -> None:
    guests = await hall.game(NAMES[:3])
    await guests[1].on.do(acts.Leave(""))
    await guests[2].on.do(acts.Leave(""))
    ada = guests[0]
    await hall.play_with_minds([ada], over)
    assert ada.view.outcome is not None
    assert ada.view.outcome.closed is None
    assert ada.view.outcome.winners


async def test_everyone_leaves_and_the_game_is_closed_with_its_scores(hall: Hall) -> None:
    guests = await at(hall, Phase.VOTING, names=NAMES[:3])
    for guest in guests:
        await guest.on.do(acts.Leave(""))
        await closed(guest)
    live = await hall.server.house.at(guests[0].table)
    assert live is not None
    assert live.table.game is not None
    assert live.table.game.outcome is not None
    assert live.table.game.outcome.closed == "everyone_left"
    assert live.table.host is None


async def test_again_with_the_same_people(hall: Hall) -> None:
    guests = await hall.game(NAMES[:4])
    await play_until(guests, in_phase(Phase.GIVING))
    dealt = {card for guest in guests for card in guest.view.hand}
    await guests[0].on.do(acts.Close(""))
    await guests[1].fence()
    assert guests[1].view.outcome is not None
    await guests[0].on.do(acts.Start(""))
    for guest in guests:
        await guest.on.until(lambda line: line.game and line.game.game == 2)
        assert guest.view.phase is Phase.RACE
        assert guest.view.result is None
        assert dealt.isdisjoint(guest.view.hand), "unseen pictures first"
    await play_until(guests, in_phase(Phase.VOTING, 2))
    header = (await guests[0].client.get(f"/api/tables/{guests[0].table}/record?game=1")).content.split(b"\n")[0]
    assert b'"unseen"' not in header


async def test_after_the_game_chairs_move_and_everyone_still_sees_their_own(hall: Hall) -> None:
    guests = await hall.game(NAMES[:3], Settings(chairs=4))
    await guests[0].on.do(acts.Close(""))
    for guest in guests:
        await guest.fence()
    hands = [guest.view.hand for guest in guests]
    await guests[0].on.do(acts.Reseat("", (2, 0, 1, 3)))
    await guests[0].on.do(acts.Sit("", 3))
    for guest, hand in zip(guests, hands, strict=True):
        await guest.go()
        await guest.sit()
        await guest.fence()
        assert guest.view.hand == hand


async def test_a_newcomer_takes_a_minds_chair_in_mid_game_and_has_its_hand(hall: Hall) -> None:
    guests = await hall.party(NAMES[:3], Settings(chairs=4))
    await guests[0].on.do(acts.Invite("", 3))
    await guests[0].on.do(acts.Start(""))
    late = await hall.guest("Late")
    room = guests[0].on.room
    assert room is not None
    late.table = await late.client.join("Late", room.link)
    await late.sit()
    await late.on.until(lambda line: line.game)
    assert late.seat is None
    assert late.view.hand == ()
    assert late.view.seat is None
    game = hall.live(late.table).table.game
    assert game is not None
    await late.on.do(acts.Sit("", 3))
    await late.fence()
    assert late.view.hand == game.hands[3]
    await play_until([*guests, late], in_phase(Phase.VOTING, 2))
