/** What `--farm` is, wherever work can be given out. */
export const FARM = 'a farm that does the work instead of this machine: postgres://… or redis://…';
