import { DEFAULT_TALENT_SETTINGS } from '../admin/tenants/talent-settings.ts';
import { DEMO_PASSWORD, GOAL_TEXTS } from '../demo/index.ts';
import type { Clock } from '../kernel/clock/clock.ts';
import { dateInZone } from '../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../kernel/db/index.ts';
import { StartupError } from '../kernel/errors/index.ts';
import { hashPassword } from '../modules/auth/index.ts';
import { ensurePeriods } from '../modules/periods/index.ts';
import { addTalent } from './appraisals.queries.ts';
import { addGoals } from './goals.queries.ts';
import { addHistory } from './history.queries.ts';
import type { SeedOptions } from './options.ts';
import { addPeople } from './people.queries.ts';
import type { GoalsPlan } from './plan-goals.queries.ts';
import { planGoals } from './plan-goals.queries.ts';
import { addStatuses, planStatuses } from './progress.queries.ts';
import { analyzeFilled, findPeriodOn, insertTenant, isTaken } from './tenant.queries.ts';
import { addUserManuals } from './user-manuals.queries.ts';

const TIME_ZONE = 'America/Chicago';
/** Departments that have goal texts; the ceo's own is not one that others work in. */
const UNITS = Object.keys(GOAL_TEXTS).filter((unit) => unit !== 'Executive');

async function addTenant(db: Db, { name, subdomain }: SeedOptions, now: Date): Promise<number> {
  if (await isTaken(db, subdomain)) {
    throw new StartupError(
      `There is an organisation called ${subdomain} already; choose another name with --subdomain.`,
    );
  }
  return insertTenant(db, { name, subdomain, time_zone: TIME_ZONE, goal_type: 'SMART', created_at: now });
}

async function addQuarter(db: Db, plan: GoalsPlan, quarter: string): Promise<void> {
  await planGoals(db, plan);
  await planStatuses(db, plan);
  await addGoals(db, plan, { quarter, texts: GOAL_TEXTS });
  await addStatuses(db, plan);
  await addHistory(db, plan);
}

/**
 * Adds a generated organisation with a hierarchy of people and their goals of the current quarter: every state, weekly
 * statuses, edits, results, history, followers, private goals and parents; appraisals and user manuals. Made inside the database, set by set, in one
 * transaction: all of it or nothing. The accounts of the demo exist in it, with the demo's password.
 *
 * @returns the organisation's id
 * @throws StartupError when the subdomain is taken
 */
export async function seedOrganisation(
  handle: DatabaseHandle,
  clock: Clock,
  options: SeedOptions,
): Promise<number> {
  const now = clock.now();
  const today = dateInZone(now, TIME_ZONE);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return handle.transaction({ role: 'owner', tenantId: null }, async (db) => {
    const tenantId = await addTenant(db, options, now);
    await ensurePeriods(db, tenantId, today);
    const period = await findPeriodOn(db, tenantId, today);
    const { people, subdomain, goals } = options;
    await addPeople(db, { tenantId, people, subdomain, passwordHash, now, units: UNITS });
    const plan = { tenantId, goals, period, timeZone: TIME_ZONE, now, today };
    await addQuarter(db, plan, `Q${period.quarter} ${period.year}`);
    await addTalent(db, { tenantId, settings: DEFAULT_TALENT_SETTINGS, now, today });
    await addUserManuals(db, { tenantId, now });
    await analyzeFilled(db);
    return tenantId;
  });
}
