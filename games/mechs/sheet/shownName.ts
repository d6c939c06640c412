import { nameKeyOf, readName, sameJson } from '@tactarium/engine';
import { designNamed, STOCK } from '../content/mechs/index.ts';
import type { Design } from './design.ts';
import { writeDesign } from './readDesign.ts';

/** How a design is called whose own name others are not shown. */
export const STOCK_NAME = 'Prototype';

const stockByKey = new Map(STOCK.map((name) => [nameKeyOf(name), name]));

/** The stock mech for which a design with this name would be taken, if it is another mech; undefined: for none. */
export function passesFor(design: Design): string | undefined {
  const name = stockByKey.get(nameKeyOf(design.name));
  const stock = name === undefined ? undefined : designNamed(name);
  return stock && !sameJson(writeDesign(stock), writeDesign({ ...design, name: stock.name })) ? name : undefined;
}

/** MEC-33: the name under which others see a design. One that cannot be shown, or is a stock mech's, is not its own. */
export function shownName(design: Design): string {
  const name = readName(design.name);
  return name.ok && passesFor(design) === undefined ? name.value : STOCK_NAME;
}
