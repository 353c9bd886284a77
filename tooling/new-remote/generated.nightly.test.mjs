import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { at, root } from '../cli/workspace.mjs';
import {
  createFolderStore,
  createSigner,
  listReleases,
  makeKey,
  publish,
  setProvides,
} from '../release/index.ts';
import { readProvided } from '../webpack/sharing.ts';

// A copy of the workspace is installed, and a package built: a limit for hangs.
const LIMIT_MS = 900_000;
const NAME = 'proof-map';
let copy;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generated-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  // Pictures are most of the bytes, and nothing is built of them.
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((name) => name !== '' && !name.startsWith('e2e/pictures/') && existsSync(join(root, name)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command of the copy; resolves to what it printed, and rejects with that when it fails. */
function inCopy(command, args, folder = '.') {
  const env = { ...process.env, CADENCE_PREPARED: '' };
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: join(copy, folder), env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
}

const tool = (name) => join(copy, 'node_modules/.bin', name);

test(
  'what the generator makes installs, passes lint, format, types and its own tests, builds, and may be released',
  async () => {
    const made = await inCopy('npm', ['run', 'new-remote', '--', NAME]);
    expect(made).toContain(`mfe-${NAME} is ready`);
    const folder = `mfe-${NAME}`;
    await inCopy(tool('oxlint'), ['--deny-warnings', folder]);
    expect(await inCopy(tool('oxfmt'), ['--list-different', folder])).toBe('');
    await inCopy(tool('tsc'), ['-p', join(folder, 'tsconfig.json'), '--noEmit']);
    expect(await inCopy('npm', ['test'], folder)).toMatch(/^[1-9]\d* passed, 0 failed$/m);
    await inCopy('npm', ['run', 'build'], folder);
    const store = createFolderStore(join(copy, 'releases'));
    const target = { store, signer: createSigner(makeKey()), environment: 'production' };
    await setProvides(target, readProvided(at('shell')));
    await publish(target, { dist: join(copy, folder, 'dist'), packageVersion: '1.0.0' });
    const { prefixes } = JSON.parse(readFileSync(join(copy, folder, 'dist/remote.json'), 'utf8'));
    expect(prefixes).toEqual([`/v3/${NAME}`]);
    expect((await listReleases(target)).map(({ name, isInUse }) => [name, isInUse])).toEqual([[NAME, true]]);
  },
  LIMIT_MS,
);
