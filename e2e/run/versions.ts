import type { VersionWish } from './options.ts';
import { RunError } from './run-error.ts';

/** A release as the store lists it. */
export interface KnownRelease {
  readonly name: string;
  readonly version: string;
  readonly isInUse: boolean;
}

/** What pages show of a remote. */
export interface ChosenVersion {
  readonly remote: string;
  /** Of a release; null for the build of this clone. */
  readonly version: string | null;
  /** Whether somebody asked for it, or it is what is in use anyway. */
  readonly isAsked: boolean;
}

/**
 * What is under test: the wishes, and every other remote as it is in use, or as this clone builds it where none is.
 *
 * @param remotes those that this clone can build
 * @throws RunError with the remotes or versions that there are
 */
export function chooseVersions(
  wishes: readonly VersionWish[],
  releases: readonly KnownRelease[],
  remotes: readonly string[],
): readonly ChosenVersion[] {
  const names = [...new Set([...remotes, ...releases.map(({ name }) => name)])].toSorted();
  const asked = new Map<string, string>();
  for (const { remote, version } of wishes.flatMap((wish) => spread(wish, remotes))) {
    if (!names.includes(remote)) throw new RunError(`There is no remote '${remote}': ${names.join(', ')}.`);
    if (asked.has(remote) && asked.get(remote) !== version)
      throw new RunError(`--with names two versions of ${remote}.`);
    asked.set(remote, version);
  }
  return names.flatMap((remote): readonly ChosenVersion[] => {
    const of = releases.filter(({ name }) => name === remote);
    const wish = asked.get(remote);
    if (wish !== undefined)
      return [{ remote, version: findVersion(wish, of, { remote, remotes }), isAsked: true }];
    const current = of.find(({ isInUse }) => isInUse);
    if (!current && !remotes.includes(remote)) return [];
    return [{ remote, version: current?.version ?? null, isAsked: false }];
  });
}

const spread = (wish: VersionWish, remotes: readonly string[]): readonly VersionWish[] =>
  wish.remote === 'all' ? remotes.map((remote) => ({ ...wish, remote })) : [wish];

function findVersion(
  asked: string,
  releases: readonly KnownRelease[],
  { remote, remotes }: { readonly remote: string; readonly remotes: readonly string[] },
): string | null {
  if (asked === 'local') {
    if (remotes.includes(remote)) return null;
    throw new RunError(`${remote} cannot be built here: there is no mfe-${remote}.`);
  }
  const found = releases.filter(({ version }) => version === asked || version.startsWith(`${asked}-`));
  const [only] = found;
  if (found.length === 1 && only) return only.version;
  const list = (found.length > 1 ? found : releases)
    .map(({ version, isInUse }) => `${version}${isInUse ? ' (in use)' : ''}`)
    .join(', ');
  if (found.length > 1)
    throw new RunError(`${asked} of ${remote} was released several times, name one in full: ${list}.`);
  throw new RunError(
    `${remote} has no release ${asked}. ${list === '' ? 'None is in the store' : `There are ${list}`}; ${remote}@local is the build of this clone.`,
  );
}
