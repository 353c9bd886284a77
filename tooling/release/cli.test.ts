import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runReleaseCli } from './cli.ts';
import { createFolderStore, createSigner, makeKey, setProvides } from './index.ts';
import { buildRemote } from './testing/remote-build.ts';

let folder: string;
let output: string[];
const key = makeKey();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-cli-'));
  await writeFile(join(folder, 'key.pem'), key);
  process.env['RELEASE_SIGNING_KEY'] = join(folder, 'key.pem');
  const store = createFolderStore(join(folder, 'releases'));
  await setProvides({ store, signer: createSigner(key), environment: 'production' }, { react: '19.3.1' });
  output = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
});
afterEach(async () => {
  delete process.env['RELEASE_SIGNING_KEY'];
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  output.length = 0;
  const code = await runReleaseCli([...args, '--store', join(folder, 'releases')]);
  return { code, said: output.join('') };
}

async function makePackage(version: string, code: string): Promise<string> {
  const root = join(folder, `mfe-goals-${code}`);
  await mkdir(root);
  await writeFile(join(root, 'package.json'), JSON.stringify({ version }));
  await cp(await buildRemote(folder, { code }), join(root, 'dist'), { recursive: true });
  return root;
}

test('publishes a package, lists and verifies it', async () => {
  const published = await run('publish', await makePackage('1.2.0', 'one'));
  expect(published).toEqual({
    code: 0,
    said: expect.stringMatching(/^goals 1\.2\.0-b\.\w{8} is in use\.\n$/),
  });
  expect((await run('list')).said).toMatch(/^\* goals 1\.2\.0-b\.\w{8} {2}20\d\d-/);
  expect(await run('verify')).toEqual({ code: 0, said: 'Everything in use is what was released.\n' });
});

test('rolls a short version out to some, and back', async () => {
  await run('publish', await makePackage('1.2.0', 'one'));
  await run('publish', await makePackage('1.3.0', 'two'), '--no-promote');
  const promoted = await run('promote', 'goals', '1.3.0', '--percentage', '50', '--tenants', 'acme, globex');
  expect(promoted.said).toMatch(/^goals 1\.3\.0-b\.\w{8} is in use for 50 % of acme, globex\.\n$/);
  expect((await run('list', 'goals')).said).toContain('(rolled out to 50 % of acme, globex)');
  expect((await run('rollback', 'goals')).said).toMatch(/^goals is back at 1\.2\.0-b\.\w{8}\.\n$/);
});

test('says what a build requires and what is provided, before it is published', async () => {
  const fitting = await buildRemote(folder, { requires: { react: '^19.0.0' } });
  const ahead = await buildRemote(folder, { requires: { react: '^19.0.0', '@cadence/shared-ui': '^2.0.0' } });
  for (const [name, dist] of Object.entries({ fitting, ahead })) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'package.json'), '{"version":"1.0.0"}');
    await cp(dist, join(folder, name, 'dist'), { recursive: true });
  }
  expect(await run('check', join(folder, 'fitting'))).toEqual({
    code: 0,
    said: 'goals (this build)\n  ✓ react  requires ^19.0.0  provided: 19.3.1\n',
  });
  expect(await run('check', join(folder, 'ahead'))).toEqual({
    code: 1,
    said: [
      'goals (this build)',
      '  ✓ react               requires ^19.0.0  provided: 19.3.1',
      '  ✗ @cadence/shared-ui  requires ^2.0.0   provided: not provided',
      'goals (this build) would not run.',
      '',
    ].join('\n'),
  });
});

test('the first release of a remote is for everybody, also where later ones begin with a few', async () => {
  const first = await run('publish', await makePackage('1.0.0', 'one'), '--percentage', '10');
  expect(first.said).toMatch(/^goals 1\.0\.0-b\.\w{8} is in use\.\n$/);
  const second = await run('publish', await makePackage('1.1.0', 'two'), '--percentage', '10');
  expect(second.said).toMatch(/^goals 1\.1\.0-b\.\w{8} is in use for 10 % of everybody\.\n$/);
});

test('refuses with a sentence and exit code 1', async () => {
  await run('publish', await makePackage('1.2.0', 'one'));
  for (const [args, sentence] of [
    [['rollback', 'goals'], 'goals has no earlier release to go back to.'],
    [['rollback', 'gaols'], 'gaols was never released.'],
    [['publish', 'gaols'], 'There is no remote gaols here.'],
    [['publish'], 'The remote is missing.'],
    [['promote', 'goals', '9.0.0'], 'There is no release 9.0.0 of goals.'],
    [
      ['promote', 'goals', '1.2.0', '--percentage', '101'],
      'The percentage must be a whole number from 1 to 100',
    ],
    [['promote', 'goals', '1.2.0', '--tenants', ','], "An organisation has no name in ','."],
    [['verify', '--env', 'stagin'], 'stagin has no registry in '],
    [['prune', '--days', '7'], 'Releases are kept for at least 30 days'],
    [['promote', 'goals', '1.2.0', '50'], "'50' is one word too many: promote is written promote <remote>"],
    [['resign'], 'Whose signatures are to be replaced is missing: --from <public key>.'],
    [['list', '--env', '../x'], 'An environment is named by small letters'],
    [['list', '--nonsense'], 'Unknown option'],
    [['toString'], 'Usage: npm run release'],
  ] as const)
    expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(sentence) });
});

test('--help lists every command', async () => {
  const { code, said } = await run('--help');
  expect(code).toBe(0);
  for (const command of ['publish', 'promote', 'rollback', 'list', 'verify', 'prune', 'doctor', 'resign'])
    expect(said).toMatch(new RegExp(`^  ${command}`, 'm'));
});

test('the doctor finds what was changed, and a publication that was broken off', async () => {
  await run('publish', await makePackage('1.2.0', 'one'));
  const well = await run('doctor');
  expect(well).toEqual({ code: 0, said: expect.stringContaining('refuses the second of two writers') });
  expect(well.said).not.toContain('✗');
  await mkdir(join(folder, 'releases/remotes/goals/1.3.0-b.00000000'));
  await mkdir(join(folder, 'releases/shells/1.0.0-b.11111111'), { recursive: true });
  const ill = await run('doctor');
  expect(ill.code).toBe(1);
  expect(ill.said).toContain(
    'under way: goals 1.3.0-b.00000000, shell 1.0.0-b.11111111. Publish again to complete them.',
  );
});

test('only an Ed25519 key signs', async () => {
  await writeFile(join(folder, 'key.pem'), 'nonsense');
  expect(await run('list')).toEqual({
    code: 1,
    said: 'The signing key must be an Ed25519 private key as PEM.\n',
  });
});
