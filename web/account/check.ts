/** The server's rules for what is typed, so that most of it is said before anybody is asked. */
const NAME = { least: 2, most: 24 };
const PASSWORD = { least: 8, most: 200 };

export function checkName(name: string): string | undefined {
  const { length } = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  return length < NAME.least || length > NAME.most ? 'name/length' : undefined;
}

export const checkPassword = ({ length }: string): string | undefined =>
  length < PASSWORD.least || length > PASSWORD.most ? 'password/length' : undefined;
