import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../workspace.mjs';
import { readReads, uncovered } from './reads.mjs';
import { remotesOpened } from './remotes-opened.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadence-reads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what a test reads of the repository is noted by file', () => {
  const report = join(folder, 'reads.jsonl');
  const script = `
    import { readFileSync, readdirSync, globSync } from 'node:fs';
    import { readFile } from 'node:fs/promises';
    const { endOfReads } = await import(${JSON.stringify(at('tooling/jest/reads.mjs'))});
    readFileSync(${JSON.stringify(at('README.md'))});
    await readFile(new URL('file://${at('knip.json')}'));
    readdirSync(${JSON.stringify(at('docs'))});
    globSync('*.ts', { cwd: ${JSON.stringify(at('e2e/src'))} });
    readdirSync('/');
    endOfReads(${JSON.stringify(at('a.test.mjs'))});
    readFileSync(${JSON.stringify(at('package.json'))});
    endOfReads(${JSON.stringify(at('b.test.mjs'))});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, READS_REPORT: report },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(Object.fromEntries(readReads(report))).toEqual({
    'a.test.mjs': ['file README.md', 'file knip.json', 'folder docs', 'tree e2e/src', 'folder e2e/src'],
    'b.test.mjs': ['file package.json'],
  });
});

test('what was read and is not rested on is named; files that git ignores are nothing to rest on', () => {
  const files = ['docs/a.md', 'docs/more/b.md', 'src/c.ts'];
  const open = (reads, inputs) => uncovered(reads, inputs, files);
  expect(open(['file src/c.ts', 'file dist/c.js'], ['src/c.ts'])).toEqual([]);
  expect(open(['file src/c.ts'], ['docs/a.md'])).toEqual(['src/c.ts']);
  expect(open(['folder docs'], ['src/c.ts'])).toEqual(['docs/a.md']);
  expect(open(['tree docs'], ['docs/a.md'])).toEqual(['docs/more/b.md']);
});

test('a test rests on the remotes that its browsers fetched, and where nobody noted any, on all', () => {
  const opened = remotesOpened(join(folder, 'opened.jsonl'));
  const all = opened.by('e2e/tests/goals-list.spec.ts', '');
  expect(all).toEqual(expect.arrayContaining(['goals', 'people', 'talent']));
  const note = (file, title, remote) =>
    appendFileSync(opened.env.E2E_OPENED_REMOTES, `${JSON.stringify({ file, test: title, remote })}\n`);
  note('e2e/tests/a.spec.ts', 'one', null);
  expect(opened.by('e2e/tests/a.spec.ts', '')).toEqual([]);
  note('e2e/tests/a.spec.ts', 'one', 'people');
  note('e2e/tests/a.spec.ts', 'two', 'goals');
  expect(opened.by('e2e/tests/a.spec.ts', '')).toEqual(['goals', 'people']);
  expect(opened.by('e2e/tests/a.spec.ts', 'two')).toEqual(['goals']);
  expect(opened.by('e2e/tests/a.spec.ts', 'three')).toEqual(all);
});
