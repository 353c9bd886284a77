import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReport } from './report-text.ts';

const root = join(import.meta.dirname, '../..');

/** What the code of remotes imports of our packages: entry, and names. */
const imports = globSync('mfe-*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories|fixtures)\.tsx?$|\/testing(\/|\.tsx?$)/.test(path))
  .flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    const found = source.matchAll(
      /import (?:type )?\{([^}]*)\} from '@cadence\/(shared-\w+)(?:\/([\w-]+))?'/g,
    );
    return [...found].map(([, names = '', folder = '', entry = 'index']) => ({ folder, entry, names }));
  });

test('the reports have everything that a remote imports', () => {
  const reports = Object.groupBy(imports, ({ folder, entry }) => `${folder}/api/${entry}.api.d.ts`);
  const missing = Object.entries(reports).flatMap(([path, of = []]) => {
    const { blocks } = parseReport(readFileSync(join(root, path), 'utf8'));
    const names = new Set(of.flatMap(({ names: list }) => list.split(',').map(nameOf)).filter(Boolean));
    return [...names].filter((name) => !blocks.get(name)?.isExported).map((name) => `${path}: ${name}`);
  });
  expect(Object.keys(reports)).toContain('shared-contract/api/remote.api.d.ts');
  expect(missing).toEqual([]);
});

/** `type Goal as Row` imports `Goal`. */
const nameOf = (specifier: string): string =>
  specifier
    .trim()
    .replace(/^type /, '')
    .split(' ')[0] ?? '';
