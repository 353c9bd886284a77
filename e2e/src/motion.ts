import type { BrowserContext } from '@playwright/test';

/** A moment nobody sees. */
const MOMENT_MS = 10;

/**
 * For people who asked for less motion: whatever moves on a page of this browser is an error on its console, which fails
 * the test.
 */
export async function refuseMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(reportMotion, MOMENT_MS);
}

/** Runs in the page. */
function reportMotion(momentMs: number): void {
  const report = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: false })) {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const lasts = Number(duration) * Number(iterations);
      if (lasts > momentMs)
        console.error(`Moves for ${lasts} ms: ${target.localName}.${target.className} (${animation.id})`);
    }
  };
  for (const begin of ['animationstart', 'transitionrun']) document.addEventListener(begin, report, true);
}
