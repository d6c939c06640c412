import { apply } from './apply.ts';
import { ScriptedDice, type ScriptedRoll, ScriptFault } from './dice/scripted.ts';
import { digest } from './digest.ts';
import { type Actor, type AnyGame, actorNamed, type Typed } from './game.ts';
import { holds, isObject, type Json, type JsonObject, sameJson } from './json.ts';
import { type MatchState, match } from './match.ts';
import { type Outcome, writeOutcome } from './outcome.ts';
import { Misread, type Positions, RefusedStep } from './positions.ts';

/** How a scenario went: it holds when nothing differs. */
export interface Report {
  readonly rule: string;
  readonly title: string;
  readonly differences: readonly string[];
}

const KEYS = ['rule', 'game', 'title', 'given', 'dice', 'when', 'then'];
const STEP_KEYS = ['refused', 'expect'];

/**
 * Runs one parsed scenario. Anything wrong with it, or with the game, is in the report. Without a game only the positions'
 * own steps and claims are available, and no commands.
 */
export function runScenario(game: AnyGame | undefined, positions: Positions<unknown>, json: Json): Report {
  const rule = isObject(json) && json['rule'] !== undefined ? [json['rule']].flat().join(', ') : '';
  const title = isObject(json) && typeof json['title'] === 'string' ? json['title'] : '';
  try {
    return { rule, title, differences: play(game, positions, readScenario(json)) };
  } catch (fault) {
    if (fault instanceof Misread) return { rule, title, differences: [fault.message] };
    if (fault instanceof ScriptFault) return { rule, title, differences: [`dice: ${fault.message}`] };
    throw fault;
  }
}

interface Scenario {
  readonly given: JsonObject;
  readonly dice: readonly Json[];
  readonly when: readonly Json[];
  readonly then: JsonObject;
}

function readScenario(json: Json): Scenario {
  if (!isObject(json)) throw new Misread('scenario', 'is not a map of keys');
  for (const key of Object.keys(json)) if (!KEYS.includes(key)) throw new Misread(key, 'is not a key of a scenario');
  const { given = {}, dice = [], when = [], then = {} } = json;
  if (!isObject(given)) throw new Misread('given', 'is not a position');
  if (!Array.isArray(dice)) throw new Misread('dice', 'is not a list');
  if (!Array.isArray(when)) throw new Misread('when', 'is not a list of steps');
  if (!isObject(then)) throw new Misread('then', 'is not a map of claims');
  if (when.length === 0 && Object.keys(then).length === 0) throw new Misread('scenario', 'claims nothing');
  return { given, dice, when, then };
}

function play(
  game: AnyGame | undefined,
  positions: Positions<unknown>,
  { given, dice, when, then }: Scenario,
): readonly string[] {
  const played = game && match(game);
  const first = readPosition(game, positions, given, new ScriptedDice(readScript(positions, dice)));
  let state = first;
  const told: Json[] = [];
  const differences: string[] = [];

  for (const [index, step] of when.entries()) {
    const place = `when[${index}]`;
    const { subject, value, refused, expect } = readStep(place, step);
    const events: Typed[] = [];
    const actor = game && actorNamed(game, subject);
    let answer: Answer;
    if (played === undefined || actor === undefined) {
      const perform = positions.steps?.(state.game)[subject];
      if (!perform) throw new Misread(`${place}.${subject}`, `is neither ${seatsOf(game)} nor a step`);
      answer = stepOf(state, perform, value);
    } else {
      const before = digest(played.write(state));
      answer = answerOf(played, state, actor, value);
      if (digest(played.write(state)) !== before) differences.push(`${place}: the old state was written to`);
    }
    if ('code' in answer) {
      if (refused === undefined) return [...differences, `${place}: refused, ${answer.code}`];
      if (refused !== true && refused !== answer.code) {
        differences.push(`${place}: refused with ${answer.code}, not with ${refused}`);
      }
    } else {
      if (refused !== undefined) {
        return [...differences, `${place}: accepted, though it must be refused (${String(refused)})`];
      }
      state = answer.state;
      events.push(...answer.events);
    }
    const plain = plainJson(events);
    told.push(...plain);
    differences.push(...compare(game, positions, first, state, expect, plain, `${place}.expect`));
  }
  differences.push(...compare(game, positions, first, state, then, told, 'then'));
  const left = positions.diceOf(state.game).left();
  if (left.length > 0) differences.push(`dice: never asked for: ${left.map(({ purpose }) => purpose).join(', ')}`);
  return differences;
}

type Answer = { readonly code: string } | { readonly state: MatchState<unknown>; readonly events: readonly Typed[] };

const seatsOf = (game: AnyGame | undefined): string => (game ? `a seat (${game.seats.join(', ')})` : 'a seat');

function stepOf(state: MatchState<unknown>, perform: (value: Json, log: Typed[]) => unknown, value: Json): Answer {
  const events: Typed[] = [];
  try {
    return { state: { ...state, game: perform(value, events) }, events };
  } catch (fault) {
    if (fault instanceof RefusedStep) return { code: fault.code };
    throw fault;
  }
}

/** A step's command goes through the same door as one from the wire; one that is only a type may be written as its name. */
function answerOf(
  played: ReturnType<typeof match<unknown, unknown, Typed, Typed, unknown>>,
  state: MatchState<unknown>,
  actor: Actor,
  value: Json,
): Answer {
  const command = played.readCommand(typeof value === 'string' ? { type: value } : value);
  if (!command.ok) return { code: command.error.code };
  const applied = apply(played, state, actor, command.value);
  return applied.ok ? applied.value : { code: applied.error.code };
}

function readStep(place: string, written: Json) {
  // `- round` and the like have no value.
  const step = typeof written === 'string' ? { [written]: null } : written;
  if (!isObject(step)) throw new Misread(place, 'is not a step');
  const subjects = Object.keys(step).filter((key) => !STEP_KEYS.includes(key));
  const [subject] = subjects;
  if (subject === undefined || subjects.length !== 1) throw new Misread(place, 'needs exactly one who acts');
  const { refused, expect = {} } = step;
  if (refused !== undefined && refused !== true && typeof refused !== 'string') {
    throw new Misread(`${place}.refused`, 'is neither true nor a code');
  }
  if (!isObject(expect)) throw new Misread(`${place}.expect`, 'is not a map of claims');
  return { subject, value: step[subject] ?? null, refused, expect };
}

function readScript(positions: Positions<unknown>, dice: readonly Json[]): readonly ScriptedRoll[] {
  return dice.flatMap((entry, index) => {
    if (!isObject(entry)) throw new Misread(`dice[${index}]`, 'is not a named result');
    return Object.entries(entry).map(([purpose, value]) => ({
      purpose,
      answer: positions.readRoll(purpose, value as Json, `dice[${index}].${purpose}`),
    }));
  });
}

/** `offer` belongs to the match where draws can be agreed on; elsewhere the game may mean something by it. */
export function readPosition(
  game: AnyGame | undefined,
  positions: Positions<unknown>,
  given: JsonObject,
  dice: ScriptedDice,
): MatchState<unknown> {
  const offered = game?.seats.map(() => -1) ?? [];
  if (!game?.allows.offerDraw) return { game: positions.read(given, dice), draws: { offered } };
  const { offer, ...own } = given;
  const state = positions.read(own, dice);
  if (offer === undefined) return { game: state, draws: { offered } };
  const seat = typeof offer === 'string' ? actorNamed(game, offer) : undefined;
  if (typeof seat !== 'number') throw new Misread('given.offer', 'is not a seat');
  // An offer is made in one's own turn: this one, or the one before if the opponent is to move.
  const turn = game.turn(state) - (game.toAct(state).includes(seat) ? 0 : 1);
  return { game: state, draws: { offer: { seat, turn }, offered: offered.with(seat, turn) } };
}

function compare(
  game: AnyGame | undefined,
  positions: Positions<unknown>,
  first: MatchState<unknown>,
  { game: state }: MatchState<unknown>,
  claims: JsonObject,
  told: readonly Json[],
  place: string,
): readonly string[] {
  const own = positions.claims(state, first.game);
  return Object.entries(claims).flatMap(([key, expected]) => {
    const at = `${place}.${key}`;
    if (expected === undefined) return [];
    if (key === 'events') return compareEvents(positions, told, expected, at);
    if (!game && (key === 'outcome' || key === 'legal')) throw new Misread(at, 'is a claim about commands');
    if (game && key === 'outcome') return compareOutcome(game, game.outcome(state), expected, at);
    if (game && key === 'legal') return compareLegal(game, state, expected, at);
    const claim = own[key];
    if (!claim) throw new Misread(at, 'is not a claim of this game');
    return claim(expected, at);
  });
}

/** Each must occur, in this order; only the fields named are compared. */
function compareEvents(
  positions: Positions<unknown>,
  told: readonly Json[],
  expected: Json,
  at: string,
): readonly string[] {
  if (!Array.isArray(expected)) throw new Misread(at, 'is not a list');
  let next = 0;
  for (const [index, event] of (expected as readonly Json[]).entries()) {
    const wanted = (isObject(event) && positions.readEvent?.(event)) || event;
    const found = told.findIndex((candidate, i) => i >= next && holds(candidate, wanted));
    if (found < 0) {
      const after = next === 0 ? '' : ' after those before it';
      return [`${at}[${index}]: ${JSON.stringify(event)} did not happen${after}; there was ${JSON.stringify(told)}`];
    }
    next = found + 1;
  }
  return [];
}

function compareOutcome(game: AnyGame, outcome: Outcome | undefined, expected: Json, at: string): readonly string[] {
  const actual = outcome === undefined ? 'none' : writeOutcome(game, outcome);
  return holds(actual, expected) ? [] : [differs(at, expected, actual)];
}

function compareLegal(game: AnyGame, state: unknown, expected: Json, at: string): readonly string[] {
  if (!isObject(expected)) throw new Misread(at, 'is not a map by seat');
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const seat = actorNamed(game, name);
    if (typeof seat !== 'number') throw new Misread(`${at}.${name}`, 'is not a seat');
    const legal = plainJson(game.legal(state, seat));
    if (typeof wanted === 'number') {
      return legal.length === wanted ? [] : [differs(`${at}.${name}`, wanted, legal.length)];
    }
    if (!Array.isArray(wanted)) throw new Misread(`${at}.${name}`, 'is neither a number nor a list');
    const list = wanted as readonly Json[];
    const same = legal.length === list.length && list.every((one) => legal.some((other) => sameJson(one, other)));
    return same ? [] : [differs(`${at}.${name}`, wanted, legal)];
  });
}

export const differs = (at: string, expected: Json | undefined, actual: Json | undefined): string =>
  `${at}: expected ${show(expected)}, got ${show(actual)}`;

const show = (json: Json | undefined): string => (json === undefined ? 'nothing' : JSON.stringify(json));

const plainJson = (typed: readonly Typed[]): readonly Json[] => JSON.parse(JSON.stringify(typed));
