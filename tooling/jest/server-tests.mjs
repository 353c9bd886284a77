/**
 * Which of the server's tests run on which database. PostgreSQL has all that open one, in continuous integration and
 * wherever DATABASE_URL is given. The embedded one takes twice the processor and serves small installations: it has
 * what is about the database itself, and of each slice and each of the server's other rooms a flow, with what shows only
 * when two people write at once.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from '../cli/workspace.mjs';

/** Tests of these rooms that run on the embedded database, seen from `server/src`. */
export const FLOWS = [
  'admin/commands/tenant-create.test.ts',
  'admin/commands/user.test.ts',
  'admin/transfer/archive.test.ts',
  'demo/seed-demo.test.ts',
  'kernel/hub/hub.test.ts',
  'kernel/hub/missed-events.test.ts',
  'kernel/http/idempotency.test.ts',
  'kernel/mail/post-office.test.ts',
  'kernel/telemetry/metrics.test.ts',
  'modules/action-items/action-items.test.ts',
  'modules/auth/log-in.test.ts',
  'modules/auth/session.test.ts',
  'modules/dashboard/theme.test.ts',
  'modules/goals/core-flow.test.ts',
  'modules/goals/races-and-isolation.test.ts',
  'modules/goals/versions.test.ts',
  'modules/help/help.test.ts',
  'modules/notes/notes.test.ts',
  'modules/notifications/notifications.test.ts',
  'modules/people/avatars/avatars.test.ts',
  'modules/people/move-person.test.ts',
  'modules/people/profile/save-profile.test.ts',
  'modules/periods/periods.test.ts',
  'modules/predictions/predictions.test.ts',
  'modules/reports/jobs/report-jobs.test.ts',
  'modules/reports/jobs/report-queue.test.ts',
  'modules/reports/schedules/run-schedules.test.ts',
  'modules/strategy/racing-editors.test.ts',
  'modules/strategy/strategy.test.ts',
  'modules/suggestions/suggestions.test.ts',
  'modules/summaries/races.test.ts',
  'modules/summaries/summaries.test.ts',
  'modules/talent/appraisal-flow.test.ts',
  'modules/telemetry/telemetry.test.ts',
  'modules/tenants/logo.test.ts',
  'modules/user-manual/user-manual.test.ts',
  'seed/seed-organisation.test.ts',
  'web/releases/release-state.test.ts',
];

/** Where a database is only asked; the rest of the server's tests are about the database, or about what runs on it by itself. */
const ROOMS = /^(modules|every-operation|admin|demo|seed|web|kernel\/(http|hub|load|mail|model|telemetry))\//;

/** What a file says that lets the environment choose its database or its Redis. */
const CHOICE = /TEST_(DATABASE|REDIS)_URL/;

/**
 * @param {string} [source] folder of the server's sources
 * @returns {{ withDatabase: string[], without: string[] }} test files, seen from there, by whether they or anything
 *   that they import lets the environment choose a database
 */
export function serverTests(source = at('server/src')) {
  const files = new Map();
  const read = (path) => {
    if (!files.has(path)) files.set(path, parse(path));
    return files.get(path);
  };
  const chooses = (path) => {
    const reached = new Set([path]);
    for (const file of reached) {
      const { isChoice, imports } = read(file);
      if (isChoice) return true;
      for (const next of imports) reached.add(next);
    }
    return false;
  };
  const tests = globSync('**/*.test.ts', { cwd: source }).sort();
  const withDatabase = tests.filter((path) => chooses(join(source, path)));
  return { withDatabase, without: tests.filter((path) => !withDatabase.includes(path)) };
}

function parse(path) {
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+\.ts)'/g)].map(([, to]) => join(dirname(path), to));
  return { isChoice: CHOICE.test(text), imports: imports.filter((file) => existsSync(file)) };
}

/**
 * @param {'flows' | 'database' | 'all'} chosen `flows`: for a run on the embedded database; `database`: what opens one;
 *   `all`: every test
 * @returns {string[]} the tests that such a run leaves out, seen from `server/src`
 */
export function leftOut(chosen) {
  if (chosen === 'all') return [];
  const { withDatabase, without } = serverTests();
  if (chosen === 'database') return without;
  return withDatabase.filter((path) => ROOMS.test(path) && !FLOWS.includes(path));
}
