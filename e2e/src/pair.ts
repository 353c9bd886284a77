import type { ApiSession } from './api.ts';
import { test as base } from './fixtures.ts';
import { hireNewcomer } from './newcomer.ts';

/** A manager with one direct report, both of one test alone. */
export interface Pair {
  readonly manager: ApiSession;
  readonly report: ApiSession;
}

export const test = base.extend<{ pair: Pair }>({
  pair: async ({ api, sessionOf }, use) => {
    const admin = await api('orgadmin', 'globex');
    const stamp = Date.now();
    const manager = await hireNewcomer(admin, `Boss ${stamp}`, { isManager: true });
    const report = await hireNewcomer(admin, `Maker ${stamp}`, { managerId: manager.id });
    await use({
      manager: await sessionOf(manager.email, 'globex'),
      report: await sessionOf(report.email, 'globex'),
    });
  },
});
