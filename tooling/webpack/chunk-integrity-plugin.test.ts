import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { integrityOf } from '../integrity.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { RetryChunkPlugin } from './retry-chunk-plugin.ts';

const dir = mkdtempSync(join(tmpdir(), 'chunk-integrity-'));
afterAll(() => rmSync(dir, { recursive: true }));

const out = (): string[] => readdirSync(join(dir, 'out')).filter((file) => file.endsWith('.js'));
const read = (file: string): string => readFileSync(join(dir, 'out', file), 'utf8');
const entry = (): string => out().find((file) => file.startsWith('main.')) ?? '';

beforeAll(async () => {
  const imports = ['one', 'two'].map((name) => {
    writeFileSync(join(dir, `${name}.js`), `export const name = 'module ${name}';`);
    return `import(/* webpackChunkName: "${name}" */ './${name}.js')`;
  });
  writeFileSync(
    join(dir, 'entry.js'),
    `globalThis.load = () => Promise.all([${imports.join(', ')}]); globalThis.ensure = (id) => __webpack_require__.e(id);`,
  );
  const compiler = webpack({
    mode: 'production',
    context: dir,
    devtool: 'hidden-source-map',
    entry: { main: './entry.js' },
    output: {
      path: join(dir, 'out'),
      publicPath: '/',
      filename: '[name].[contenthash:8].js',
      uniqueName: 'test',
    },
    plugins: [new RetryChunkPlugin(), new ChunkIntegrityPlugin()],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
});

interface FakeScript {
  src: string;
  integrity?: string;
  getAttribute(): null;
  setAttribute(): void;
}

/** The scripts that a page with the built entry asks for. */
function askFor(run: string): FakeScript[] {
  const asked: FakeScript[] = [];
  const createElement = (): FakeScript => ({
    src: '',
    getAttribute: () => null,
    setAttribute: () => undefined,
  });
  const page = createContext({
    document: {
      createElement,
      head: { appendChild: (script: FakeScript) => asked.push(script) },
      getElementsByTagName: () => [],
    },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  });
  runInContext('self = globalThis', page);
  runInContext(read(entry()), page);
  runInContext(run, page);
  return asked;
}

test('every chunk is asked for with the integrity of its file as it was written', () => {
  const asked = askFor('load()');
  expect(asked.map(({ src }) => src).toSorted()).toEqual(
    out()
      .filter((file) => file !== entry())
      .map((file) => `/${file}`)
      .toSorted(),
  );
  for (const { src, integrity } of asked) expect(integrity).toBe(integrityOf(read(src.slice(1))));
});

test('a chunk that the build does not know has an integrity that no file meets', () => {
  const [script] = askFor('ensure("elsewhere")');
  expect(script?.integrity).toMatch(/^sha384-[\w+/]{64}$/);
  expect(out().map((file) => integrityOf(read(file)))).not.toContain(script?.integrity);
});
