import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLOWS, leftOut, serverTests } from './server-tests.mjs';

const sliceOf = (path) => path.split('/').slice(0, 2).join('/');

test('each slice has a flow on the embedded database, and every flow that is named is there', () => {
  const { withDatabase } = serverTests();
  expect(FLOWS.filter((flow) => !withDatabase.includes(flow))).toEqual([]);
  const slices = new Set(withDatabase.filter((path) => path.startsWith('modules/')).map(sliceOf));
  expect(slices.size).toBeGreaterThan(5);
  const proven = new Set(FLOWS.map(sliceOf));
  expect([...slices].filter((slice) => !proven.has(slice))).toEqual([]);
});

test('between them the two databases leave no test out', () => {
  const onPostgres = leftOut('database');
  expect(leftOut('flows').filter((path) => onPostgres.includes(path))).toEqual([]);
  expect(leftOut('all')).toEqual([]);
});

describe('a folder of tests', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cadence-server-tests-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name, text) => writeFileSync(join(folder, name), text);

  test('a test opens a database when something that it imports chooses one, also around a circle', () => {
    write('choice.ts', `import './a.ts';\nprocess.env['TEST_DATABASE_URL'];`);
    write('a.ts', `import { b } from './b.ts';`);
    write('b.ts', `import { a } from './a.ts';\nexport { c } from './choice.ts';`);
    write('through.test.ts', `import { a } from './a.ts';`);
    write('pure.test.ts', `import { gone } from './gone.ts';\nimport fs from 'node:fs';`);
    expect(serverTests(folder)).toEqual({ withDatabase: ['through.test.ts'], without: ['pure.test.ts'] });
  });
});
