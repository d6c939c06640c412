import { isMatchEvent, type MatchEvent, type MatchView } from '@tactarium/engine';
import type { Cell, Event, View } from '@tactarium/games/rps/client';
import { animate } from 'motion/mini';
import type { SoundName } from '../../art/sounds.ts';
import { indexOf, isTurned, middleOf } from './board.ts';

/** Milliseconds. */
const SLIDE = 240;
const SWAP = 170;
/** How long a fight is shown before the board is what came of it. */
const DUEL = 1500;
/** A breath before the opponent moves, so that one's own move is seen to end. */
const BREATH = 380;
const BEGIN = 700;
const END = 650;

export interface Theatre {
  /** The board, once it is on the page. */
  board(): SVGSVGElement | null;
  isMoving(): boolean;
  play(sound: SoundName): void;
  /** Whether the player has just put this piece there by hand; then it need not slide. */
  tookByHand(from: number, to: number): boolean;
  wait(milliseconds: number): Promise<void>;
}

/** Shows the events of RPS Battle on a board. */
export function createStage(theatre: Theatre) {
  const glide = async (view: View, from: number, to: number, share: number, duration: number): Promise<void> => {
    const piece = theatre.board()?.querySelector(`[data-piece="${from}"]`);
    if (!piece) return;
    const turned = isTurned(view);
    const [start, end] = [middleOf(view, turned, from), middleOf(view, turned, to)];
    const transform = `translate(${(end.x - start.x) * share}px, ${(end.y - start.y) * share}px)`;
    await animate(
      piece,
      { transform: ['translate(0px, 0px)', transform] },
      { duration: duration / 1000, ease: [0.3, 0, 0.2, 1] },
    );
  };

  return async (event: Event | MatchEvent, { game: view }: MatchView<View>): Promise<void> => {
    const sound = soundOf(event, view);
    const moving = theatre.isMoving();
    const isTheirs = 'seat' in event && event.seat !== view.viewer && ['moved', 'fought', 'tied'].includes(event.type);
    if (moving && isTheirs && !view.tie) await theatre.wait(BREATH);
    if (sound) theatre.play(sound);
    if (!moving || isMatchEvent(event)) return;
    const at = (cell: Cell): number => indexOf(view, cell);
    switch (event.type) {
      case 'moved':
        if (theatre.tookByHand(at(event.from), at(event.to))) return;
        return glide(view, at(event.from), at(event.to), 1, SLIDE);
      case 'swapped': {
        const [a, b] = [at(event.a), at(event.b)];
        const back = glide(view, b, a, 1, SWAP);
        if (!theatre.tookByHand(a, b) && !theatre.tookByHand(b, a)) await glide(view, a, b, 1, SWAP);
        return back;
      }
      case 'fought':
        if (!view.tie && !theatre.tookByHand(at(event.from), at(event.at)))
          await glide(view, at(event.from), at(event.at), 0.55, SLIDE);
        return theatre.wait(DUEL);
      case 'tied':
        if (theatre.tookByHand(at(event.from), at(event.at))) return;
        return glide(view, at(event.from), at(event.at), 0.4, SLIDE);
      case 'choices_announced':
        return theatre.wait(DUEL);
      case 'began':
        return theatre.wait(BEGIN);
      case 'finished':
        return theatre.wait(END);
      case 'placed':
      case 'shuffled':
      case 'was_ready':
      case 'revealed':
      case 'chose':
      case 'both_removed':
      case 'passed':
        return;
    }
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
