import { password, playerName } from '@tactarium/protocol';
import { describe, expect, it } from 'vitest';
import { checkName, checkPassword } from './check.ts';

describe('what is typed is checked as the server does', () => {
  it.each(['', 'A', ' A ', 'Al', 'Al   ', 'x'.repeat(24), 'x'.repeat(25), 'a  b', 'e\u0301', 'e\u0301x'])(
    'name %j',
    (name) => {
      expect(checkName(name) === undefined).toBe(playerName.safeParse(name).success);
    },
  );

  it.each(['', '1234567', '12345678', '        ', 'x'.repeat(200), 'x'.repeat(201)])('password %j', (text) => {
    expect(checkPassword(text) === undefined).toBe(password.safeParse(text).success);
  });
});
