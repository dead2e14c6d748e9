import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Emulates a finger on the page's screen with a phone's touch events: it scrolls, unless the page prevents that. */
export async function aTouch(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: async (to: Point) => {
      at = to;
      await send('touchStart', [at]);
    },
    move: async (to: Point, steps: number) => {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
        await send('touchMove', [at]);
      }
    },
    up: () => send('touchEnd', []),
  };
}
