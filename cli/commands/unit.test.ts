import { describe, expect, it } from 'vitest';
import { runTyped } from '../testing/fakeTerminal.ts';

describe('RUN-16 the card of a unit', () => {
  it('tells numbers, tags and abilities at every tier', async () => {
    const { code, printed } = await runTyped(['unit', 'Grand Champion']);
    expect(code).toBe(0);
    expect(printed).toContain('Grand Champion · Order · tank · epic · physical · order/grand_champion');
    expect(printed).toMatch(/gold +8 +\+8 +\+12/);
    expect(printed).toMatch(/HP +220 +330 +440/);
    expect(printed).toContain('HeavyInfantry, Infantry, Shielded');
    expect(printed).toContain('T1  Unbreakable: takes −30 % damage; stands until −15 Resolve.');
    expect(printed).toContain('T3  Unbreakable: takes −45 % damage; stands until −22 Resolve.');
  });

  it('is found by name in every faction, by id, and by a title', async () => {
    const { printed } = await runTyped(['unit', 'knight']);
    expect(printed).toContain('order/knight');
    expect(printed).toContain('humans/knight');
    expect((await runTyped(['unit', 'humans/knight'])).printed).not.toContain('order/knight');
    expect((await runTyped(['unit', 'Royal Guard'])).printed).toContain('later Veteran, then Royal Guard');
  });

  it('tells auras and what a death leaves behind', async () => {
    expect((await runTyped(['unit', 'Banner Bearer'])).printed).toContain(
      'Rally Banner: allies within 2 gain 5 Resolve at its turn start.',
    );
    expect((await runTyped(['unit', 'Fire Elemental'])).printed).toContain('spreads fire when it dies');
  });

  it('is given to programs', async () => {
    const [card] = JSON.parse((await runTyped(['unit', 'phoenix', '--json'])).printed);
    expect(card).toMatchObject({ id: 'arcane/phoenix', role: 'melee_dps', cost: 8, damage: 'physical' });
    expect(card.tiers.map(({ abilities }: { abilities: string[] }) => abilities)).toEqual([
      ['Rebirth: returns from death once with 40 % HP.'],
      ['Rebirth: returns from death once with 40 % HP.'],
      ['Rebirth: returns from death once with 60 % HP.'],
    ]);
    expect(card.tiers[2].stats).toMatchObject({ hp: 190, atk: 100, armor: 32, attacks: 2 });
  });

  it('is guessed when nobody is called that', async () => {
    const { code, warned } = await runTyped(['unit', 'Grnd Champion']);
    expect(code).toBe(2);
    expect(warned).toContain('There is no unit "Grnd Champion". Did you mean Grand Champion?');
    expect((await runTyped(['unit', 'Xyzzyx'])).warned).not.toContain('Did you mean');
  });

  it('without a name all are listed', async () => {
    const { printed } = await runTyped(['unit']);
    for (const name of ['Order', 'Squire (3)', 'Undead', 'Reliquary Bearer (7)']) expect(printed).toContain(name);
    const listed = JSON.parse((await runTyped(['unit', '--json'])).printed);
    expect(listed.machine).toContain('machine/gravity_well');
  });
});
