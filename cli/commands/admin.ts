import type { Roles, Store } from '@tactarium/arena';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { chooseConfig, type PlaceOptions, whyClosed } from '../place.ts';
import type { Terminal } from '../terminal.ts';

export const listAdmins = (terminal: Terminal, options: PlaceOptions): Promise<ExitCode> =>
  withRoles(options, async (roles) => {
    const names = await roles.admins();
    terminal.print(names.length === 0 ? 'Nobody is an admin.\n' : names.map((name) => `${name}\n`).join(''));
    return EXIT.fine;
  });

export const appointAdmin = (
  terminal: Terminal,
  name: string,
  isAdmin: boolean,
  options: PlaceOptions,
): Promise<ExitCode> =>
  withRoles(options, async (roles) => {
    const appointed = await roles.appoint(name, isAdmin);
    if (!appointed.ok) return complain(`There is no account named ${name}.`);
    terminal.print(`${appointed.value} is ${isAdmin ? 'an admin now' : 'no admin any more'}.\n`);
    return EXIT.fine;
  });

/** Through the server if it holds the embedded database, otherwise directly in the database. */
async function withRoles(options: PlaceOptions, work: (roles: Roles) => Promise<ExitCode>): Promise<ExitCode> {
  const { Locked, openStore, rolesIn, rolesThrough } = await import('@tactarium/arena');
  const { place } = await chooseConfig(options);
  let store: Store | undefined;
  try {
    store = await openStore(place);
  } catch (fault) {
    const served = fault instanceof Locked ? await rolesThrough(place.folder) : undefined;
    return served ? work(served) : complain(await whyClosed(fault));
  }
  try {
    return await work(rolesIn(store));
  } finally {
    await store.close();
  }
}
