/** How a test process loads what Node does not know by itself: TypeScript with JSX, stylesheets and pictures. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';

/** Address of a module, as stacks name it, to the path of its source map. */
export const sourceMaps = new Map();

const cache = join(tmpdir(), 'cadence-test-sources');
mkdirSync(cache, { recursive: true });

const asset = /\.(css|woff2?|png|svg)$/;
const typescript = /\.tsx?$/;

registerHooks({
  load(url, context, next) {
    const path = url.split('?', 1)[0];
    if (asset.test(path)) return { format: 'module', source: `export default 'asset';`, shortCircuit: true };
    if (typescript.test(path) && url.startsWith('file:'))
      return { format: 'module', source: compiled(url, fileURLToPath(path)), shortCircuit: true };
    return next(url, context);
  },
});

function compiled(url, path) {
  const source = readFileSync(path, 'utf8');
  const name = createHash('sha256').update(version).update(path).update(source).digest('hex').slice(0, 32);
  const file = join(cache, `${name}.js`);
  sourceMaps.set(url, `${file}.map`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { code, map } = transformSync(source, {
    filename: path,
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: path.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  save(`${file}.map`, map);
  save(file, code);
  return code;
}

/** Whole or not at all: two workers may compile the same file at once. */
function save(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
