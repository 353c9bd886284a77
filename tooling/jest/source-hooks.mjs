/** How a test process loads what Node does not know by itself: TypeScript with JSX, stylesheets and pictures. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

/** Address of a module, as stacks name it, to the path of its source map. */
export const sourceMaps = new Map();

const asset = /\.(woff2?|png|svg)$/;
const sheet = /\.css$/;
const typescript = /\.tsx?$/;

registerHooks({
  load(url, context, next) {
    const path = url.split('?', 1)[0];
    if (asset.test(path)) return { format: 'module', source: `export default 'asset';`, shortCircuit: true };
    if (sheet.test(path))
      return { format: 'module', source: textModule(fileURLToPath(path)), shortCircuit: true };
    if (typescript.test(path) && url.startsWith('file:'))
      return { format: 'module', source: compiled(url, fileURLToPath(path)), shortCircuit: true };
    return next(url, context);
  },
});

/** As the build does: a sheet is its text. */
const textModule = (path) => `export default ${JSON.stringify(readFileSync(path, 'utf8'))};`;

function compiled(url, path) {
  const { code, map } = compile(path);
  sourceMaps.set(url, map);
  return code;
}
