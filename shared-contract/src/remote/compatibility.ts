import satisfies from 'semver/functions/satisfies.js';

export interface Incompatibility {
  readonly name: string;
  readonly required: string;
  /** null when the platform does not provide the package at all. */
  readonly provided: string | null;
}

/**
 * The one compatibility rule, used by the squads' CI, at publish (refused) and in the shell (state
 * `incompatible`, the code is never fetched). An empty list means compatible.
 */
export function findIncompatibilities(
  requires: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
): readonly Incompatibility[] {
  return Object.entries(requires).flatMap(([name, required]) => {
    const provided = provides[name] ?? null;
    const isMet = provided !== null && satisfies(provided, required, { includePrerelease: true });
    return isMet ? [] : [{ name, required, provided }];
  });
}
