import type { Compliance, Dashboard, PersonRef, Reminder } from '@cadence/shared-contract';
import { fakePeriods, PERIOD_ID } from './goals.fixtures.ts';

/** A dashboard of the current quarter with nothing on it; give what the test is about. */
export function fakeDashboard(over: Partial<Dashboard> = {}): Dashboard {
  const period = fakePeriods().find(({ Id }) => Id === PERIOD_ID);
  if (period === undefined) throw new Error('The current quarter is missing.');
  return {
    Period: period,
    Reminders: over.Reminders ?? [],
    count: over.Reminders?.length ?? 0,
    ThisWeek: null,
    Theme: null,
    CompanyGoals: [],
    Strategy: null,
    Permissions: { EditTheme: false, ComplianceScopes: [1, 2, 3] },
    ...over,
  };
}

export function fakeReminder(over: Partial<Reminder> & Pick<Reminder, 'Id' | 'Type'>): Reminder {
  return {
    Title: `“Goal ${over.Id}” waits.`,
    ButtonText: 'Update',
    PeriodId: PERIOD_ID,
    WeekId: null,
    GoalId: over.Id,
    AppraisalId: null,
    User: null,
    Week: null,
    Since: '2026-11-15T12:00:00.000Z',
    DueDate: '2026-12-31',
    IsOverdue: false,
    ...over,
  };
}

export function fakePerson(Id: number, Name: string): PersonRef {
  return { Id, Name, JobTitle: 'Engineer', OrgUnit: 'Support', Avatar: null, ParentId: 7 };
}

/** Nine people of whom some are behind, each with what is missing. */
export function fakeCompliance(
  behind: readonly (readonly [PersonRef, readonly number[]])[],
  total = 9,
): Compliance {
  const users = behind.map(([person, types]) => ({ ...person, Types: [...types] }));
  const countOf = (type: number): number => users.filter(({ Types }) => Types.includes(type)).length;
  return { data: [1, 2, 3].map((Type) => ({ Type, count: countOf(Type), total })), users };
}
