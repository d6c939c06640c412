import { invariant, type Result } from '@tactarium/engine';
import { ArenaClient, type BattleResult, type Problem, type Run, type SubmitBattle } from '@tactarium/protocol';
import type { Store } from '../../../storage/store.ts';

export function value<T>(answer: Result<T, Problem>): T {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${JSON.stringify(answer.error.detail)}`);
  return answer.value;
}

/** Somebody who plays runs over HTTP, simply: takes the first cards, and puts as many on the field as can be paid. */
export class Runner {
  readonly client: ArenaClient;
  readonly player: { readonly id: string; readonly name: string };
  run = '';

  private constructor(client: ArenaClient, player: Runner['player']) {
    this.client = client;
    this.player = player;
  }

  static async come(url: string, name?: string): Promise<Runner> {
    const client = new ArenaClient(url);
    const { player } = value(await client.guest(name));
    return new Runner(client, player);
  }

  /** The same player at another node, or after the server was started again. */
  at(url: string): Runner {
    const other = new Runner(new ArenaClient(url, this.client.token), this.player);
    other.run = this.run;
    return other;
  }

  async begin(faction = 'humans', leaderId = 'humans/commander_aldric'): Promise<this> {
    this.run = value(await this.client.begin({ faction, leaderId })).runId;
    return this;
  }

  look = async (): Promise<Run> => value(await this.client.run(this.run));

  async draft(): Promise<void> {
    const { cards, picks } = value(await this.client.draft(this.run));
    value(await this.client.pick(this.run, cards.slice(0, picks).map(({ id }) => id))); // biome-ignore format: one line
  }

  /** What there is gold for, the dearest first, from the left. */
  async team(): Promise<SubmitBattle> {
    const { hand, gold, spells } = await this.look();
    let left = gold;
    const team = hand
      .toSorted((a, b) => Number(b.owned) - Number(a.owned) || b.cost - a.cost)
      .filter(({ owned, cost }) => {
        if (!owned && cost > left) return false;
        left -= owned ? 0 : cost;
        return true;
      });
    invariant(team.length > 0, 'there is gold for a unit');
    return {
      team: team.map(({ id }, i) => ({ card: id, position: { x: i % 8, y: i < 8 ? 1 : 0 } })),
      spellTimings: spells.map(({ spellId }, i) => ({ spellId, timing: i === 0 ? 'early' : 'late' })),
    };
  }

  /** Drafts if that is due, finds and fights. */
  async fight(): Promise<BattleResult> {
    if ((await this.look()).step === 'draft') await this.draft();
    value(await this.client.findOpponent(this.run));
    return value(await this.client.fight(this.run, await this.team()));
  }

  /** To its end, with upgrades for what is left. */
  async playOut(): Promise<Run> {
    for (;;) {
      const { step } = await this.fight();
      if (step === 'over') return this.look();
      if (step === 'draft') await this.draft();
      const { upgradeCosts } = value(await this.client.shop(this.run));
      const [upgrade] = upgradeCosts.filter(({ owned, affordable }) => owned && affordable);
      if (upgrade) value(await this.client.upgrade(this.run, upgrade.cardIndex));
    }
  }
}

/** The same store for two servers in turn: the first one to stop leaves it open. */
export const unstoppable = (store: Store): Store =>
  new Proxy(store, { get: (target, key) => (key === 'close' ? async () => {} : bound(target, key)) });
const bound = (target: object, key: string | symbol): unknown => {
  const found = Reflect.get(target, key) as unknown;
  return typeof found === 'function' ? found.bind(target) : found;
};
