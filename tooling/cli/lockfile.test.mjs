import { readFileSync } from 'node:fs';
import { at } from './workspace.mjs';

/** The name of a program for one system: what it is, and for which. */
const FOR_ONE_SYSTEM = /^ {2}'?(@?[^@'\n]+?)[-/](linux|darwin|win32|windows)[^@'\n]*@([^:'\n]+)'?:$/gm;

/** libvips comes with sharp itself on Windows. */
const INSIDE_ANOTHER = '@img/sharp-libvips';

test('every program that is installed by system is in the lockfile for Linux, macOS and Windows', () => {
  const [, packages] = readFileSync(at('pnpm-lock.yaml'), 'utf8').split(/^(?:packages|snapshots):$/m);
  const found = [...packages.matchAll(FOR_ONE_SYSTEM)].map(([, name, system, version]) => ({
    program: `${name}@${version}`,
    system: system.replace('windows', 'win32'),
  }));
  const programs = Map.groupBy(
    found.filter(({ program }) => !program.startsWith(INSIDE_ANOTHER)),
    ({ program }) => program,
  );
  expect(programs.size).toBeGreaterThan(5);
  const missing = [...programs].flatMap(([program, entries]) =>
    ['linux', 'darwin', 'win32']
      .filter((system) => !entries.some((entry) => entry.system === system))
      .map((system) => `${program} for ${system}`),
  );
  expect(missing).toEqual([]);
});
