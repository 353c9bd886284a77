import type { BrowserContext } from '@playwright/test';

/** What a run with `npm test -- --under-load` has chosen; undefined in any other. */
const seed = process.env['UNDER_LOAD'];

interface Lateness {
  readonly start: number;
  /** How many frames come late, from 0 to 1, and by how many milliseconds at most. */
  readonly share: number;
  readonly most: number;
}

/** Runs in the page, before any of its scripts: half of the frames come later than the browser would draw them. */
function delayFrames({ start, share, most }: Lateness): void {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel, setTimeout: later } = globalThis;
  let state = start;
  /** From 0 up to 1 (a linear congruential generator). */
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  /** Frames that are still held back, by the number that the page knows them by, to the browser's own. */
  const held = new Map<number, number | null>();
  let last = 0;
  globalThis.requestAnimationFrame = (draw) => {
    last += 1;
    const frame = last;
    const ask = (): void => {
      if (!held.has(frame)) return;
      const own = request((time) => {
        held.delete(frame);
        draw(time);
      });
      held.set(frame, own);
    };
    held.set(frame, null);
    if (random() < share) later(ask, random() * most);
    else ask();
    return frame;
  };
  globalThis.cancelAnimationFrame = (frame) => {
    const own = held.get(frame);
    held.delete(frame);
    if (own != null) cancel(own);
  };
}

/** Under load, the pages of a browser get their frames late. */
export async function holdFramesUnderLoad(context: BrowserContext): Promise<void> {
  if (seed === undefined) return;
  const start = Array.from(seed).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) >>> 0;
  await context.addInitScript(delayFrames, { start, share: 0.5, most: 60 });
}
