import type { Terminal } from './terminal.ts';

const BAR = 30;

/** A progress bar. It disappears when the work is done. */
export function watching(terminal: Terminal, all: number, what: string): (more: number) => void {
  let [done, shown] = [0, -1];
  return (more) => {
    done += more;
    const percent = Math.trunc((100 * done) / all);
    if (percent === shown) return;
    shown = percent;
    const full = Math.trunc((BAR * done) / all);
    terminal.progress(done < all ? `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done} of ${all} ${what}` : '');
  };
}
