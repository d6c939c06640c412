const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (count: number): string => String(count).padStart(2, '0');

/** Time that is left, as a clock shows it: tenths at the very end, days where there are days. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds >= DAY) return `${Math.floor(milliseconds / DAY)}d ${Math.floor((milliseconds % DAY) / HOUR)}h`;
  if (milliseconds < 10 * SECOND) {
    // Rounded up, so that nothing is left only when nothing is left.
    const tenths = Math.ceil(milliseconds / 100);
    return tenths < 100 ? `0:0${Math.floor(tenths / 10)}.${tenths % 10}` : '0:10';
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Time that has gone by. */
export function timeGone(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
