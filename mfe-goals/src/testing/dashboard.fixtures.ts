import { LIMITS } from '@cadence/shared-contract';
import type { Compliance, Dashboard, PersonRef, Reminder } from '@cadence/shared-contract';
import { foldText } from '@cadence/shared-ui';
import { fakePeriods, PERIOD_ID } from './goals.fixtures.ts';

/** A dashboard of the current quarter with nothing on it; pass what the test needs. */
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
    GoalTitle: over.Type === 'missed_week' ? null : `Goal ${over.Id}`,
    Count: over.Type === 'missed_week' ? 1 : null,
    Quarter: 4,
    Year: 2026,
    Since: '2026-11-15T12:00:00.000Z',
    DueDate: '2026-12-31',
    IsOverdue: false,
    ...over,
  };
}

export function fakePerson(Id: number, Name: string): PersonRef {
  return { Id, Name, JobTitle: 'Engineer', OrgUnit: 'Support', Avatar: null, ParentId: 7 };
}

interface FakeComplianceOptions {
  /** People of the scope. */
  readonly total?: number;
  /** As in the URL of the call. */
  readonly query?: Readonly<Partial<Record<'type' | 'search' | 'page', string>>>;
}

/** People of whom some are behind, each with what is missing; returns the requested page. */
export function fakeCompliance(
  behind: readonly (readonly [PersonRef, readonly number[]])[],
  { total = 9, query: { type, search = '', page = '1' } = {} }: FakeComplianceOptions = {},
): Compliance {
  const all = behind.map(([person, types]) => ({ ...person, Types: [...types] }));
  const isOf = (wanted: number) => (person: { readonly Types: readonly number[] }) =>
    person.Types.includes(wanted);
  const found = all
    .filter((person) => type === undefined || isOf(Number(type))(person))
    .filter(({ Name, JobTitle }) => foldText(`${Name} ${JobTitle}`).includes(foldText(search)));
  const from = (Number(page) - 1) * LIMITS.behindPageSize;
  return {
    data: [1, 2, 3].map((Type) => ({ Type, count: all.filter(isOf(Type)).length, total })),
    count: found.length,
    users: found.slice(from, from + LIMITS.behindPageSize),
  };
}
