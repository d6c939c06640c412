import { describe, expect, it } from 'vitest';
import { lookOf, type Machine, readSettings } from './store.ts';

const machine = (languages: readonly string[], ...wishes: readonly string[]): Machine => ({
  languages,
  prefers: (query) => wishes.includes(query),
});

describe('settings', () => {
  it('begin with what the machine wants', () => {
    expect(readSettings(null, machine(['fr-FR', 'de-AT', 'en']))).toEqual({
      theme: 'system',
      motion: 'system',
      pace: 'calm',
      contrast: 'system',
      language: 'de',
      sound: true,
      sayings: true,
    });
    expect(readSettings(null, machine([])).language).toBe('en');
  });

  it('take what was stored, and nothing that is not known', () => {
    const stored = '{"theme":"light","motion":"sideways","language":"xx","sound":false,"more":1}';
    expect(readSettings(stored, machine(['en']))).toMatchObject({
      theme: 'light',
      motion: 'system',
      language: 'en',
      sound: false,
    });
  });

  it.each(['{', 'null', '7', '[]'])('survive %s in the storage', (text) => {
    expect(readSettings(text, machine(['en'])).theme).toBe('system');
  });

  it('are decided for the page: a choice beats the system', () => {
    const still = machine([], '(prefers-reduced-motion: reduce)', '(prefers-color-scheme: light)');
    const chosen = readSettings('{"theme":"dark"}', still);
    expect(lookOf(chosen, still)).toEqual({ theme: 'dark', motion: 'off', contrast: 'normal' });
    expect(lookOf(readSettings(null, still), still).theme).toBe('light');
    expect(lookOf(readSettings(null, machine([])), machine([])).theme).toBe('dark');
  });
});
