import { type AnyBot, playBots, simulationSeed } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { legal } from '../commands.ts';
import { entry, mechs } from '../index.ts';
import { chance } from '../resolution/toHit.ts';
import { numberFor } from '../rules/situation.ts';
import { mechNamed, type State } from '../state.ts';
import type { Command } from '../wire.ts';
import { fighterOf, type Option, volley } from './appraisal.ts';
import { candidatesFor, stanceOf } from './candidates.ts';

const any = entry;
const botNamed = (name: string): AnyBot => any.bots.find((bot) => bot.name === name)!;
const SMALL = { map: 'generated', size: [10, 10], tonnage: 100, each: 2, turnLimit: 8 };

describe('MEC-35 computer opponents', () => {
  it('are four, weakest first', () => {
    expect(entry.bots.map(({ name }) => name)).toEqual(['baby', 'normal', 'hard', 'nightmare']);
  });

  for (const name of ['baby', 'normal', 'hard', 'nightmare']) {
    it(`${name} plays by the rules to the end, the same game from the same seed`, () => {
      const play = () => playBots(any, [botNamed(name), botNamed('normal')], SMALL, simulationSeed(5)).replay();
      const replay = play();
      expect(play()).toEqual(replay);
      expect(replay.commands.length).toBeGreaterThan(10);
    });
  }

  it('play the physical phase too', () => {
    const options = { ...SMALL, rules: 'classic', size: [7, 7], turnLimit: 12 };
    const replay = playBots(any, [botNamed('hard'), botNamed('normal')], options, simulationSeed(2)).replay();
    expect(replay.commands.some(({ command }) => ['punch', 'kick'].includes((command as Command).type))).toBe(true);
  });
});

describe('what bots reckon with is what the rules say', () => {
  it('the value of every shot is its chance times its damage, and nothing else is reckoned as a shot', () => {
    let shots = 0;
    for (let number = 0; number < 12; number++) {
      const sample = { ...SMALL, size: [8, 8], turnLimit: 5 };
      for (const step of randomGame(mechs, sample, 6, number)) {
        const state = step.before as State;
        if (state.phase !== 'attack') continue;
        for (const command of legal(state, step.seat)) if (command.type === 'attack') shots += compare(state, command);
      }
    }
    expect(shots).toBeGreaterThan(50);
  });

  it('the stances it weighs are its legal moves', () => {
    for (const step of randomGame(mechs, SMALL, 7, 1)) {
      const state = step.before as State;
      const [mech] = state.mechs.filter(({ side, done }) => side === step.seat && !done);
      if (state.phase !== 'movement' || !mech || state.current !== '') continue;
      const moves = legal(state, step.seat).filter((one) => one.type === 'move' && one.mech === mech.id);
      const found = candidatesFor(state, mech, ['walk', 'walk_back', 'run', 'jump']);
      expect(found.length - 1).toBe(moves.length);
    }
  });
});

function compare(state: State, command: Command & { type: 'attack' }): number {
  const [mech, target] = [mechNamed(state, command.mech)!, mechNamed(state, command.target)!];
  const options: Option[] = [];
  volley(
    state,
    fighterOf(state, mech),
    stanceOf(mech),
    mech.twist,
    fighterOf(state, target),
    stanceOf(target),
    options,
  );
  const option = options.find(({ gun }) => gun.mount.id === command.weapon)!;
  const { number } = numberFor(state, command)!;
  expect(option.damage).toBeCloseTo((chance(state.rules, number, state) * option.gun.damage) / 36);
  return 1;
}
