import type { CDPSession, Page } from '@playwright/test';

type Spot = readonly [number, number];

/** A finger on the screen, as the browser hears it: touch events, not pointers made by a test. */
export class Finger {
  readonly #touch: CDPSession;

  private constructor(touch: CDPSession) {
    this.#touch = touch;
  }

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: Spot): Promise<void> {
    const touchPoints = spot ? [{ x: spot[0], y: spot[1] }] : [];
    await this.#touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  down = (spot: Spot): Promise<void> => this.#send('touchStart', spot);
  move = (spot: Spot): Promise<void> => this.#send('touchMove', spot);
  up = (): Promise<void> => this.#send('touchEnd');
}
