/** Text that may hold anything, as text of a page. */
export const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)}\u00a0%`;

export const points = (shift: number): string =>
  `${shift > 0 ? '+' : shift < 0 ? '−' : '±'}${Math.abs(100 * shift).toFixed(1)}`;

/** A part of the page with a heading and a sentence that says how to read it. */
export const section = (title: string, note: string, body: string): string =>
  `<section><h2>${safe(title)}</h2><p class="note">${note}</p>${body}</section>`;
