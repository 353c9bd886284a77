import type { RemoteDescriptor } from '@cadence/shared-contract/remote';

/** A build of the shell that takes part. */
export interface ProvenShell {
  readonly version: string;
  /** ISO instant; null for one that was not published yet. */
  readonly publishedAt: string | null;
  readonly provides: Readonly<Record<string, string>>;
  /** Its build: what a server is given as `SHELL_DIR`. */
  readonly folder: string;
}

/** A version of a remote that takes part. */
export interface ProvenRelease {
  readonly version: string;
  /** In use, rolled out, or about to be. */
  readonly why: string;
  readonly descriptor: RemoteDescriptor;
}

/** What becomes of a remote's version in a shell. */
export interface Cell {
  readonly shell: string;
  readonly remote: string;
  readonly version: string;
  /** `refused`: the shell does not provide what it requires, and never runs it. */
  readonly state: 'works' | 'refused' | 'fails';
  /** Sentences: what is required, or what was seen on which page. */
  readonly faults: readonly string[];
}

export interface Proof {
  readonly environment: string;
  /** ISO instant. */
  readonly at: string;
  /** The newest first. */
  readonly shells: readonly Pick<ProvenShell, 'version' | 'publishedAt'>[];
  readonly cells: readonly Cell[];
}

/** Versions that can be in use together: one of each remote, by name. */
export type Lineup = Readonly<Record<string, ProvenRelease>>;

/**
 * As few line-ups as there are versions of one remote, so that every version is in one of them: a remote with fewer
 * versions shows its newest again.
 *
 * @param releases by remote, the newest first
 */
export function planLineups(releases: Readonly<Record<string, readonly ProvenRelease[]>>): readonly Lineup[] {
  const count = Math.max(0, ...Object.values(releases).map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      Object.entries(releases).flatMap(([name, versions]) => {
        const release = versions[index] ?? versions[0];
        return release ? [[name, release] as const] : [];
      }),
    ),
  );
}

/**
 * Whether the proof stands: everything works in the newest shell, and wherever it runs. A tab with an older shell may
 * refuse a remote that is ahead of it: it says so and offers a reload.
 */
export function isProven({ shells, cells }: Proof): boolean {
  const newest = shells[0]?.version;
  // Where nothing was looked at, nothing is proven.
  if (cells.length === 0) return false;
  return cells.every(({ state, shell }) => state === 'works' || (state === 'refused' && shell !== newest));
}
