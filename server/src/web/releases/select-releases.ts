import { createHash } from 'node:crypto';
import type { RegistryHead, ReleaseTrack, Rollout } from '@cadence/shared-contract/remote';

/** Who asks for the registry. */
export interface Audience {
  /** Subdomain; null where the host has no organisation. */
  readonly tenant: string | null;
  /** The person, as the page names them in its cookie; null before anybody has signed in there. */
  readonly cohort: string | null;
}

/** A version that was rolled back automatically; see `HaltedReleasesTable`. */
export interface Halt {
  readonly remote: string;
  readonly version: string;
  readonly since: number;
  /** Only for this organisation, by subdomain; null for all. */
  readonly tenant: string | null;
}

/** Halts that an organisation feels; with null, those that all of them do. */
export const haltsFor = (halts: readonly Halt[], tenant: string | null): readonly Halt[] =>
  halts.filter((halt) => halt.tenant === null || halt.tenant === tenant);

/** The version of each remote that somebody gets. */
export function selectReleases(
  head: RegistryHead,
  audience: Audience,
  halts: readonly Halt[],
): Readonly<Record<string, string>> {
  const felt = haltsFor(halts, audience.tenant);
  const versions = Object.entries(head.remotes).map(([remote, track]) => [
    remote,
    selectRelease(remote, track, { audience, halts: felt }),
  ]);
  return Object.fromEntries(versions);
}

interface Circumstances {
  readonly audience: Audience;
  /** Those that the audience feels. */
  readonly halts: readonly Halt[];
}

function selectRelease(remote: string, track: ReleaseTrack, { audience, halts }: Circumstances): string {
  const { current, previous, rollout } = track;
  const isHalted = isHaltedIn(halts, remote, track);
  if (rollout) return !isHalted && takesPart(remote, rollout, audience) ? rollout.version : current;
  return isHalted && previous !== null ? previous : current;
}

/** The version that is watched: the newest that anybody gets. */
export const newestOf = ({ current, rollout }: ReleaseTrack): string => rollout?.version ?? current;

/** Whether one of these halts is of the newest version, since it came into use. */
export function isHaltedIn(halts: readonly Halt[], remote: string, track: ReleaseTrack): boolean {
  const version = newestOf(track);
  return halts.some(
    (halt) => halt.remote === remote && halt.version === version && halt.since === track.since,
  );
}

/** Whether any people of the organisation take part. */
export const isOpenTo = ({ tenants }: Pick<Rollout, 'tenants'>, tenant: string | null): boolean =>
  tenants.length === 0 || (tenant !== null && tenants.includes(tenant));

/** The same for a person in every browser and process. Who comes first differs from version to version. */
function takesPart(
  remote: string,
  { version, tenants, percentage }: Rollout,
  { tenant, cohort }: Audience,
): boolean {
  if (!isOpenTo({ tenants }, tenant)) return false;
  if (percentage >= 100) return true;
  return cohort !== null && shareOf([remote, version, tenant ?? '', cohort].join('\n')) < percentage;
}

/** From 0 to below 100, evenly spread. */
function shareOf(text: string): number {
  const digest = createHash('sha256').update(text).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
