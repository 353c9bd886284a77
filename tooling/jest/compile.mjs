/** What a test process loads instead of a TypeScript file. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync, version } from '@swc/core';

const cache = join(tmpdir(), 'cadence-test-sources');
mkdirSync(cache, { recursive: true });

/**
 * @param {string} path of a TypeScript file
 * @returns {{ code: string, map: string }} JavaScript, and the path of its source map
 */
export function compile(path) {
  const source = readFileSync(path, 'utf8');
  const name = createHash('sha256').update(version).update(path).update(source).digest('hex').slice(0, 32);
  const file = join(cache, `${name}.js`);
  const map = `${file}.map`;
  if (existsSync(file)) return { code: readFileSync(file, 'utf8'), map };
  const compiled = transformSync(source, {
    filename: path,
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: path.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  save(map, compiled.map);
  save(file, compiled.code);
  return { code: compiled.code, map };
}

/** Whole or not at all: two workers may compile the same file at once. */
function save(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
