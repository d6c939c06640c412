import { type Json, ScriptedDice, type Stream } from '@tactarium/engine';

/**
 * A scenario says which cards are shown where it matters, and never a battle's seed: what it leaves open are the first
 * cards of the deck, and zeros.
 */
export class OpenScript extends ScriptedDice {
  override below(stream: Stream, purpose: string, bound: number): number {
    return purpose === 'battle_seed' ? 0 : super.below(stream, purpose, bound);
  }

  override deal(stream: Stream, purpose: string, values: readonly number[], count: number): number[] {
    if (this.left()[0]?.purpose !== purpose) return values.slice(0, count);
    return super.deal(stream, purpose, values, count);
  }

  override copy(): OpenScript {
    return new OpenScript(this.left());
  }

  override write(): Json {
    return { left: this.left().length };
  }
}
