import type { Event } from '@tactarium/games/mechs/client';
import { describe, expect, it } from 'vitest';
import { decisive, turningPoint } from './turns.ts';

const HEAT = { type: 'heat_settled', mech: 'B1', gained: 5, sunk: 12, heat: 27 } as unknown as Event;
const EXPLODED = { type: 'exploded', mech: 'B1', location: 'RT', name: 'machine gun', damage: 40 } as unknown as Event;
const DAMAGED = { type: 'damaged', mech: 'B1', location: 'RT', plate: 'RT', damage: 40 } as unknown as Event;
const DESTROYED = { type: 'mech_destroyed', mech: 'B1', cause: 'location' } as unknown as Event;
const MECHS = [{ id: 'B1', design: { tons: 55 } }] as unknown as Parameters<typeof turningPoint>[0]['mechs'];

describe('the turning point of a battle', () => {
  it('is told by what destroyed the mech, not by the heat that came before', () => {
    const began = { type: 'phase_began', phase: 'movement', turn: 3 } as unknown as Event;
    const point = turningPoint({ mechs: MECHS }, [began, HEAT, EXPLODED, DAMAGED, DESTROYED]);
    expect(point?.turn).toBe(3);
    expect(decisive(point!.chapter)).toEqual([EXPLODED, DESTROYED]);
  });

  it('is told by its first event where nothing was destroyed', () => {
    expect(decisive({ about: 'strain', mech: 'B1', events: [DAMAGED] })).toEqual([DAMAGED]);
  });
});
