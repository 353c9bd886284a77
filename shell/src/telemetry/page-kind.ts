import { sessionStore } from '@cadence/shared-auth';
import type { SHELL_PAGES } from '@cadence/shared-contract/operations';
import { matchesPath } from '@cadence/shared-contract/remote';
import type { Platform } from '../remotes/index.ts';

/** What is shown, by kind: never an address, which holds ids. */
export interface PageKind {
  readonly Page: string;
  readonly Remote: string;
  readonly Version: string;
}

type ShellPage = (typeof SHELL_PAGES)[number];

const OWN_PAGES: Readonly<Record<string, ShellPage>> = {
  '/v3/home': 'shell:home',
  '/v3/notifications': 'shell:notifications',
};
/** The shell's version is that of the contract that it provides. */
const SHELL_PACKAGE = '@cadence/shared-contract';
const NONE = 'none';

/** The kind of the page that is shown now. */
export function pageKind(
  { registry, routes }: Pick<Platform, 'registry' | 'routes'>,
  pathname: string = window.location.pathname,
): PageKind {
  const isSignedOut = sessionStore.getState().status === 'signed-out';
  const route = isSignedOut ? undefined : routes.find(({ path }) => matchesPath(path, pathname));
  if (route !== undefined)
    return {
      Page: route.key,
      Remote: route.remote,
      Version: registry.remotes[route.remote]?.version ?? NONE,
    };
  const own = OWN_PAGES[pathname.replace(/\/$/, '')] ?? 'shell:other';
  return {
    Page: isSignedOut ? 'shell:signed-out' : own,
    Remote: 'shell',
    Version: registry.provides[SHELL_PACKAGE] ?? NONE,
  };
}
