import { APPRAISAL_STATUSES, nextAppraisalStep } from '@cadence/shared-contract';
import type {
  Appraisal,
  AppraisalStatus,
  PersonRef,
  TalentLoad,
  TalentOrganization,
  TalentSchedule,
  TeamMember,
} from '@cadence/shared-contract';
import { on, type ApiRequest, type ApiServer } from '@cadence/shared-auth/testing';
import {
  fakeAppraisal,
  fakeMember,
  FIVE_STEPS,
  SECOND_QUARTER,
  THIRD_QUARTER,
  ZOE,
} from './appraisal.fixtures.ts';

const report = (Id: number, Name: string, JobTitle: string): PersonRef => ({
  ...ZOE,
  Id,
  Name,
  JobTitle,
  ParentId: ZOE.Id,
});

/** Somebody of a team, and where their appraisal is. */
export interface Reported {
  readonly member: TeamMember;
  readonly appraisal: Appraisal | null;
}

export interface Fate {
  readonly appraisal?: Partial<Appraisal>;
  readonly member?: Partial<TeamMember>;
}

/** A direct report of Zoë at a status; what the viewer may do follows from it. */
export function reported(person: PersonRef, status: AppraisalStatus, fate: Fate = {}): Reported {
  const isEdited = fate.appraisal?.IsEditedAfterSignature ?? false;
  const next = nextAppraisalStep(status, isEdited);
  const WaitingFor = next && {
    Person: next.by === 'employee' ? person : ZOE,
    By: next.by,
    Action: next.action,
  };
  const appraisal =
    status === 'not_started'
      ? null
      : fakeAppraisal({
          Id: 900 + person.Id,
          UserId: person.Id,
          User: person,
          State: status,
          WaitingFor,
          ...fate.appraisal,
        });
  const member = fakeMember(person, {
    Status: status,
    AppraisalId: appraisal?.Id ?? null,
    WaitingFor,
    IsWaitingForMe: next?.by === 'reviewer',
    MayStart: status === 'not_started',
    ...fate.member,
  });
  return { member, appraisal };
}

/** Nobody acts on somebody who came after the quarter. */
export const TOO_NEW: Fate['member'] = {
  IsEligible: false,
  MayStart: false,
  IsWaitingForMe: false,
  WaitingFor: null,
  CreatedOn: '2026-11-12',
};

/** Zoë's nine reports in Q3, in the order of who acts next. */
export const NINE: readonly Reported[] = [
  reported(report(20, 'Łukasz Żebrowski', 'Success Manager'), 'acknowledged'),
  reported(report(21, 'Mateusz Wójcik', 'Onboarding Lead'), 'draft', {
    appraisal: { Missing: ['Review', 'SecondaryRating'] },
  }),
  reported(report(22, 'José Ángel Muñoz', 'Support Engineer'), 'draft', { appraisal: { Missing: [] } }),
  reported(report(23, 'Siobhán Ó Briain', 'Support Operations Manager'), 'not_started', {
    member: { GoalCount: 4, AchievedCount: 3, DisputedCount: 1 },
  }),
  reported(report(24, 'Maximilian von Hohenstaufen-Weißenfels', 'Renewals Manager'), 'not_started'),
  reported(report(25, 'Björk Þórðardóttir', 'Success Manager'), 'shared', {
    appraisal: { SharedAt: '2026-11-08T15:00:00.000Z' },
  }),
  reported(report(26, 'Kateřina Dvořáková', 'Senior Success Manager'), 'shared'),
  reported(report(27, 'Nguyễn Thị Hương', 'Success Analyst'), 'completed', {
    appraisal: { CompletedAt: '2026-11-12T15:00:00.000Z' },
  }),
  reported(report(28, 'Folasade Okonkwo', 'Trainee'), 'not_started', { member: TOO_NEW }),
];

/** This many people who are not started. */
export function crowd(size: number): readonly Reported[] {
  return Array.from({ length: size }, (_, index) =>
    reported(report(1_000 + index, `Person ${String(index + 1).padStart(3, '0')}`, 'Agent'), 'not_started'),
  );
}

export const SCHEDULE: TalentSchedule = {
  data: [{ Id: 1, EffectiveDate: '2026-01-01' }],
  IsEnabled: true,
  Periods: [
    THIRD_QUARTER,
    SECOND_QUARTER,
    {
      PeriodId: 37,
      StartDate: '2026-01-01',
      EndDate: '2026-03-31',
      Quarter: 1,
      Year: 2026,
      DueDate: '2026-05-26',
    },
  ],
  Next: null,
  Views: { Organization: false, Team: true, MyAppraisals: true, Spreadsheet: true },
};

/** A schedule by which the viewer has these views. */
export function scheduleWith(
  views: Partial<TalentSchedule['Views']>,
  over: Partial<TalentSchedule> = {},
): TalentSchedule {
  return { ...SCHEDULE, ...over, Views: { ...SCHEDULE.Views, ...views } };
}

const ORDERS: Readonly<Record<string, (one: TeamMember, other: TeamMember) => number>> = {
  Name: (one, other) => one.Name.localeCompare(other.Name),
  Status: (one, other) => APPRAISAL_STATUSES.indexOf(one.Status) - APPRAISAL_STATUSES.indexOf(other.Status),
};

/** The page of a team that a request asks for. */
function answerTeam(
  team: readonly Reported[],
  { query }: Pick<ApiRequest<'talent.load'>, 'query'>,
  rest: Partial<TalentLoad>,
): TalentLoad {
  const { Status, Search = '', SortBy = 'Next', SortOrder, Page = '1', PageSize = '100' } = query;
  const order = ORDERS[SortBy];
  const matching = team
    .filter(({ member }) => Status === undefined || member.Status === Status)
    .filter(({ member }) => member.Name.toLowerCase().includes(Search.toLowerCase()));
  const sorted = order ? matching.toSorted((one, other) => order(one.member, other.member)) : matching;
  if (SortOrder === 'desc') sorted.reverse();
  const from = (Number(Page) - 1) * Number(PageSize);
  const page = sorted.slice(from, from + Number(PageSize));
  const eligible = team.map(({ member }) => member).filter(({ IsEligible }) => IsEligible);
  return {
    user: ZOE,
    users: [],
    directreports: page.map(({ member }) => member),
    evaluations: page.flatMap(({ appraisal }) => appraisal ?? []),
    count: matching.length,
    Period: THIRD_QUARTER,
    Statuses: APPRAISAL_STATUSES.map((status) => {
      const people = eligible.filter((member) => member.Status === status);
      return { Status: status, count: people.length, People: people.slice(0, 4) };
    }),
    TooNew: team.length - eligible.length,
    ...rest,
  };
}

export interface Served {
  readonly schedule?: TalentSchedule;
  /** Read at each answer, so that a test may change it. */
  readonly team?: () => readonly Reported[];
  readonly load?: Partial<TalentLoad>;
  /** The viewer's own appraisals. */
  readonly own?: readonly Appraisal[];
  readonly organization?: TalentOrganization;
}

export type TeamRequest = Pick<ApiRequest<'talent.load'>, 'params' | 'query'>;

/** Answers as the server would about a team, and keeps what was asked of it. */
export function serveTeam(server: ApiServer, served: Served = {}): TeamRequest[] {
  const { schedule = SCHEDULE, team = () => NINE, load = {}, own = [], organization } = served;
  const asked: TeamRequest[] = [];
  server.use(
    on('talent.schedule', () => schedule),
    on('talent.labels', () => FIVE_STEPS),
    on('talent.user', () => ({
      user: ZOE,
      evaluations: [...own],
      isShare: false,
      Periods: [],
      CreatedOn: '2024-05-02',
      First: null,
    })),
    on('talent.load', (request) => {
      asked.push({ params: request.params, query: request.query });
      return answerTeam(team(), request, load);
    }),
  );
  if (organization !== undefined) server.use(on('talent.organization', () => organization));
  return asked;
}

const tally = (Counts: number[], WaitingForReviewers: number, WaitingForEmployees: number) => ({
  Counts,
  People: Counts.reduce((sum, count) => sum + count, 0),
  WaitingForReviewers,
  WaitingForEmployees,
});

export const ORGANIZATION_OF_118: TalentOrganization = {
  Period: THIRD_QUARTER,
  Total: tally([13, 17, 16, 7, 65], 37, 16),
  TooNew: 3,
  Departments: [
    { OrgUnit: 'Product', ...tally([6, 5, 3, 2, 9], 13, 3), Managers: 2 },
    { OrgUnit: 'Finance', ...tally([0, 0, 1, 1, 7], 1, 1), Managers: 1 },
    { OrgUnit: '', ...tally([0, 0, 0, 0, 2], 0, 0), Managers: 1 },
  ],
};

export const PRODUCT_MANAGERS = [
  { Manager: report(41, 'Priya Raghunathan', 'Head of Product'), ...tally([5, 3, 1, 1, 2], 9, 1) },
  { Manager: report(42, 'Sebastião Albuquerque', 'Lead'), ...tally([1, 2, 2, 1, 7], 4, 2) },
];
