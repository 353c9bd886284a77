import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, remotes } from '../cli/workspace.mjs';
import { wordsOf, writeRemote } from './new-remote.mjs';
import { workflowOf, workflowPath } from './workflow.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-remote-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a name becomes what stands in addresses, in code and on the page', () => {
  expect(wordsOf('skill-map')).toEqual({ name: 'skill-map', Name: 'SkillMap', title: 'Skill map' });
});

test('every placeholder is filled, in paths too', () => {
  const files = writeRemote('skill-map', root);
  expect(files).toContain('mfe-skill-map/src/pages/skill-map-page.tsx');
  expect(files).toContain('mfe-skill-map/src/remote.ts');
  expect(files).toContain('.github/workflows/skill-map.yml');
  for (const file of files) {
    expect(file).not.toMatch(/[{}]|\.template$/);
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/(?<!\$)\{\{\w+\}\}/);
  }
});

test.each(['', 'Skills', 'skill_map', '-x', 'x-', '../x', 'a'.repeat(25)])('%s cannot be a name', (name) => {
  expect(() => writeRemote(name, root)).toThrow('A remote is named by small letters, digits and hyphens');
});

test.each(['shell', 'constructor'])('%s is no remote: it means something else already', (name) => {
  expect(() => writeRemote(name, root)).toThrow(`A remote cannot be named ${name}`);
});

test('a name that is taken is left alone', () => {
  mkdirSync(join(root, 'mfe-goals'));
  expect(() => writeRemote('goals', root)).toThrow('There is a remote goals already.');
});

test('every remote has its workflow, as the generator writes it', () => {
  for (const name of remotes().map((folder) => folder.replace('mfe-', '')))
    expect(readFileSync(at(workflowPath(name)), 'utf8')).toBe(workflowOf(name));
});
