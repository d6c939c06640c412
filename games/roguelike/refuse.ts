import type { Actor, Refusal } from '@tactarium/engine';
import { TIMINGS } from './battle/state/battle.ts';
import type { Point } from './battle/state/board.ts';
import { cardAt, cardIn, costOf, inZone, isSameCell, type Known, picksOf, refundOf } from './known.ts';
import { no } from './refusals.ts';
import { HIGHEST_TIER, priceOfTier } from './rules/prices.ts';
import type { HandCard, Step } from './state.ts';
import type { Command, CommandOf } from './wire.ts';

/** RUN-10: the step that a command belongs to; `abandon` is possible in all. */
const NEEDS: { readonly [Type in Command['type']]: Step | undefined } = {
  start: 'start',
  draft: 'draft',
  place: 'prepare',
  unplace: 'prepare',
  timing: 'prepare',
  upgrade: 'prepare',
  deploy: 'prepare',
  find: 'prepare',
  fight: 'prepare',
  abandon: undefined,
  opponent: 'seeking',
  fought: 'battle',
};

export function refuse(state: Known, actor: Actor, command: Command): Refusal | undefined {
  if (state.step === 'over') return no('run/over');
  const refused = refuseActor(actor, command);
  if (refused) return refused;
  const needs = NEEDS[command.type];
  if (needs !== undefined && needs !== state.step) return no('run/wrong-step', { step: state.step, needs });
  switch (command.type) {
    case 'start':
      return refuseStart(state, command);
    case 'draft':
      return refuseDraft(state, command);
    case 'place':
      return refusePlace(state, command);
    case 'unplace':
      return cardIn(state, command.card)?.at ? undefined : no('unplace/not-placed', { card: command.card });
    case 'timing':
      return refuseTiming(state, command);
    case 'upgrade':
      return refuseUpgrade(state, command);
    case 'find':
      return state.opponent ? no('find/found-already') : undefined;
    case 'deploy':
      return refuseTeam(state, command.team) ?? refuseTimings(state, command.timings);
    case 'fight':
      return refuseFight(state, command);
    case 'abandon':
    case 'opponent':
    case 'fought':
      return undefined;
  }
}

/** A whole team, alone or with its fight, comes from the arena, which has read it from a request; the rest of play is the seat's. */
function refuseActor(actor: Actor, command: Command): Refusal | undefined {
  const fromArena =
    command.type === 'opponent' ||
    command.type === 'fought' ||
    command.type === 'deploy' ||
    (command.type === 'fight' && (command.team !== undefined || command.timings !== undefined));
  if (fromArena === (actor === 'arena')) return undefined;
  return no(fromArena ? 'run/arena-only' : 'match/not-seated');
}

function refuseStart({ decks }: Known, { faction, leader }: CommandOf<'start'>): Refusal | undefined {
  const deck = decks.find((one) => one.faction === faction);
  if (!deck) return no('start/unknown-faction', { faction });
  if (deck.leaders.some((one) => one.leader === leader)) return undefined;
  const elsewhere = decks.some(({ leaders }) => leaders.some((one) => one.leader === leader));
  return no(elsewhere ? 'start/other-faction' : 'start/unknown-leader', { leader });
}

function refuseDraft(state: Known, { picks }: CommandOf<'draft'>): Refusal | undefined {
  const wanted = picksOf(state);
  if (picks.length !== wanted) return no('draft/wrong-number', { wanted });
  const stranger = picks.find((card, i) => !state.offer.includes(card) || picks.indexOf(card) !== i);
  return stranger === undefined ? undefined : no('draft/not-offered', { card: stranger });
}

function refusePlace(state: Known, { card: id, at }: CommandOf<'place'>): Refusal | undefined {
  const card = cardIn(state, id);
  if (!card) return no('place/not-in-hand', { card: id });
  if (!inZone(at)) return no('place/outside-zone', { at: { x: at.x, y: at.y } });
  if (isSameCell(card.at, at)) return no('place/already-there', { card: id });
  return refusePlacement(state, card, at);
}

/** RUN-5: a card from the hand is paid for, with what the one that it sends back is worth. */
export function refusePlacement(known: Known, card: HandCard, at: Point): Refusal | undefined {
  if (card.owned) return undefined;
  const there = cardAt(known, at);
  const gold = known.gold + (there ? refundOf(known, there) : 0);
  const cost = costOf(known, card.card);
  return cost <= gold ? undefined : no('place/too-dear', { gold, cost });
}

function refuseTiming({ spells }: Known, { spell, when }: CommandOf<'timing'>): Refusal | undefined {
  if (!spells.some((one) => one.spell === spell)) return no('timing/unknown-spell', { spell });
  return (TIMINGS as readonly string[]).includes(when) ? undefined : no('timing/unknown', { when });
}

function refuseUpgrade(state: Known, { card: id }: CommandOf<'upgrade'>): Refusal | undefined {
  const card = cardIn(state, id);
  if (!card) return no('upgrade/not-in-hand', { card: id });
  if (!card.owned) return no('upgrade/not-owned', { card: id });
  if (card.tier === HIGHEST_TIER) return no('upgrade/highest', { card: id });
  const cost = priceOfTier(costOf(state, id), card.tier + 1);
  return cost <= state.gold ? undefined : no('upgrade/too-dear', { gold: state.gold, cost });
}

function refuseFight(state: Known, command: CommandOf<'fight'>): Refusal | undefined {
  const { team, timings = [] } = command;
  if (!state.opponent) return no('battle/no-opponent');
  if (team === undefined) {
    const isAnybodyThere = state.hand.some(({ at }) => at !== undefined);
    if (!isAnybodyThere) return no('battle/no-unit');
  } else {
    const refused = team.length === 0 ? no('battle/no-unit') : refuseTeam(state, team);
    if (refused) return refused;
  }
  return refuseTimings(state, timings);
}

function refuseTimings(state: Known, timings: CommandOf<'deploy'>['timings']): Refusal | undefined {
  for (const { spell, when } of timings) {
    const refused = refuseTiming(state, { type: 'timing', spell, when });
    if (refused) return refused;
  }
  return undefined;
}

/** RUN-5: a team that costs more than there is, is refused whole. */
function refuseTeam(state: Known, team: CommandOf<'deploy'>['team']): Refusal | undefined {
  for (const [i, { card, at }] of team.entries()) {
    if (!cardIn(state, card)) return no('place/not-in-hand', { card });
    if (!inZone(at)) return no('place/outside-zone', { card, at: { x: at.x, y: at.y } });
    if (team.findIndex((other) => other.card === card) !== i) return no('place/card-twice', { card });
    if (team.findIndex((other) => isSameCell(other.at, at)) !== i) return no('place/cell-twice', { card });
  }
  const isInTeam = ({ card }: HandCard): boolean => team.some((one) => one.card === card);
  let gold = state.gold;
  let cost = 0;
  for (const card of state.hand) {
    if (isInTeam(card)) cost += card.owned ? 0 : costOf(state, card.card);
    else if (card.at) gold += refundOf(state, card);
  }
  return cost <= gold ? undefined : no('place/too-dear', { gold, cost });
}
