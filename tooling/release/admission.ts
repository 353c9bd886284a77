import {
  describeIncompatibility,
  findIncompatibilities,
  type RemoteDescriptor,
} from '@cadence/shared-contract/remote';
import { versionsOf, type RegistryDraft } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';

/** What a remote is admitted to. */
export type Platform = Pick<RegistryDraft, 'provides' | 'remotes' | 'entries'>;

/** Refuses a remote that the platform cannot run: incompatible, or on a path prefix that another remote owns. */
export function assertAdmissible(descriptor: RemoteDescriptor, platform: Platform): void {
  const { name, requires, prefixes } = descriptor;
  const faults = findIncompatibilities(requires, platform.provides).map(describeIncompatibility);
  if (faults.length > 0)
    throw new ReleaseError(`${name} is incompatible with the platform: ${faults.join('; ')}.`);
  for (const [other, owned] of ownersOf(platform))
    if (other !== name)
      for (const prefix of prefixes)
        if (overlaps(owned, prefix))
          throw new ReleaseError(`${name} claims ${prefix}, and ${owned} belongs to ${other}.`);
}

/** The path prefixes of every version that somebody may get. */
function ownersOf({ remotes, entries }: Platform): readonly (readonly [remote: string, prefix: string])[] {
  return Object.entries(remotes).flatMap(([name, track]) =>
    versionsOf(track).flatMap((version) =>
      (entries[name]?.[version]?.value.descriptor.prefixes ?? []).map((prefix) => [name, prefix] as const),
    ),
  );
}

const overlaps = (one: string, two: string): boolean =>
  one === two || one.startsWith(`${two}/`) || two.startsWith(`${one}/`);
