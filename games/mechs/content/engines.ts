/** Half tons of a fusion engine by its rating, from 10 in steps of 5. */
const HALF_TONS = [
  1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 12, 14, 14, 15,
  15, 16, 17, 17, 18, 19, 20, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 35, 36, 38, 39, 41, 43, 45, 47, 49,
  51, 54, 57, 59, 63, 66, 69, 73, 77, 82, 87, 92, 98, 105,
];

const LEAST = 10;
const STEP = 5;
export const LARGEST_ENGINE = LEAST + STEP * (HALF_TONS.length - 1);

export const ratingOf = (tons: number, walk: number): number => tons * walk;

/** Undefined where no such engine is built. */
export const engineHalfTons = (rating: number): number | undefined =>
  (rating - LEAST) % STEP === 0 ? HALF_TONS[(rating - LEAST) / STEP] : undefined;

/** A gyro weighs a ton for every 100 of rating begun. */
export const gyroHalfTons = (rating: number): number => 2 * Math.trunc((rating + 99) / 100);

/** Heat sinks that fit inside the engine and take no slot. */
export const engineSinkRoom = (rating: number): number => Math.trunc(rating / 25);

export const COCKPIT_HALF_TONS = 6;
/** Heat sinks that come with the engine and weigh nothing; each further one weighs a ton. */
export const FREE_SINKS = 10;
export const ARMOR_A_HALF_TON = 8;

/** Half tons of one jump jet. */
export const jetHalfTons = (tons: number): number => (tons <= 55 ? 1 : tons <= 85 ? 2 : 4);
