/** A copy of the repository for tests that change it. */
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../cli/workspace.mjs';

/**
 * Everything that git does not ignore but pictures, which are most of the bytes, and nothing is built of them.
 * @returns {{ path: string, tool(name: string): string, run(command: string, args: string[], folder?: string):
 *   Promise<string>, remove(): void }} `run` resolves to what a command of the copy printed, and rejects with that when it fails
 */
export function copyWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), 'cadence-copy-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((name) => name !== '' && !name.startsWith('e2e/pictures/') && existsSync(join(root, name)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  return {
    path: copy,
    tool: (name) => join(copy, 'node_modules/.bin', name),
    remove: () => rmSync(copy, { recursive: true, force: true }),
    run(command, args, folder = '.') {
      const env = { ...process.env, CADENCE_PREPARED: '' };
      return new Promise((resolve, reject) => {
        const options = { cwd: join(copy, folder), env, maxBuffer: 2 ** 26 };
        execFile(command, args, options, (error, stdout, stderr) => {
          if (error) reject(new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`));
          else resolve(stdout);
        });
      });
    },
  };
}
