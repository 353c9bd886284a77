import { modulesAtFirstSight, type Registry } from '@cadence/shared-contract/remote';

export interface RemotePreload {
  readonly url: string;
  /** `sha384-…`, with which the script is loaded later; without it the preload would be fetched twice. */
  readonly integrity: string | null;
}

/** Scripts that the page at `pathname` needs at once: of its route's remote, or of the remotes that fill its slots. */
export function findPreloads({ remotes }: Registry, pathname: string): readonly RemotePreload[] {
  return Object.values(remotes).flatMap((remote) => {
    const exposes = modulesAtFirstSight(remote.descriptor, pathname);
    if (exposes.length === 0) return [];
    const chunks = new Set(exposes.flatMap((expose) => remote.preload[expose] ?? []));
    const entry = remote.entry === '' ? [] : [{ url: remote.entry, integrity: remote.integrity }];
    return [...entry, ...[...chunks].map((url) => ({ url, integrity: remote.integrities[url] ?? null }))];
  });
}
