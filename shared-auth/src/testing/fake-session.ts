import type { Profile, Session, SessionPeriod, SessionTenant } from '@cadence/shared-contract';
import { NO_FLAGS, recordOf } from '@cadence/shared-contract';
import { ABILITY_NAMES, type Abilities } from '@cadence/shared-contract/remote';

export interface SessionOverrides {
  readonly token?: string;
  readonly profile?: Partial<Profile>;
  readonly tenant?: Partial<SessionTenant>;
  readonly period?: Partial<SessionPeriod>;
  readonly abilities?: Partial<Abilities>;
}

const PROFILE: Profile = {
  Id: 7,
  Name: 'Zoë Lefèvre',
  JobTitle: 'Account Executive',
  Email: 'contributor@acme.example',
  UnconfirmedEmail: null,
  PhoneNumber: null,
  TimeZone: 'Central Time (US & Canada)',
  RoleName: 'contributor',
  OrgUnit: 'Customer Success',
  LinkedinUrl: null,
  Biography: null,
  Avatar: null,
  AvatarImage: null,
  Disc: null,
  ...NO_FLAGS,
  IsEditable: true,
  DeactivatedAt: null,
  InvitationAcceptedAt: '2026-01-05T09:00:00Z',
  EmailActivatedAt: '2026-01-05T09:00:00Z',
  ParentId: 3,
  UpdatedAt: '2026-10-01T09:00:00Z',
};

const TENANT: SessionTenant = {
  Id: 1,
  Name: 'Acme',
  Subdomain: 'acme',
  Url: null,
  TimeZone: 'Central Time (US & Canada)',
  GoalType: 'SMART',
  StrategyEnabled: true,
  EmployeeNotesEnabled: true,
  TalentEnabled: true,
};

/** Q4 2026, week 8: Monday 16 to Sunday 22 November. */
const PERIOD: SessionPeriod = {
  Id: 40,
  Quarter: 4,
  Year: 2026,
  StartDate: '2026-10-01',
  EndDate: '2026-12-31',
  WeekId: 408,
  Week: 8,
  WeekStartDate: '2026-11-16',
  WeekEndDate: '2026-11-22',
  Today: '2026-11-19',
};

/** A contributor of Acme in week 8 of Q4 2026 who may add goals; pass what the test needs. */
export function fakeSession({ token, profile, tenant, period, abilities }: SessionOverrides = {}): Session {
  return {
    Token: token ?? 'test-token',
    DraftKey: btoa('d'.repeat(32)),
    Profile: { ...PROFILE, ...profile },
    Tenant: { ...TENANT, ...tenant },
    Period: { ...PERIOD, ...period },
    Abilities: { ...recordOf(ABILITY_NAMES, () => false), addGoal: true, ...abilities },
  };
}
