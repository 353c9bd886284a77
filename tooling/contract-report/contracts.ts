import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './read-report.ts';

/** Says of which modules a package's reports are. */
const SETTINGS = 'api/report.json';

/** The packages of a repository that promise something: those with settings for reports. */
export const findContracts = (root: string): readonly Contract[] =>
  readdirSync(root)
    .filter((name) => existsSync(join(root, name, SETTINGS)))
    .map((name) => ({
      ...JSON.parse(readFileSync(join(root, name, SETTINGS), 'utf8')),
      folder: join(root, name),
    }));
