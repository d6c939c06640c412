import { isObject, type Json } from '@tactarium/engine';
import { RULESETS, type RulesetName, SCENARIOS, type ScenarioName } from '@tactarium/games/mechs/client';

/** Options of any battle, as far as they can be read. */
export interface ReadOptions {
  readonly scenario?: ScenarioName;
  readonly rules?: RulesetName;
  /** It names forces or a map of its own. */
  readonly isOwn: boolean;
  /** Its forces are known before it begins, not drawn. */
  readonly namesForces: boolean;
}

export function optionsOf(options: Json): ReadOptions {
  const known: { readonly [key: string]: Json | undefined } = isObject(options) ? options : {};
  const scenario = SCENARIOS.find((one) => one === known['scenario']);
  const rules = RULESETS.find((one) => one === known['rules']);
  return {
    ...(scenario && { scenario }),
    ...(rules && { rules }),
    isOwn: known['mechs'] !== undefined || known['map'] !== undefined || known['size'] !== undefined,
    namesForces: scenario !== undefined || known['mechs'] !== undefined,
  };
}
