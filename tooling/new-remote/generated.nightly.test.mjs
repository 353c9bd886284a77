import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../cli/workspace.mjs';
import {
  createFolderStore,
  createSigner,
  listReleases,
  makeKey,
  publish,
  setProvides,
} from '../release/index.ts';
import { copyWorkspace } from '../testing/workspace-copy.mjs';
import { readProvided } from '../webpack/sharing.ts';

// A copy of the workspace is installed, and a package built: a limit for hangs.
const LIMIT_MS = 900_000;
const NAME = 'proof-map';
let copy;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

test(
  'what the generator makes installs, passes lint, format, types and its own tests, builds, and may be released',
  async () => {
    const made = await copy.run('npm', ['run', 'new-remote', '--', NAME]);
    expect(made).toContain(`mfe-${NAME} is ready`);
    const folder = `mfe-${NAME}`;
    await copy.run(copy.tool('oxlint'), ['--deny-warnings', folder]);
    expect(await copy.run(copy.tool('oxfmt'), ['--list-different', folder])).toBe('');
    await copy.run(copy.tool('tsc'), ['-p', join(folder, 'tsconfig.json'), '--noEmit']);
    expect(await copy.run('npm', ['test'], folder)).toMatch(/^[1-9]\d* passed, 0 failed$/m);
    await copy.run('npm', ['run', 'build'], folder);
    const store = createFolderStore(join(copy.path, 'releases'));
    const target = { store, signer: createSigner(makeKey()), environment: 'production' };
    await setProvides(target, readProvided(at('shell')));
    await publish(target, { dist: join(copy.path, folder, 'dist'), packageVersion: '1.0.0' });
    const { prefixes } = JSON.parse(readFileSync(join(copy.path, folder, 'dist/remote.json'), 'utf8'));
    expect(prefixes).toEqual([`/v3/${NAME}`]);
    expect((await listReleases(target)).map(({ name, isInUse }) => [name, isInUse])).toEqual([[NAME, true]]);
  },
  LIMIT_MS,
);
