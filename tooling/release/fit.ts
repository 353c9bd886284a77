import { findIncompatibilities, type RemoteDescriptor } from '@cadence/shared-contract/remote';
import { readRegistry, versionsOf, type ReleaseTarget } from './registry-file.ts';

/** Whether a remote fits a shell, for a person: a line for each package that it requires. */
export interface Fit {
  /** What is looked at: 'goals 1.2.0-b.3f9a01bc'. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly isFit: boolean;
}

type Provides = Readonly<Record<string, string>>;

/** By the same function by which the shell decides. */
export function examineFit(
  title: string,
  { requires }: Pick<RemoteDescriptor, 'requires'>,
  provides: Provides,
): Fit {
  const faults = new Set(findIncompatibilities(requires, provides).map(({ name }) => name));
  const rows = Object.entries(requires).map(([name, range]) => [name, range] as const);
  const width = (column: 0 | 1): number => Math.max(0, ...rows.map((row) => row[column].length));
  const lines = rows.map(([name, range]) => {
    const mark = faults.has(name) ? '✗' : '✓';
    const given = provides[name] ?? 'not provided';
    return `  ${mark} ${name.padEnd(width(0))}  requires ${range.padEnd(width(1))}  provided: ${given}`;
  });
  return { title, lines, isFit: faults.size === 0 };
}

/** Every version that somebody gets, or would go back to, in a shell that provides this. */
export async function examineLive(target: ReleaseTarget, provides: Provides): Promise<readonly Fit[]> {
  const registry = await readRegistry(target.store, target.environment);
  return Object.entries(registry?.head.value.remotes ?? {}).flatMap(([name, track]) =>
    versionsOf(track).flatMap((version) => {
      const descriptor = registry?.entries[name]?.[version]?.value.descriptor;
      return descriptor ? [examineFit(`${name} ${version}`, descriptor, provides)] : [];
    }),
  );
}
