import { isMatchEvent, type MatchEvent } from '@tactarium/engine';
import type { Cell, Event, View } from '@tactarium/games/rps/client';
import type { SoundName } from '../../art/sounds.ts';
import { animate, GLIDE } from '../../match/animate.ts';
import type { Stage, Theatre } from '../face.ts';
import { geometryOf, indexOf } from './board.ts';

/** Milliseconds. */
const SLIDE = 240;
const SWAP = 170;
/** How long a fight is shown before the board is what came of it. */
const DUEL = 1500;
/** A breath before the opponent moves, so that one's own move is seen to end. */
const BREATH = 380;
/** What is looked at for a while before the next event, with or without motion. */
const PAUSES: { readonly [type in Event['type']]?: number } = {
  fought: DUEL,
  choices_announced: DUEL,
  began: 700,
  finished: 650,
};
const HEAVY: ReadonlySet<string> = new Set(['moved', 'fought', 'tied']);

/** Shows the events of RPS Battle on a board. */
export function createStage(theatre: Theatre): Stage<View, Event> {
  const glide = async (view: View, from: number, to: number, share: number, duration: number): Promise<void> => {
    const piece = theatre.board.current?.querySelector<SVGElement>(`[data-piece="${from}"]`);
    if (!piece) return;
    const { middleOf } = geometryOf(view, view.viewer);
    const [start, end] = [middleOf(from), middleOf(to)];
    const transform = `translate(${(end.x - start.x) * share}px, ${(end.y - start.y) * share}px)`;
    await animate(piece, 'transform', ['translate(0px, 0px)', transform], theatre.lasting(duration), GLIDE);
  };

  const isByHand = (from: number, to: number): boolean => {
    const hand = theatre.byHand.current;
    return hand?.[0] === from && hand[1] === to;
  };

  /** What slides on the board; the fights come after. */
  const move = async (event: Event, view: View): Promise<void> => {
    const at = (cell: Cell): number => indexOf(view, cell);
    switch (event.type) {
      case 'moved':
        if (!isByHand(at(event.from), at(event.to))) await glide(view, at(event.from), at(event.to), 1, SLIDE);
        return;
      case 'swapped': {
        const [a, b] = [at(event.a), at(event.b)];
        const back = glide(view, b, a, 1, SWAP);
        if (!isByHand(a, b) && !isByHand(b, a)) await glide(view, a, b, 1, SWAP);
        return back;
      }
      case 'fought':
      case 'tied': {
        const share = event.type === 'fought' ? 0.55 : 0.4;
        const isSettled = view.tie || isByHand(at(event.from), at(event.at));
        if (!isSettled) await glide(view, at(event.from), at(event.at), share, SLIDE);
        return;
      }
      default:
        return;
    }
  };

  return {
    async show(event, view, moment) {
      const isMoving = theatre.isMoving();
      const isTheirs = 'seat' in event && event.seat !== view.viewer && HEAVY.has(event.type);
      if (isTheirs && !view.tie) await theatre.wait(BREATH, moment);
      const sound = soundOf(event, view);
      if (sound) theatre.play(sound);
      if (isMatchEvent(event)) return;
      if (isMoving) await move(event, view);
      await theatre.wait(PAUSES[event.type] ?? 0, moment);
    },
  };
}

function soundOf(event: Event | MatchEvent, { viewer }: View): SoundName | undefined {
  switch (event.type) {
    case 'moved':
      return 'step';
    case 'swapped':
    case 'placed':
    case 'shuffled':
    case 'was_ready':
      return 'place';
    case 'fought': {
      const won = (event.seat === viewer) === (event.winner === 'attacker');
      return won ? 'halo' : 'clash';
    }
    case 'tied':
    case 'choices_announced':
      return 'tie';
    case 'chose':
      return 'choose';
    case 'both_removed':
      return 'fall';
    case 'began':
    case 'revealed':
      return 'begin';
    case 'finished':
      if (!event.outcome.winner) return 'drawn';
      return event.outcome.winner === viewer ? 'won' : 'lost';
    case 'draw_offered':
    case 'draw_declined':
    case 'draw_accepted':
      return 'choose';
    case 'passed':
    case 'resigned':
    case 'timed_out':
    case 'draw_lapsed':
      return undefined;
  }
}
