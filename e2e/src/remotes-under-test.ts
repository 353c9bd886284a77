import type { BrowserContext } from '@playwright/test';

/** Where the shell keeps overrides of a tab (`shell/src/remotes/overrides.ts`). */
const KEPT_OVERRIDES = 'cadence.remotes.overrides';

/**
 * Has pages take remotes from where `npm run e2e -- --with` serves them. The address of a page stays as the test writes
 * it: the shell finds the overrides as it finds those of a reload. What was really fetched is counted where it is served.
 */
export async function takeOver(context: BrowserContext): Promise<void> {
  const overrides = process.env['E2E_OVERRIDES'];
  if (!overrides) return;
  await context.addInitScript(
    ([key, kept]) => {
      try {
        sessionStorage.setItem(key, kept);
      } catch {
        // A frame without storage has no shell.
      }
    },
    [KEPT_OVERRIDES, overrides] as const,
  );
}
