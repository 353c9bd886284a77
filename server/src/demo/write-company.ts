import {
  addDays,
  flagColumnsOf,
  PERMISSION_FLAGS,
  periodWeeks,
  quarterAt,
  recordOf,
} from '@cadence/shared-contract';
import { dateInZone } from '../kernel/clock/clock.ts';
import type { DemoCompany, DemoPerson } from './company.ts';
import { discOf } from './demo-manual.ts';
import type { DemoRows } from './demo-rows.ts';
import { planCompanyGoals } from './plan-company-goals.ts';
import { planGoals } from './plan-goals.ts';
import { createRandom } from './random.ts';
import type { DemoQuarter } from './timeline.ts';
import { demoQuarters, Timeline } from './timeline.ts';
import { writeActionItems } from './write-action-items.ts';
import { writeAppraisals } from './write-appraisals.ts';
import { writeGoals } from './write-goals.ts';
import { writeNotes } from './write-notes.ts';
import { writeReportSchedules } from './write-report-schedules.ts';
import { writeNotifications } from './write-notifications.ts';
import { writeStrategy } from './write-strategy.ts';
import { writeUserManuals } from './write-user-manuals.ts';

/** The day and the password hash that all demo people share. */
export interface DemoDay {
  readonly now: Date;
  /** Calendar date in the company's zone. */
  readonly today: string;
  /** Hash of the demo password, made once for everybody. */
  readonly passwordHash: string;
}

const SEED = 20_261;

interface Directory {
  readonly rows: DemoRows;
  readonly company: DemoCompany;
  readonly day: DemoDay;
}

function addPerson(
  { rows, company, day }: Directory,
  one: DemoPerson,
  place: { readonly managerId: number | null; readonly joined: Date },
): number {
  const flags = one.flags ?? [];
  const isInvited = one.status === 'invited';
  return rows.add('people', company.id, {
    name: one.name,
    email: `${one.key}@${company.subdomain}.example`,
    password_hash: isInvited ? null : day.passwordHash,
    role: one.role,
    ...flagColumnsOf(recordOf(PERMISSION_FLAGS, (flag) => flags.includes(flag))),
    job_title: one.title,
    org_unit: one.unit,
    phone_number: one.phone ?? null,
    biography: one.biography ?? null,
    responsibility: one.responsibility ?? null,
    disc: discOf(company.manuals.find(({ person }) => person === one.key)),
    manager_id: place.managerId,
    invitation_accepted_at: isInvited ? null : place.joined,
    email_activated_at: isInvited ? null : place.joined,
    deactivated_at: one.status === 'deactivated' ? daysAgo(day, 20) : null,
    created_at: place.joined,
    updated_at: place.joined,
  });
}

function daysAgo({ now }: DemoDay, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/** A few days ago, but within this quarter: too recent for appraisals of past quarters. */
function lately({ timeZone }: DemoCompany, day: DemoDay): Date {
  const wanted = daysAgo(day, 8);
  return dateInZone(wanted, timeZone) < quarterAt(day.today).startDate ? day.now : wanted;
}

function writePeople(directory: Directory): Map<string, number> {
  const { company, day } = directory;
  const ids = new Map<string, number>();
  company.people.forEach((one, index) => {
    const managerId = one.manager === null ? null : (ids.get(one.manager) ?? null);
    const joined = one.status === 'invited' ? lately(company, day) : daysAgo(day, 500 + index);
    ids.set(one.key, addPerson(directory, one, { managerId, joined }));
  });
  return ids;
}

function writePeriods(rows: DemoRows, company: DemoCompany, quarters: readonly DemoQuarter[]) {
  const periodIds = new Map<number, number>();
  const weekIds = new Map<string, number>();
  for (const { year, quarter, startDate, endDate, index } of quarters) {
    const periodId = rows.add('periods', company.id, {
      year,
      quarter,
      start_date: startDate,
      end_date: endDate,
    });
    periodIds.set(index, periodId);
    for (const { week, startDate: monday } of periodWeeks(startDate)) {
      const values = { period_id: periodId, week, start_date: monday, end_date: addDays(monday, 6) };
      weekIds.set(`${periodId}/${monday}`, rows.add('period_weeks', company.id, values));
    }
  }
  return { periodIds, weekIds };
}

function writeThemes(
  { rows, company, day }: Directory,
  quarters: readonly DemoQuarter[],
  periodIds: ReadonlyMap<number, number>,
): void {
  for (const { index, startDate } of quarters) {
    const title = company.themes[index];
    const periodId = periodIds.get(index);
    if (title === undefined || periodId === undefined) continue;
    const written = new Date(`${startDate}T15:00:00Z`);
    const updated_at = written < day.now ? written : day.now;
    rows.put('company_themes', { tenant_id: company.id, period_id: periodId, title, updated_at });
  }
}

/** Collects all rows of a demo company: people, periods, goals and what happened to them, notifications. */
export function writeCompany(rows: DemoRows, company: DemoCompany, day: DemoDay): void {
  const quarters = demoQuarters(day.today);
  const random = createRandom(SEED + company.id);
  const personIds = writePeople({ rows, company, day });
  const periods = writePeriods(rows, company, quarters);
  writeThemes({ rows, company, day }, quarters, periods.periodIds);
  const context = {
    company,
    rows,
    random,
    timeline: new Timeline(day.now, day.today),
    personIds,
    ...periods,
    ...{ events: [], notices: [] },
  };
  const goals = planGoals(company, quarters, random);
  writeGoals(context, goals);
  // Of its own numbers: what is random elsewhere stays as it is when this list changes.
  writeGoals({ ...context, random: createRandom(SEED * company.id) }, planCompanyGoals(company, quarters));
  writeAppraisals(context, quarters, goals);
  writeNotifications(context);
  writeNotes(rows, company, { now: day.now, personIds });
  writeActionItems(rows, company, { ...day, personIds });
  writeStrategy(rows, company, { now: day.now, personIds });
  writeUserManuals(rows, company, { now: day.now, personIds });
  writeReportSchedules(rows, company, { ...day, personIds });
}
