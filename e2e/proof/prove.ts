import { describeIncompatibility, findIncompatibilities } from '@cadence/shared-contract/remote';
import type { Browser } from 'playwright';
import { HOME, lookAt, openTab, pagesOf } from './look.ts';
import type { Cell, Lineup, ProvenRelease, ProvenShell } from './proof.ts';
import type { Stage } from './stage.ts';

interface Trial {
  readonly stage: Stage;
  readonly browser: Browser;
  readonly lineup: Lineup;
  /** Says what is looked at; it takes half a minute a shell. */
  readonly onProgress?: (line: string) => void;
}

/** Parts of each page as the newest shell shows them, by page. */
type Expected = Map<string, readonly string[]>;

/**
 * Starts each shell with a line-up of remotes, and looks at every page of theirs.
 * @param shells the newest first: what the others show is compared with it
 */
export async function proveLineup(trial: Trial, shells: readonly ProvenShell[]): Promise<readonly Cell[]> {
  const expected: Expected = new Map();
  const cells: Cell[] = [];
  for (const shell of shells) cells.push(...(await proveShell(trial, shell, expected)));
  return cells;
}

async function proveShell(
  { stage, browser, lineup, onProgress = () => undefined }: Trial,
  shell: ProvenShell,
  expected: Expected,
): Promise<readonly Cell[]> {
  const all = Object.entries(lineup).map(
    ([remote, release]) => [remote, release, fitOf(release, shell)] as const,
  );
  const fitting = all.filter(([, , faults]) => faults.length === 0);
  onProgress(`shell ${shell.version} with ${fitting.map(([remote]) => remote).join(', ')}`);
  const server = await stage.serve(shell, Object.fromEntries(fitting));
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Chicago' });
  try {
    const tab = await openTab(context, `http://acme.localhost:${server.port}`);
    const looked = new Map<string, readonly string[]>();
    // Where a remote is refused, the dashboard lacks its widgets.
    const isWhole = fitting.length === all.length;
    const look = async (path: string, prefixes: readonly string[]): Promise<readonly string[]> => {
      onProgress(`  ${path}`);
      const place = { path, prefixes: path === HOME ? [HOME] : prefixes };
      const { parts, faults } = await lookAt(tab, place, isWhole ? (expected.get(path) ?? []) : []);
      if (!expected.has(path)) expected.set(path, parts);
      return faults;
    };
    const cells: Cell[] = [];
    for (const [remote, { version, descriptor }, misfits] of all) {
      const faults = [...misfits];
      for (const path of misfits.length === 0 ? pagesOf(descriptor) : []) {
        if (!looked.has(path)) looked.set(path, await look(path, descriptor.prefixes));
        faults.push(...(looked.get(path) ?? []));
      }
      const state = misfits.length > 0 ? 'refused' : faults.length > 0 ? 'fails' : 'works';
      cells.push({ shell: shell.version, remote, version, state, faults });
    }
    return cells;
  } finally {
    await context.close();
    await server.stop();
  }
}

const fitOf = ({ descriptor }: ProvenRelease, { provides }: ProvenShell): readonly string[] =>
  findIncompatibilities(descriptor.requires, provides).map(describeIncompatibility);
