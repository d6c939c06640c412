import { invariant, match, type Portrait, type Replay, Table } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';

/** What a link is shown with elsewhere, as wide and high as those who show it want it. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 30;
const GROUND = '#12131a';
const SHIELD = 'M-90-110h180v90q0 80-90 125q-90-45-90-125z';

/** Everything that a card may be made of: what all seats see of a finished game, its record, or nothing. */
export type CardInput =
  | { readonly game: string; readonly views: readonly unknown[] }
  /** As JSON text. It has been played again before it was kept. */
  | { readonly game: string; readonly replay: string }
  | { readonly game?: undefined };

/** A card as PNG. It takes a while, so a thread does it; what draws is loaded there, and only when it is needed. */
export async function drawCard(input: CardInput): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(cardOf(input), { font: { loadSystemFonts: false } }).render().asPng();
}

/** The card as SVG, without letters: names and results are in the text beside it. */
export function cardOf(input: CardInput): string {
  const picture = portraitOf(input);
  const { width, height } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${GROUND}"/>${picture ? framed(picture) : plain()}</svg>`;
}

function framed({ width, height, shapes }: Portrait): string {
  const scale = Math.min((CARD.width - 2 * MARGIN) / width, (CARD.height - 2 * MARGIN) / height);
  const [x, y] = [(CARD.width - width * scale) / 2, (CARD.height - height * scale) / 2];
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${shapes}</g>`;
}

/** Two shields: there is nothing to be told of it yet. */
const plain = (): string =>
  `<g transform="translate(${CARD.width / 2} ${CARD.height / 2})" stroke="#e8c06a" stroke-width="8"><path transform="translate(-130)" d="${SHIELD}" fill="#c9423c"/><path transform="translate(130)" d="${SHIELD}" fill="#2f74bd"/></g>`;

function portraitOf(input: CardInput): Portrait | undefined {
  if (input.game === undefined) return undefined;
  const entry = gameNamed(input.game);
  if (!entry?.portrait) return undefined;
  if ('views' in input) return entry.portrait(input.views);
  const { options, seed, commands } = JSON.parse(input.replay) as Replay;
  const table = new Table(entry, options, seed);
  const { seats, readCommand } = match(entry.game);
  const restored = table.restore(
    commands.map(({ actor, command: json }) => {
      const command = readCommand(json);
      invariant(command.ok, 'a shared game is read before it is kept');
      return { actor: actor === 'arena' ? actor : seats.indexOf(actor), command: command.value };
    }),
  );
  invariant(restored.ok && table.outcome, 'a shared game is played to its end before it is kept');
  return entry.portrait([...seats.keys()].map((seat) => table.view(seat)));
}
