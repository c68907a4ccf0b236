// The same tiny game for boardgame.io, as the yardstick: four seats, 84 cards, secret and replaceable gifts and votes.
//
// It is played by boardgame.io's own reducer, called straight away, with no store, client, transport or storage around
// it; the log's deltas and immer, with its freezing, are as they ship. A view is what playerView returns: what
// boardgame.io sends along with it (ctx, plugins) is neither built nor encoded. The same moves make two games of it,
// each in a process of its own, so that the compiler sees only the one:
// - plain, the yardstick: all settings to its advantage. The phase is a field of G and everybody is always active, so
//   that no move goes through boardgame.io's phases and turns; undo, which would keep every state, is off.
// - phased, for comparison: boardgame.io's phases with moves of their own, its end of the game, and undo as it ships.
//
// Asked by lines on its standard input, it answers each with one line of JSON.

"use strict";

const { createRequire } = require("node:module");
const readline = require("node:readline");

const [, , packages, kind, count, seed] = process.argv;
const library = createRequire(`${packages}/package.json`);
const { ActivePlayers, INVALID_MOVE } = library("boardgame.io/core");
const { CreateGameReducer, InitializeGame } = library("boardgame.io/internal");

const SEATS = 4;
const HAND = 6;
const CLUE_SIGNS = 40;
const LONGEST = 280;
const SECOND_THOUGHTS = 0.1;
const LETTERS = [..."aaeeiioouubcdfghjklmnprstvzäõüéñç"];
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const SHOWS = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;
const WHAT = "bowing drowned folded hollow paper patient quiet reluctant sleeping tethered upturned wandering".split(" ");
const WHOM = "lighthouse cartographer orchard piano staircase umbrella whale".split(" ");
const DECK = WHAT.flatMap((what) => WHOM.map((whom) => `${what}-${whom}`));

// The rules

const nothingBySeat = () => Array.from({ length: SEATS }, () => null);

function setup({ random }) {
  const pile = random.Shuffle(DECK);
  const dealt = pile.splice(0, SEATS * HAND);
  return {
    phase: "race",
    turn: 1,
    storyteller: null,
    pile,
    hands: Array.from({ length: SEATS }, (_, seat) => dealt.filter((_, place) => place % SEATS === seat)),
    scores: Array(SEATS).fill(0),
    clue: null,
    chosen: nothingBySeat(),
    row: [],
    tokens: nothingBySeat(),
    played: [],
    result: null,
    winners: null,
  };
}

function claim({ G, playerID }) {
  if (G.phase !== "race") return INVALID_MOVE;
  G.storyteller = Number(playerID);
  G.phase = "telling";
}

function tell({ G, playerID }, card, clue) {
  const seat = Number(playerID);
  if (G.phase !== "telling" || seat !== G.storyteller) return INVALID_MOVE;
  if (!G.hands[seat].includes(card)) return INVALID_MOVE;
  const text = cleaned(clue);
  if (text === null) return INVALID_MOVE;
  G.clue = text;
  G.chosen[seat] = card;
  G.phase = "giving";
}

function cleaned(clue) {
  if (typeof clue !== "string") return null;
  const text = clue.trim().normalize("NFC");
  return FORBIDDEN.test(text) || !SHOWS.test(text) || text.length > LONGEST ? null : text;
}

function give({ G, playerID, random }, card) {
  const seat = Number(playerID);
  if (G.phase !== "giving" || seat === G.storyteller) return INVALID_MOVE;
  if (card !== null && !G.hands[seat].includes(card)) return INVALID_MOVE;
  G.chosen[seat] = card;
  const chosen = [...G.chosen];
  if (chosen.includes(null)) return;
  G.row = random.Shuffle([...chosen].sort());
  G.hands = G.hands.map((hand, owner) => hand.filter((held) => held !== chosen[owner]));
  G.phase = "voting";
}

function vote({ G, playerID }, token) {
  const seat = Number(playerID);
  if (G.phase !== "voting" || seat === G.storyteller) return INVALID_MOVE;
  if (token !== null) {
    if (!Number.isInteger(token) || token < 1 || token > G.row.length) return INVALID_MOVE;
    if (G.row[token - 1] === G.chosen[seat]) return INVALID_MOVE;
  }
  G.tokens[seat] = token;
  const { storyteller } = G;
  const tokens = [...G.tokens];
  if (tokens.every((laid, voter) => laid !== null || voter === storyteller)) endTurn(G, tokens);
}

function endTurn(G, tokens) {
  const { storyteller } = G;
  const row = [...G.row];
  const chosen = [...G.chosen];
  const owners = row.map((card) => chosen.indexOf(card));
  const reasons = gains(storyteller, owners, tokens);
  const points = reasons.map((won) => won.reduce((sum, gain) => sum + gain.points, 0));
  G.result = { turn: G.turn, storyteller, clue: G.clue, row, owners, tokens, points, reasons };
  G.scores = G.scores.map((score, seat) => score + points[seat]);
  G.played.push(...row);
  G.turn += 1;
  G.storyteller = (storyteller + 1) % SEATS;
  G.clue = null;
  G.chosen = nothingBySeat();
  G.row = [];
  G.tokens = nothingBySeat();
  G.phase = "telling";
  draw(G);
  if (G.pile.length === 0) {
    const best = Math.max(...G.scores);
    G.winners = G.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    G.turn -= 1;
    G.phase = "over";
  }
}

function gains(storyteller, owners, tokens) {
  const voters = tokens.flatMap((_, seat) => (seat === storyteller ? [] : [seat]));
  const finders = voters.filter((seat) => owners[tokens[seat] - 1] === storyteller);
  const won = Array.from({ length: SEATS }, () => []);
  if (finders.length === 0 || finders.length === voters.length) {
    for (const seat of voters) won[seat].push({ why: "spared", points: 2 });
  } else {
    won[storyteller].push({ why: "read_by_some", points: 3 });
    for (const seat of finders) won[seat].push({ why: "found", points: 3 });
  }
  for (const seat of voters) {
    const points = voters.filter((voter) => owners[tokens[voter] - 1] === seat).length;
    if (points > 0) won[seat].push({ why: "decoy", points });
  }
  return won;
}

function draw(G) {
  const drawn = G.pile.splice(0, SEATS);
  drawn.forEach((card, step) => G.hands[(G.storyteller + step) % SEATS].push(card));
}

// The views, built from nothing as ours are

function waitingFor(G) {
  const seats = [...Array(SEATS).keys()];
  switch (G.phase) {
    case "race":
      return seats;
    case "telling":
      return [G.storyteller];
    case "giving":
      return seats.filter((seat) => G.chosen[seat] === null);
    case "voting":
      return seats.filter((seat) => G.tokens[seat] === null && seat !== G.storyteller);
    default:
      return [];
  }
}

function playerView({ G, playerID }) {
  const seat = Number(playerID);
  return {
    seat,
    phase: G.phase,
    turn: G.turn,
    turns_left: G.phase === "over" ? 0 : Math.ceil(G.pile.length / SEATS),
    storyteller: G.storyteller,
    waiting_for: waitingFor(G),
    scores: G.scores,
    pile: G.pile.length,
    clue: G.clue,
    row: G.row,
    result: G.result,
    winners: G.winners,
    hand: G.hands[seat],
    chosen: G.chosen[seat],
    tokens: G.tokens[seat],
  };
}

const everybody = { activePlayers: ActivePlayers.ALL };
const onlyIn = (phase, moves) => ({
  start: phase === "race",
  moves,
  turn: everybody,
  endIf: ({ G }) => G.phase !== phase,
  next: ({ G }) => G.phase,
});
const GAMES = {
  plain: { setup, moves: { claim, tell, give, vote }, turn: everybody, playerView, disableUndo: true },
  phased: {
    setup,
    phases: {
      race: onlyIn("race", { claim }),
      telling: onlyIn("telling", { tell }),
      giving: onlyIn("giving", { give }),
      voting: onlyIn("voting", { vote }),
    },
    endIf: ({ G }) => (G.phase === "over" ? { winners: G.winners } : undefined),
    playerView,
  },
};

// Whole games of random, legal moves, recorded once

const chance = mulberry(Number(seed));

function mulberry(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const oneOf = (things) => things[Math.floor(chance() * things.length)];

function record(number) {
  const dealt = InitializeGame({ game: { ...game, seed: `${seed}/${number}` }, numPlayers: SEATS });
  const actions = [];
  const results = [];
  let state = dealt;
  while (state.G.phase !== "over") {
    const action = JSON.parse(JSON.stringify(choose(state.G)));
    actions.push(action);
    state = played(state, action);
    if (state.G.result && state.G.result.turn > results.length) results.push(state.G.result);
  }
  return { dealt, actions, results };
}

function played(state, action) {
  const next = reducer(state, action);
  if (next.transients) throw new Error(`${JSON.stringify(action)} was refused`);
  return next;
}

function choose(G) {
  const waiting = waitingFor(G);
  let seat = oneOf(waiting);
  if ((G.phase === "giving" || G.phase === "voting") && chance() < SECOND_THOUGHTS) {
    const decided = [...Array(SEATS).keys()].filter((other) => !waiting.includes(other) && other !== G.storyteller);
    seat = oneOf(decided.length > 0 ? decided : waiting);
  }
  const [type, args] = move(G, seat);
  return { type: "MAKE_MOVE", payload: { type, args, playerID: String(seat) } };
}

function move(G, seat) {
  const hand = G.hands[seat];
  switch (G.phase) {
    case "race":
      return ["claim", []];
    case "telling":
      return ["tell", [oneOf(hand), Array.from({ length: CLUE_SIGNS }, () => oneOf(LETTERS)).join("")]];
    case "giving":
      return ["give", [oneOf(hand.filter((card) => card !== G.chosen[seat]))]];
    default: {
      const allowed = [1, 2, 3, 4].filter((token) => G.row[token - 1] !== G.chosen[seat] && token !== G.tokens[seat]);
      return ["vote", [oneOf(allowed)]];
    }
  }
}

const game = GAMES[kind];
const reducer = CreateGameReducer({ game });
const recordings = Array.from({ length: Number(count) }, (_, number) => record(number));

// What is measured

function rulesAlone() {
  for (const { dealt, actions } of recordings) {
    let state = dealt;
    for (const action of actions) state = played(state, action);
  }
}

function rulesAndViews() {
  let signs = 0; // so that no view can be found superfluous and left unmade
  for (const { dealt, actions } of recordings) {
    let state = dealt;
    for (const action of actions) {
      state = played(state, action);
      for (let seat = 0; seat < SEATS; seat += 1) {
        signs += JSON.stringify(playerView({ G: state.G, ctx: state.ctx, playerID: String(seat) })).length;
      }
    }
  }
  return signs;
}

function timed(measured) {
  const before = process.cpuUsage();
  measured();
  const { user, system } = process.cpuUsage(before);
  const moves = recordings.reduce((sum, { actions }) => sum + actions.length, 0);
  return { moves, seconds: (user + system) / 1e6 };
}

const ANSWERS = {
  versions: () => ({
    node: process.versions.node,
    boardgame: library("boardgame.io/package.json").version,
    immer: library("immer/package.json").version,
  }),
  results: () => recordings.flatMap(({ results }) => results),
  rules: () => timed(rulesAlone),
  views: () => timed(rulesAndViews),
};

readline.createInterface({ input: process.stdin }).on("line", (asked) => {
  process.stdout.write(`${JSON.stringify(ANSWERS[asked]())}\n`);
});
