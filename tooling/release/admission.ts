import { findIncompatibilities, type Registry, type RemoteDescriptor } from '@cadence/shared-contract/remote';
import { ReleaseError } from './release-error.ts';

/** Refuses a remote that the platform cannot run: incompatible, or on a path prefix that another remote owns. */
export function assertAdmissible(descriptor: RemoteDescriptor, registry: Registry): void {
  const { name, requires, prefixes } = descriptor;
  const faults = findIncompatibilities(requires, registry.provides).map(
    ({ name: needed, required, provided }) =>
      provided === null
        ? `it requires ${needed} ${required}, which the platform does not provide`
        : `it requires ${needed} ${required}, and the platform provides ${provided}`,
  );
  if (faults.length > 0)
    throw new ReleaseError(`${name} is incompatible with the platform: ${faults.join('; ')}.`);
  for (const [other, { descriptor: owner }] of Object.entries(registry.remotes))
    if (other !== name)
      for (const prefix of prefixes) {
        const taken = owner.prefixes.find((owned) => overlaps(owned, prefix));
        if (taken !== undefined)
          throw new ReleaseError(`${name} claims ${prefix}, and ${taken} belongs to ${other}.`);
      }
}

const overlaps = (one: string, two: string): boolean =>
  one === two || one.startsWith(`${two}/`) || two.startsWith(`${one}/`);
