import type { Inspection } from './inspection.ts';

export const showMs = (ms: number | null): string => (ms === null ? '–' : `${Math.round(ms)} ms`);

/** The whole of it as plain text, for a bug report. */
export function inspectionText(inspection: Inspection, now: Date, browser: string): string {
  const { address, registry, remotes, contributions, overrides, shared, faults, incidents } = inspection;
  return [
    `Cadence inspector, ${now.toISOString()}`,
    `Page: ${address}`,
    `Browser: ${browser}`,
    `Registry: revision ${registry.revision}, ${registry.source}, signature ${registry.signature}`,
    ...part(
      'Signed',
      registry.head
        ? [`${registry.head.environment} ${registry.head.revision}, ${registry.head.issuedAt}`]
        : [],
    ),
    ...part('Rolled back automatically', registry.halted),
    ...part(
      'Overrides',
      overrides.map(({ remote, url }) => `${remote} from ${url}`),
    ),
    ...part(
      'Remotes',
      remotes.flatMap(({ name, version, entryMs, modules }) => [
        `${name} ${version}, entry ${showMs(entryMs)}`,
        ...modules.map(({ expose, state, ms }) => `  ${expose} ${state}, ${showMs(ms)}`),
      ]),
    ),
    ...part(
      'Slots',
      contributions.map(({ slot, id, title, state }) => `${slot}: ${id} (${title}) ${state}`),
    ),
    ...part(
      'Shared',
      shared.map(({ name, version, from }) => `${name} ${version} from ${from}`),
    ),
    ...part(
      'Second instances',
      faults.map(({ sentence }) => sentence),
    ),
    ...part(
      'Errors',
      incidents.map(({ id, phase, where, version, message }) =>
        [id, phase, where, version, message].filter((text) => text !== '').join(' · '),
      ),
    ),
    '',
  ].join('\n');
}

const part = (title: string, lines: readonly string[]): readonly string[] => [
  '',
  title,
  ...(lines.length === 0 ? ['  none'] : lines.map((line) => `  ${line}`)),
];
