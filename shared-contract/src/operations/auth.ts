import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GOAL_TYPES } from '../goals/states.ts';
import { LIMITS } from '../limits.ts';
import { ABILITY_NAMES } from '../remote/access.ts';
import { Profile } from './people.ts';
import { DateOnly, Done, Fields, Id, Nullable, RequiredText } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** The tenant of a session (people §3 Session, D-72). */
export const SessionTenant = Fields({
  Id,
  Name: Type.String(),
  Subdomain: Type.String(),
  Url: Nullable(Type.String()),
  TimeZone: Type.String(),
  GoalType: Type.Enum(GOAL_TYPES),
  StrategyEnabled: Type.Boolean(),
  EmployeeNotesEnabled: Type.Boolean(),
  TalentEnabled: Type.Boolean(),
});
export type SessionTenant = Static<typeof SessionTenant>;

/** The tenant's current period and week (people §3 Session). */
export const SessionPeriod = Fields({
  Id,
  Quarter: Type.Integer(),
  Year: Type.Integer(),
  StartDate: DateOnly,
  EndDate: DateOnly,
  WeekId: Id,
  Week: Type.Integer(),
  WeekStartDate: DateOnly,
  WeekEndDate: DateOnly,
  /** Today in the tenant's zone (D-10). */
  Today: DateOnly,
});
export type SessionPeriod = Static<typeof SessionPeriod>;

export const AbilitiesSchema = Fields(
  Object.fromEntries(ABILITY_NAMES.map((name) => [name, Type.Boolean()])) as Record<
    (typeof ABILITY_NAMES)[number],
    ReturnType<typeof Type.Boolean>
  >,
);

/** What `Login` and `relogin` answer (D-72). */
export const Session = Fields({
  Token: Type.String(),
  Profile,
  Tenant: SessionTenant,
  Period: SessionPeriod,
  /** What the person may do anywhere; the client never derives it from roles. */
  Abilities: AbilitiesSchema,
});
export type Session = Static<typeof Session>;

/** Branding of the signed-out screens (people §2.2). `PrimaryColor` is six hex digits without #. */
export const TenantBranding = Fields({
  Name: Type.String(),
  Subdomain: Type.String(),
  Logo: Nullable(Type.String()),
  PrimaryColor: Type.String(),
});
export type TenantBranding = Static<typeof TenantBranding>;

export const AUTH_OPERATIONS = {
  'auth.login': {
    body: Fields({
      userName: RequiredText(LIMITS.email),
      password: RequiredText(LIMITS.passwordMax),
      domain: Type.Optional(Type.String({ maxLength: LIMITS.name })),
    }),
    output: Session,
  },
  'auth.relogin': { output: Session },
  'auth.signOut': { output: Done },
  'auth.tenant': {
    params: Fields({ subdomain: RequiredText(LIMITS.name) }),
    output: TenantBranding,
  },
  'auth.hash': {
    params: Fields({ subject: RequiredText(LIMITS.email) }),
    output: Fields({ Hash: Type.String() }),
  },
} as const satisfies Record<string, OperationSchemas>;
