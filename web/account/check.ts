import { readName } from '@tactarium/engine';

/** The server's rules for what is typed, so that most of it is said before anybody is asked. */
const PASSWORD = { least: 8, most: 200 };

export function checkName(text: string): `name/${'length' | 'unshowable'}` | undefined {
  const name = readName(text);
  return name.ok ? undefined : `name/${name.error}`;
}

export const checkPassword = ({ length }: string): string | undefined =>
  length < PASSWORD.least || length > PASSWORD.most ? 'password/length' : undefined;
