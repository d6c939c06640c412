/** Of a normal distribution, 95 % lie within this many standard deviations. */
export const Z_95 = 1.96;

/** The Wilson score interval at 95 %, which holds even where one side won everything. With draws it is a little too wide. */
export function wilson(share: number, n: number): readonly [number, number] {
  if (n === 0) return [0, 1];
  const centre = share + (Z_95 * Z_95) / (2 * n);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / n + (Z_95 * Z_95) / (4 * n * n));
  const scale = 1 + (Z_95 * Z_95) / n;
  return [Math.max(0, (centre - reach) / scale), Math.min(1, (centre + reach) / scale)];
}
