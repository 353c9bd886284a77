import type { HandlersOf } from '../../kernel/http/index.ts';
import { presentPeriods } from './present-periods.ts';
import { allPeriods } from './session-period.ts';

/** The routes for periods; the contract lists them among the operations of goals (core §7). */
export const periodsRoutes = {
  'goals.periods': async ({ db, actor, today }) => {
    const { periods, current } = await allPeriods(db, actor.tenantId, today);
    return { data: presentPeriods(periods, current) };
  },
} satisfies Partial<HandlersOf<'goals'>>;
