import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The script behind `npx playwright`. */
export const PLAYWRIGHT = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

/** Whether videos can be recorded: Playwright has its own encoder for that, which comes with its own browsers only. */
export async function canFilm(): Promise<boolean> {
  const dryRun = [PLAYWRIGHT, 'install', '--dry-run', 'ffmpeg'];
  const { stdout } = await promisify(execFile)(process.execPath, dryRun);
  const [, folder = ''] = /Install location:\s+(.+)/.exec(stdout) ?? [];
  return folder !== '' && existsSync(folder.trim());
}
