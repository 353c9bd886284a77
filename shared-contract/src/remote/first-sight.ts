import type { RemoteDescriptor } from './descriptor.ts';
import { matchesPath } from './match-path.ts';
import type { SlotName } from './slots.ts';

/** The shell's own pages that show contributions at once. */
const SLOTS_OF_SHELL_PAGES: Readonly<Record<string, readonly SlotName[]>> = {
  '/': ['dashboard.widget'],
  '/v3': ['dashboard.widget'],
  '/v3/home': ['dashboard.widget'],
};

/**
 * The modules of a remote that the page at `pathname` shows at once, to any viewer: the gateway announces their
 * scripts, and the shell links them while it still asks who that is.
 */
export function modulesAtFirstSight(
  { routes, slots }: Pick<RemoteDescriptor, 'routes' | 'slots'>,
  pathname: string,
): readonly string[] {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const pages = routes.filter((route) => matchesPath(route.path, path)).map(({ page }) => page);
  const contributed = (SLOTS_OF_SHELL_PAGES[path] ?? []).flatMap((slot) =>
    (slots[slot] ?? []).map(({ component }: { component: { readonly expose: string } }) => component),
  );
  return [...new Set([...pages, ...contributed].map(({ expose }) => expose))];
}
