import { isObject, type Refusal } from '@tactarium/engine';
import { REFUSALS, type RefusalCode, type Sentence } from '../refusals.ts';
import type { Problem } from '../sheet/problem.ts';
import { sayProblem } from './problems.ts';

const SENTENCES: Readonly<Record<string, Sentence>> = {
  ...REFUSALS,
  // What can be wrong before there is a battle.
  'options/bad-mech': ({ field, place, code, detail }) =>
    `The mech ${field} cannot be built. ${sayProblem({ place, code, detail } as Problem)}.`,
  'options/unknown-mech': ({ mech }) => `There is no mech called ${mech}.`,
  'options/too-heavy': ({ side, tons, most }) =>
    side === undefined
      ? 'Those mechs weigh more than the limit.'
      : `Side ${String(side).toUpperCase()} weighs ${tons} t; the limit is ${most} t.`,
};

export function sayRefusal({ code, detail }: Refusal): string {
  const known = SENTENCES[code];
  const facts = isObject(detail) ? detail : {};
  return typeof known === 'function' ? known(facts) : (known ?? `That is refused (${code}).`);
}

/** What the rules refuse, said without details: a page that shows them elsewhere says it so. */
export const PLAIN_REFUSALS = Object.fromEntries(
  Object.keys(REFUSALS).map((code) => [code, sayRefusal({ code })]),
) as Readonly<Record<RefusalCode, string>>;
