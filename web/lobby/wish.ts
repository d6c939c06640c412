import type { Json } from '@tactarium/engine';
import type { NewMatch } from '@tactarium/protocol';

/** Options of a form as a request has them: a copy, since nothing that is sent is read-only. */
export const sentOptions = (options: Json): NonNullable<NewMatch['options']> => JSON.parse(JSON.stringify(options));
