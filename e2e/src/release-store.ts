import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { startBucketServer } from '../../tooling/release/testing/bucket-server.ts';

const root = join(import.meta.dirname, '../..');
const RELEASES = process.env['RELEASES_DIR'] || join(root, 'dist/releases');

/** What the command line printed, and its exit code. */
export interface CommandResult {
  readonly code: number;
  readonly said: string;
}

/** A store of a test's own, with the real remotes in it. */
export interface ReleaseStore {
  /** What the server needs to serve it. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** The release command line, as `npm run release --` starts it. */
  release(...args: string[]): Promise<CommandResult>;
  drop(): Promise<void>;
}

/** @param kind a folder of this machine, or a bucket behind a server that speaks the S3 protocol */
export async function createReleaseStore(kind: 'folder' | 'bucket'): Promise<ReleaseStore> {
  return kind === 'folder' ? createFolder() : createBucket();
}

async function createFolder(): Promise<ReleaseStore> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-store-'));
  await cp(RELEASES, folder, { recursive: true });
  return {
    serverEnv: { RELEASES_DIR: folder },
    release: (...args) => runRelease([...args, '--store', folder], {}),
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createBucket(): Promise<ReleaseStore> {
  const bucket = await startBucketServer();
  const files = await readdir(RELEASES, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const key = relative(RELEASES, path).split(sep).join('/');
    if (file.isFile())
      bucket.objects.set(`cadence/${key}`, { content: await readFile(path), type: '', cacheControl: '' });
  }
  return {
    serverEnv: { RELEASES_URL: `${bucket.origin}/cadence` },
    release: (...args) => runRelease([...args, '--store', 's3://cadence'], bucket.env),
    drop: () => bucket.close(),
  };
}

function runRelease(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandResult> {
  const cli = join(root, 'tooling/release/cli.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, ...args],
      { cwd: root, env: { ...process.env, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    );
  });
}
