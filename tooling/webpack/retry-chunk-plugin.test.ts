import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { RetryChunkPlugin } from './retry-chunk-plugin.ts';

const dir = mkdtempSync(join(tmpdir(), 'retry-chunk-'));
afterAll(() => rmSync(dir, { recursive: true }));

const CHUNKS = ['one', 'two', 'three'] as const;

beforeAll(async () => {
  for (const name of CHUNKS) writeFileSync(join(dir, `${name}.js`), `export const name = '${name}';`);
  const imports = CHUNKS.map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`);
  writeFileSync(
    join(dir, 'entry.js'),
    `globalThis.load = async () => (await Promise.all([${imports.join(', ')}])).map(({ name }) => name);`,
  );
  const compiler = webpack({
    mode: 'development',
    context: dir,
    devtool: false,
    entry: './entry.js',
    output: { path: join(dir, 'out'), publicPath: '/', chunkFilename: '[name].js' },
    plugins: [new RetryChunkPlugin()],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
});

interface FakeScript {
  src: string;
  onload?: (event: { readonly type: string }) => void;
  onerror?: (event: { readonly type: string; readonly target: FakeScript }) => void;
  getAttribute(): null;
  setAttribute(name: string, value: string): void;
}

const read = (file: string): string => readFileSync(join(dir, 'out', file), 'utf8');

/**
 * A page with the built entry on it. `serve` decides for each requested file whether it is delivered; `idle` waits
 * until nothing is in flight.
 */
function openPage(serve: (url: string) => boolean) {
  const asked: string[] = [];
  const answers: Promise<void>[] = [];
  const createElement = (): FakeScript => ({
    src: '',
    getAttribute: () => null,
    setAttribute: () => undefined,
  });
  const appendChild = (script: FakeScript): void => {
    asked.push(script.src);
    const isServed = serve(script.src);
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.push(promise);
    // As in a browser, each answer is a separate event.
    setImmediate(() => {
      if (isServed) runInContext(read(basename(script.src.split('?')[0] ?? '')), page);
      if (isServed) script.onload?.({ type: 'load' });
      else script.onerror?.({ type: 'error', target: script });
      setImmediate(resolve);
    });
  };
  const idle = async (): Promise<void> => {
    for (let seen = -1; seen < answers.length; await Promise.all(answers)) seen = answers.length;
  };
  const globals = {
    document: { createElement, head: { appendChild }, getElementsByTagName: () => [] },
    setTimeout,
    clearTimeout,
  };
  const page = createContext({ ...globals, self: undefined as unknown });
  runInContext('self = globalThis', page);
  runInContext(read('main.js'), page);
  return { asked, idle, load: (): Promise<string[]> => (page as { load(): Promise<string[]> }).load() };
}

const isFirstAsk = (url: string): boolean => !url.includes('?r=');

test('when every file failed at first, each is retried separately, and one attempt loads them all', async () => {
  // A preload that failed answers the first script of its address without a request.
  const { load, asked } = openPage((url) => !isFirstAsk(url));
  expect([...(await load())]).toEqual(CHUNKS);
  expect(asked.toSorted()).toEqual(CHUNKS.flatMap((name) => [`/${name}.js`, `/${name}.js?r=1`]).toSorted());
});

test('after a failure the next attempt asks the network for every file, under a new address', async () => {
  let isAway = true;
  const { load, asked, idle } = openPage(() => !isAway);
  await expect(load()).rejects.toThrow('Loading chunk');
  await idle();
  await expect(load()).rejects.toThrow('Loading chunk');
  await idle();
  isAway = false;
  const before = asked.length;
  expect([...(await load())]).toEqual(CHUNKS);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.slice(before)).toHaveLength(CHUNKS.length);
});

test('a file that came is not asked for again', async () => {
  const { load, asked } = openPage(() => true);
  await load();
  await load();
  expect(asked).toHaveLength(CHUNKS.length);
});
