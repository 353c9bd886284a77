import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './compile.mjs';

test('TypeScript is compiled once for each text, with the map of its lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-compile-'));
  const path = join(folder, 'one.ts');
  writeFileSync(path, 'export const one: number = 1;\n');
  const first = compile(path);
  expect(first.code).toContain('export const one = 1;');
  expect(JSON.parse(readFileSync(first.map, 'utf8')).sources).toEqual([path]);
  expect(compile(path)).toEqual(first);
  writeFileSync(path, 'export const one: number = 2;\n');
  expect(compile(path).code).toContain('export const one = 2;');
  for (const { map } of [first, compile(path)]) for (const file of [map, map.slice(0, -4)]) rmSync(file);
  rmSync(folder, { recursive: true });
});
