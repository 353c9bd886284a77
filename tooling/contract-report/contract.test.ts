import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContract, writeContract } from './contract.ts';
import { plantFolder, REPORT, SOURCE, WORDS } from './testing/planted.ts';

const folder = plantFolder();
const contract = { folder, entries: { index: ['src/index.ts'] } };
afterAll(() => rmSync(folder, { recursive: true }));

function put(version: string, source: string, words = WORDS): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@planted/contract', version }));
  writeFileSync(join(folder, 'src/index.ts'), source);
  writeFileSync(join(folder, 'src/words.ts'), words);
}

const pathOf = (place: string): string => join(folder, place, 'index.api.d.ts');
const read = (place: string): string => readFileSync(pathOf(place), 'utf8');

beforeEach(() => {
  rmSync(join(folder, 'api'), { recursive: true, force: true });
  mkdirSync(join(folder, 'api/baseline'), { recursive: true });
  for (const place of ['api', 'api/baseline'])
    writeFileSync(pathOf(place), `// @planted/contract 1.2.0\n\n${REPORT}\n`);
});

const MORE_GOALS = `${SOURCE}export const goalCount = 1;\n`;
const WITHOUT_DAYS = SOURCE.replace(', dayOf', '');
const BROKEN =
  '@planted/contract 1.3.0 breaks remotes that were built against 1.2.0. Keep what was there (a new property may be ' +
  'optional, a new name stand beside the old one), or set the version in ';

test('a report has every exported name with its whole type, and what that needs', () => {
  put('1.2.0', SOURCE);
  expect(checkContract(contract)).toEqual([]);
  rmSync(join(folder, 'api'), { recursive: true });
  expect(checkContract(contract)).toEqual([
    'The report of @planted/contract is not that of its sources. Run: npm run contract -- --write',
  ]);
  expect(writeContract(contract)).toEqual([]);
  expect(read('api')).toBe(`// @planted/contract 1.2.0\n\n${REPORT}\n`);
  expect(read('api/baseline')).toBe(read('api'));
});

test('words, comments and what is not exported may change', () => {
  put(
    '1.2.0',
    SOURCE.replace('// as it is', ''),
    WORDS.replace("'Hello'", "'Good morning'").replace('1;', '2;'),
  );
  expect(checkContract(contract)).toEqual([]);
});

test('more needs a minor version, which is written', () => {
  put('1.2.1', MORE_GOALS);
  const [problem = ''] = checkContract(contract);
  expect(problem).toMatch(
    /^@planted\/contract has more than 1\.2\.0, and remotes have to be able to require it: set the version in .+\/package\.json to 1\.3\.0 and run npm run contract -- --write:\n  index: new: goalCount\.$/,
  );
  expect(writeContract(contract)).toEqual([problem]);
  put('1.3.0', MORE_GOALS);
  expect(checkContract(contract)[0]).toContain('Run: npm run contract -- --write');
  expect(writeContract(contract)).toEqual([]);
  expect(checkContract(contract)).toEqual([]);
  expect(read('api')).toContain('export declare const goalCount: number;');
  expect(read('api/baseline')).not.toContain('goalCount');
});

test('what breaks needs a major version, from which on it counts', () => {
  put('1.3.0', WITHOUT_DAYS);
  const [problem = ''] = writeContract(contract);
  expect(problem).toContain(BROKEN);
  expect(problem.split('\n')[1]).toBe(
    '  index: dayOf is no longer exported, and remotes that import it fail.',
  );
  put('2.0.0', WITHOUT_DAYS);
  expect(writeContract(contract)).toEqual([]);
  expect(read('api/baseline')).toBe(read('api'));
});

test('a report written by hand does not hide what breaks', () => {
  put('1.3.0', WITHOUT_DAYS);
  writeFileSync(
    pathOf('api'),
    `// @planted/contract 1.3.0\n\n${REPORT.replace(/export declare const dayOf.*\n\n/, '')}\n`,
  );
  expect(checkContract(contract)[0]).toContain(BROKEN);
});

test('what a minor version added is promised as well', () => {
  put('1.3.0', MORE_GOALS);
  writeContract(contract);
  put('1.4.0', SOURCE);
  expect(checkContract(contract)[0]).toContain(
    '@planted/contract 1.4.0 breaks remotes that were built against 1.3.0.',
  );
});
