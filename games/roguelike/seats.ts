/** A run is played by one person; opponents and battles come from the arena. */
export const SEATS = ['player'] as const;
export const PLAYER = 0;
