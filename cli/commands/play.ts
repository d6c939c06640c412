import {
  type AnyEntry,
  type Outcome,
  openingFor,
  type Refusal,
  type Result,
  type Seat,
  sayRefusal,
} from '@tactarium/engine';
import {
  chooseBot,
  chooseGame,
  chooseOptions,
  chooseSeats,
  chooseSeed,
  type TypedOptions,
  titleOf,
  usualBot,
} from '../choices.ts';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { canWrite, writeText } from '../files.ts';
import type { AnyFace, AnyScene } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import { Session } from '../session.ts';
import { printable, type Terminal } from '../terminal.ts';
import { listHelp, listMoves, readLine, tell } from '../typing.ts';
import { playOnline } from './playOnline.ts';

export interface PlayOptions extends TypedOptions {
  readonly bot?: string;
  readonly seat?: string;
  readonly seed?: string;
  readonly record?: string;
  /** Over the network: see playOnline.ts. */
  readonly server?: string;
  readonly invite?: boolean;
  readonly join?: string;
  readonly name?: string;
  readonly clock?: string;
  /** True: today's. */
  readonly day?: string | true;
}

export async function play(terminal: Terminal, gameId: string, typed: PlayOptions): Promise<ExitCode> {
  const entry = chooseGame(gameId);
  if (typed.server !== undefined) {
    const played = await playOnline(terminal, entry, typed.server, typed);
    if (typeof played === 'number') return played;
    return play(terminal, gameId, { seed: played.seed, options: JSON.stringify(played.options) });
  }
  const online = ['invite', 'join', 'name', 'clock', 'day'].find((option) => option in typed);
  if (online !== undefined) complain(`--${online} needs --server: the address of one.`);
  const seed = chooseSeed(typed.seed);
  const wanted = chooseSeats(entry, typed.seat ?? entry.game.seats[0]!, seed);
  const bot = typed.bot === undefined ? usualBot(entry) : chooseBot(entry, typed.bot);
  if (!bot && !entry.solitary) complain(`${entry.name} has no computer opponents yet.`);

  const asked = chooseOptions(entry, typed);
  const opening = openingFor(entry, asked, bot?.name, wanted);
  if (!opening.ok) return complain(sayRefusal(entry.words, opening.error));
  const { seat, options } = opening.value;
  if (typed.record !== undefined) insist(typed.record, canWrite(typed.record));
  const session = new Session(entry, options, seed, seat, bot);
  const against = bot && !entry.solitary ? ` against ${bot.name}` : '';
  terminal.print(`${terminal.colors.bold(titleOf(entry, asked))}${against}. Type \`help\` at any time.\n`);
  const outcome = await playOut(terminal, entry, session);
  if (!outcome) {
    const lost = typed.record === undefined ? '' : ` Nothing was written to ${typed.record}.`;
    terminal.print(`You leave the game unfinished.${lost}\n`);
    return EXIT.fine;
  }
  terminal.print(`${terminal.colors.bold(verdictFor(outcome, seat))}\n`);
  if (typed.record !== undefined) {
    insist(typed.record, writeText(typed.record, `${JSON.stringify(session.replay())}\n`));
    terminal.print(`The game is written to ${typed.record}: \`tactarium replay ${typed.record}\` shows it.\n`);
  }
  return EXIT.fine;
}

/** Until the game is over, or the player leaves. */
async function playOut(terminal: Terminal, entry: AnyEntry, session: Session): Promise<Outcome | undefined> {
  const face = faceOf(entry.game.id);
  let heard = 0;
  for (;;) {
    session.goOn();
    const { view, legal, history } = session;
    const scene: AnyScene = { view, legal, history };
    terminal.print(`\n${face.draw(scene, terminal.colors).join('\n')}\n\n`);
    for (const line of tell(entry, face, history.slice(heard), session.seat)) terminal.print(`${line}\n`);
    heard = history.length;
    if (session.outcome) return session.outcome;
    const done = await takeTurn(terminal, entry, face, scene, session);
    if (!done) return undefined;
  }
}

/** Asks until something was done; false when the player leaves. */
async function takeTurn(
  terminal: Terminal,
  entry: AnyEntry,
  face: AnyFace,
  scene: AnyScene,
  session: Session,
): Promise<boolean> {
  for (;;) {
    const line = (await terminal.ask(`${face.prompt(scene)} > `))?.trim();
    if (line === undefined) {
      terminal.print('No more input.\n');
      return false;
    }
    switch (line.toLowerCase()) {
      case '':
        continue;
      case 'quit':
      case 'q':
      case 'exit':
        return false;
      case 'help':
      case 'h':
      case '?':
        terminal.print(`${listHelp(entry, face, scene)}\n`);
        continue;
      case 'moves':
        terminal.print(`${listMoves(face, scene)}\n`);
        continue;
      case 'board':
        return true;
      default: {
        const done = perform(entry, face, scene, session, line);
        if (done.ok) return true;
        terminal.print(`${terminal.colors.yellow(printable(done.error))}\n`);
      }
    }
  }
}

function perform(
  { words }: AnyEntry,
  face: AnyFace,
  scene: AnyScene,
  session: Session,
  line: string,
): Result<undefined, string> {
  const command = readLine(face, scene, line);
  if (!command.ok) return command;
  const done: Result<undefined, Refusal> = session.act(command.value);
  return done.ok ? done : { ok: false, error: sayRefusal(words, done.error) };
}

function verdictFor(outcome: Outcome, seat: Seat): string {
  switch (outcome.result) {
    case 'won':
      return outcome.winner === seat ? 'You win.' : 'You lose.';
    case 'draw':
      return 'It is a draw.';
    case 'lost':
      return 'You lose.';
    case 'void':
      return 'The game is void.';
  }
}

function insist(file: string, written: Result<void, string>): void {
  if (!written.ok) complain(`The game cannot be written down: ${file} ${written.error}.`);
}
