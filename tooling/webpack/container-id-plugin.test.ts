import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { ContainerIdPlugin } from './container-id-plugin.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** Builds a remote in a folder of its own; resolves to the name and text of its entry. */
async function build(): Promise<readonly [name: string, text: string]> {
  const dir = mkdtempSync(join(tmpdir(), 'container-id-'));
  made.push(dir);
  writeFileSync(join(dir, 'page.js'), 'export default () => "a page";');
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: {},
    output: { path: join(dir, 'out'), uniqueName: 'skills', publicPath: 'auto' },
    plugins: [
      new ContainerIdPlugin(),
      new ModuleFederationPlugin({
        name: 'skills',
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './page': join(dir, 'page.js') },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  await promisify(compiler.close.bind(compiler))();
  const name = readdirSync(join(dir, 'out')).find((file) => file.startsWith('remoteEntry')) ?? '';
  return [name, readFileSync(join(dir, 'out', name), 'utf8')];
}

test('the same sources make the same entry in any folder', async () => {
  const [one, other] = [await build(), await build()];
  expect(one[1]).toContain('skills');
  expect(other).toEqual(one);
});
