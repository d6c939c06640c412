export { type Applied, apply } from './apply.ts';
export type { AnyBot, Bot, Situation } from './bot.ts';
export { answerToDraw, type BotTurn, decide, decisionDice, isOfferedDraw } from './botSeat.ts';
export { inTheOpen } from './bots/inTheOpen.ts';
export { drawBy, equilibrium } from './bots/mixing.ts';
export { randomCommand } from './bots/random.ts';
export {
  type Budget,
  type Found,
  type Judgement,
  type Playable,
  search,
  type Veil,
  type Worlds,
} from './bots/search.ts';
export { type Dice, diceFrom, readDice, type Stream } from './dice/dice.ts';
export { NO_DICE, ScriptedDice, type ScriptedRoll, ScriptFault } from './dice/scripted.ts';
export { readSeed, type Seed, simulationSeed } from './dice/seed.ts';
export { digest } from './digest.ts';
export type { AnyEntry, Entry, Foresight } from './entry.ts';
export * from './game.ts';
export { invariant, unreachable } from './invariant.ts';
export { holds, isObject, type Json, type JsonObject, sameJson } from './json.ts';
export {
  type DrawTalk,
  isMatchEvent,
  MATCH_COMMANDS,
  MATCH_EVENTS,
  type Match,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type MatchView,
  match,
  projectMatch,
} from './match.ts';
export { isKeepable, NAME_LENGTH, nameKeyOf, plainKeyOf, readName } from './names.ts';
export { type Opening, openingFor, openingOptions, type Sitters, seatsChange } from './opening.ts';
export { type Outcome, type OutcomeView, readOutcome, sayReason, writeOutcome } from './outcome.ts';
export { type Moment, type PlayedOut, playOut, withFreshDice } from './playOut.ts';
export type { Portrait } from './portrait.ts';
export { type Claim, Misread, type Positions, RefusedStep } from './positions.ts';
export { digestOf, Recorder, type Replay, readReplay, type Verdict, verify, verifying } from './replay.ts';
export { err, ok, type Refusal, type Result, refusal } from './result.ts';
export { differs, type Report, readPosition, runScenario } from './scenario.ts';
export { playBots, Table } from './table.ts';
export { type Flaw, readUntrusted, readWith, type Schema } from './untrusted.ts';
export { wilson, Z_95 } from './wilson.ts';
export { sayEvent, sayRefusal, title, type Words } from './words.ts';
