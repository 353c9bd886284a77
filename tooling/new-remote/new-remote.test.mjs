import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf, writeRemote } from './new-remote.mjs';

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
  for (const file of files) {
    expect(file).not.toMatch(/[{}]|\.template$/);
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\{\{\w+\}\}/);
  }
});

test.each(['', 'Skills', 'skill_map', '-x', 'x-', '../x', 'a'.repeat(25)])('%s cannot be a name', (name) => {
  expect(() => writeRemote(name, root)).toThrow('A remote is named by small letters, digits and hyphens');
});

test('a name that is taken is left alone', () => {
  mkdirSync(join(root, 'mfe-goals'));
  expect(() => writeRemote('goals', root)).toThrow('There is a remote goals already.');
});
