import { type Command, knownState, numberFor, sayLines, type View } from '@tactarium/games/mechs/client';

/** What can be declared now, in the order in which it is listed and typed. */
export const shotsIn = (legal: readonly Command[]): readonly Command[] =>
  legal.filter(({ type }) => type === 'attack' || type === 'punch' || type === 'kick');

/** Each with its number line by line, and the chance: MEC-10. */
export function drawShots(view: View, legal: readonly Command[]): readonly string[] {
  const battle = knownState(view);
  return shotsIn(legal).map((command, n) => {
    const { number, lines, ways } = numberFor(battle, command)!;
    const chance = `${Math.round((100 * ways) / 36)} %`;
    return `${String(n + 1).padStart(3)}  ${nameOf(command).padEnd(44)} ${chance.padStart(5)}  ${sayLines(lines, number)}`;
  });
}

function nameOf(command: Command): string {
  switch (command.type) {
    case 'attack':
      return `${command.mech} ${command.weapon} → ${command.target}`;
    case 'punch':
      return `${command.mech} punch with ${command.arm} → ${command.target}`;
    case 'kick':
      return `${command.mech} kick with ${command.leg} → ${command.target}`;
    default:
      return command.type;
  }
}
