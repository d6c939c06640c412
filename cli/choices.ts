import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  type AnyBot,
  type AnyEntry,
  decisionDice,
  isObject,
  type Json,
  type JsonObject,
  readSeed,
  type Seat,
  type Seed,
  sayRefusal,
  simulationSeed,
} from '@tactarium/engine';
import { gameNamed, games } from '@tactarium/games';
import { complain } from './complaint.ts';
import { unknownName } from './nearest.ts';

/** Looks up what a person chose by name. An unknown name is a Complaint that lists the known ones. */
export function chooseGame(id: string): AnyEntry {
  const known = games.map(({ game }) => game.id);
  return gameNamed(id) ?? complain(unknownName('game', id, known));
}

export function chooseBot({ name, bots }: AnyEntry, typed: string): AnyBot {
  const bot = bots.find((one) => one.name === typed);
  const known = bots.map((one) => one.name);
  return bot ?? complain(unknownName(`bot of ${name}`, typed, known));
}

/** For tournaments: sparring partners too. */
export function chooseContestant(entry: AnyEntry, typed: string): AnyBot {
  return entry.sparring?.find((one) => one.name === typed) ?? chooseBot(entry, typed);
}

/** The usual opponent: `normal` where there is one, else the weakest. */
export const usualBot = ({ bots }: AnyEntry): AnyBot | undefined =>
  bots.find(({ name }) => name === 'normal') ?? bots[0];

/** The seat that was typed; for `random` all of them, the one that was drawn first. */
export function chooseSeats({ game: { seats } }: AnyEntry, typed: string, seed: Seed): readonly Seat[] {
  if (typed === 'random') {
    const drawn = decisionDice(`seat ${seed}`, 0, 0).below('table', 'seat', seats.length);
    return seats.map((_, index) => (drawn + index) % seats.length);
  }
  const seat = seats.indexOf(typed);
  return seat < 0 ? complain(unknownName('seat', typed, [...seats, 'random'])) : [seat];
}

/** A seed as it is written, or any whole number; a fresh one that nobody can foresee when none is given. */
export function chooseSeed(typed: string | undefined): Seed {
  if (typed === undefined) return `chacha8:${randomBytes(32).toString('hex')}`;
  if (/^\d{1,15}$/.test(typed)) return simulationSeed(Number(typed));
  const seed = readSeed(typed);
  if (seed.ok) return seed.value;
  return complain(
    `${JSON.stringify(typed)} is not a seed: give a whole number, or chacha8: with 64 hex digits, or sfc32: with 32.`,
  );
}

export function wholeNumber(name: string, typed: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= least && value <= most
    ? value
    : complain(`--${name} needs a whole number from ${least} to ${most}, not ${JSON.stringify(typed)}.`);
}

export const MOST_GAMES = 1_000_000;
export const LARGEST_RUN = 2 ** 31 - 1;
const MOST_THREADS = 64;

/** One per core, if nothing was typed. */
export const chooseThreads = (typed: string | undefined): number =>
  typed === undefined ? availableParallelism() : wholeNumber('threads', typed, 1, MOST_THREADS);

/** Options of a game, as they can be typed: all at once as JSON, one by one, and variant and size by themselves. */
export interface TypedOptions {
  readonly options?: string;
  readonly set?: readonly string[];
  readonly variant?: string;
  readonly size?: string;
  readonly scenario?: string;
}

/** The names of the variants of a game, none if it has none. */
export const variantsOf = ({ samples }: AnyEntry): readonly string[] =>
  [...new Set(samples.flatMap((sample) => (isObject(sample) ? [sample['variant']] : []))).values()].filter(
    (variant) => typeof variant === 'string',
  );

/** `RPS Battle, variant rpsls` */
export const titleOf = ({ name }: AnyEntry, options: Json): string =>
  [name, ...Object.entries(isObject(options) ? options : {}).map(([key, value]) => `${key} ${value}`)].join(', ');

export function chooseOptions(entry: AnyEntry, typed: TypedOptions): Json {
  const options: JsonObject = {
    ...(typed.options !== undefined && readJsonOptions(typed.options)),
    ...Object.fromEntries((typed.set ?? []).map(readSetting)),
    ...(typed.variant !== undefined && { variant: knownVariant(entry, typed.variant) }),
    ...(typed.size !== undefined && { size: readJson(typed.size) ?? typed.size }),
    ...(typed.scenario !== undefined && { scenario: typed.scenario }),
  };
  const read = entry.game.readOptions(options);
  if (read.ok) return options;
  const { detail } = read.error;
  const where = isObject(detail) && detail['field'] ? ` ${detail['field']}: ${detail['why']}.` : '';
  return complain(`${sayRefusal(entry.words, read.error)}${where} An example: ${JSON.stringify(entry.samples[0])}`);
}

function knownVariant(entry: AnyEntry, typed: string): string {
  const known = variantsOf(entry);
  if (known.length === 0) return complain(`${entry.name} has no variants.`);
  return known.includes(typed) ? typed : complain(unknownName(`variant of ${entry.name}`, typed, known));
}

function readJsonOptions(text: string): JsonObject {
  const json = readJson(text);
  return isObject(json) ? json : complain(`--options needs a JSON object, like '{"variant":"classic"}'.`);
}

/** `name=value`: the value is read as JSON where possible, otherwise as text. */
function readSetting(text: string): readonly [string, Json] {
  const [, name, value] =
    /^([^=]+)=(.*)$/s.exec(text) ?? complain(`--set needs name=value, not ${JSON.stringify(text)}.`);
  return [name!, readJson(value!) ?? value!];
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
