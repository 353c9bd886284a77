import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lockFolder } from './folder-lock.ts';

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'folder-lock.ts')).href;

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A process that takes the lock and holds it, or prints why it cannot. */
  async function holder(): Promise<{ child: ReturnType<typeof spawn>; said: string }> {
    const code = `import('${MODULE}').then((m) => m.lockFolder(process.argv[1])).then(
      () => { console.log('held'); setInterval(() => {}, 1000); }, (error) => console.log(error.message))`;
    const child = spawn(process.execPath, ['-e', code, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [data] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, said: data.toString().trim() };
  }

  test('a second process is refused with the name of the holder; a kill -9 releases the lock', async () => {
    const first = await holder();
    expect(first.said).toBe('held');
    const second = await holder();
    expect(second.said).toContain(`is in use by process ${String(first.child.pid)};`);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const third = await holder();
    expect(third.said).toBe('held');
    third.child.kill('SIGKILL');
    await once(third.child, 'exit');
  });

  test('of many processes that find a dead holder exactly one gets the lock', async () => {
    const dead = { pid: 999_999_999, host: os.hostname(), born: '' };
    writeFileSync(path.join(folder, 'server.lock'), JSON.stringify(dead));
    const all = await Promise.all(Array.from({ length: 8 }, holder));
    expect(all.filter(({ said }) => said === 'held')).toHaveLength(1);
    for (const { child } of all) child.kill('SIGKILL');
  });

  test('a folder is released on request, and the same process cannot lock it twice', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    lock.release();
    expect(existsSync(path.join(folder, 'server.lock'))).toBe(false);
    (await lockFolder(folder)).release();
  });

  test('a folder that cannot be created is reported in one sentence', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    await expect(lockFolder(path.join(folder, 'file', 'data'))).rejects.toThrow(
      /^The data folder .* cannot be written/,
    );
  });
});
