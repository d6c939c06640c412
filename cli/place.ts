import type { Config } from '@tactarium/arena';
import { complain } from './complaint.ts';

/** Where a server listens and keeps its data, as it was typed. */
export interface PlaceOptions {
  readonly port?: string;
  readonly data?: string;
  readonly database?: string;
}

/** The settings of a server: environment variables, with what was typed on top. */
export async function chooseConfig({ port, data, database }: PlaceOptions): Promise<Config> {
  const { configFrom } = await import('@tactarium/arena');
  try {
    return configFrom({
      ...process.env,
      ...(port !== undefined && { PORT: port }),
      ...(data !== undefined && { DATA_DIR: data }),
      ...(database !== undefined && { DATABASE_URL: database }),
    });
  } catch (fault) {
    return complain(`${(fault as Error).message}.`);
  }
}

/** Why the database could not be opened. */
export async function whyClosed(fault: unknown): Promise<string> {
  const { Locked } = await import('@tactarium/arena');
  return fault instanceof Locked ? fault.message : `The database could not be opened: ${(fault as Error).message}.`;
}
