/** Quick to start, slow to arrive: how things slide. */
export const GLIDE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/**
 * Moves something on the board, and resolves when it is there. It stays where it went, so that it does not jump back
 * before the page draws the view in which it stands there.
 */
export async function animate(
  element: SVGElement,
  property: 'transform' | 'opacity',
  steps: readonly string[],
  duration: number,
  easing = 'linear',
): Promise<void> {
  const animation = element.animate({ [property]: [...steps] }, { duration, easing, fill: 'both' });
  await animation.finished;
  element.style.setProperty(property, steps.at(-1)!);
  animation.cancel();
}
