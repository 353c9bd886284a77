import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GOAL_TYPES } from '../goals/states.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { recordOf } from '../records.ts';
import { ABILITY_NAMES } from '../remote/access.ts';
import { Profile } from './people.ts';
import {
  ABSENT_IS_BLANK,
  Code,
  DateOnly,
  Done,
  Fields,
  Id,
  Instant,
  Nullable,
  Secret,
  SingleLine,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** The tenant of a session (people §3 Session, D-72). */
export const SessionTenant = Fields({
  Id,
  Name: Type.String(),
  Subdomain: Type.String(),
  Url: Nullable(Type.String()),
  /** By its documented name; of a zone without one, its IANA id (D-131). */
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

export const AbilitiesSchema = Fields(recordOf(ABILITY_NAMES, () => Type.Boolean()));

/** What `Login` and `relogin` answer (D-72). */
export const Session = Fields({
  Token: Type.String(),
  Profile,
  Tenant: SessionTenant,
  Period: SessionPeriod,
  /** What the browser encrypts unsaved text with, the same in every session of this person (D-82): 256 bits, base64. */
  DraftKey: Type.String(),
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

/** The host name of an organisation's page. */
const Domain = Type.Optional(SingleLine(LIMITS.name, { title: 'Company address' }));
/** Who asks for a mail, and of which organisation; the address of the page is used where `domain` is left out. */
const MailRequest = Fields({
  Email: SingleLine(LIMITS.email, { minLength: 1, 'x-required': MESSAGES.loginEmailRequired }),
  domain: Domain,
});
/** The token of a mailed link. */
const LinkBody = Fields({ Token: Code(LIMITS.linkToken, { minLength: 1, title: 'The link' }) });
/** Whether the password is good enough is said by field error, not by the schema. */
const NewPasswordBody = Fields({
  ...LinkBody.properties,
  Password: Secret(LIMITS.passwordMax, ABSENT_IS_BLANK),
});

export const AUTH_OPERATIONS = {
  'auth.login': {
    body: Fields({
      userName: SingleLine(LIMITS.email, {
        minLength: 1,
        title: 'Email',
        'x-required': MESSAGES.loginEmailRequired,
      }),
      password: Secret(LIMITS.passwordMax, {
        minLength: 1,
        'x-required': MESSAGES.loginPasswordRequired,
      }),
      domain: Domain,
    }),
    output: Session,
  },
  'auth.relogin': { output: Session },
  'auth.signOut': { output: Done },
  /** Mails a reset link (D-61); the answer is the same for everyone (D-45). */
  'auth.forgotPassword': { body: MailRequest, output: Done },
  /** Mails an unlock link (D-61). */
  'auth.lostPassword': { body: MailRequest, output: Done },
  'auth.resetPasswordCheck': { body: LinkBody, output: Done },
  'auth.resetPassword': { body: NewPasswordBody, output: Done },
  /** Unlocks with a good link. */
  'auth.unlockAccountCheck': { body: LinkBody, output: Done },
  'auth.invitationCheck': {
    body: LinkBody,
    output: Fields({ Name: Type.String(), Email: Type.String(), InvitedBy: Nullable(Type.String()) }),
  },
  'auth.signUp': { body: NewPasswordBody, output: Done },
  /** Confirms with a good link. */
  'auth.confirmEmailCheck': { body: LinkBody, output: Done },
  /**
   * What a mailed link is worth; it changes nothing, so that a scanner of mails that opens it does no harm (D-199).
   * `UsedAt` is when it did its work; a link that was replaced, or is unknown, is `expired`.
   */
  'auth.linkCheck': {
    body: Fields({
      ...LinkBody.properties,
      Kind: Type.Enum(['reset', 'unlock', 'invitation', 'confirm_email']),
    }),
    output: Fields({ State: Type.Enum(['pending', 'used', 'expired']), UsedAt: Nullable(Instant) }),
  },
  /** What an undo link would do; it changes nothing (D-81). */
  'auth.undoEmailCheck': {
    body: LinkBody,
    output: Fields({
      State: Type.Enum(['ready', 'used', 'expired']),
      /** When the change was undone, by this link or otherwise. */
      UsedAt: Nullable(Instant),
      Name: Type.String(),
      /** The address that comes back. */
      Email: Type.String(),
    }),
  },
  /** Brings the address back that was replaced; everybody is signed out. */
  'auth.undoEmail': {
    body: LinkBody,
    /** `IsDeactivated`: nobody can sign in until an administrator activates the account (D-114). */
    output: Fields({ Email: Type.String(), IsDeactivated: Type.Boolean() }),
  },
  'auth.changePassword': {
    body: Fields({
      Password: Secret(LIMITS.passwordMax, {
        minLength: 1,
        title: 'Old password',
        'x-required': MESSAGES.oldPasswordRequired,
      }),
      NewPassword: Secret(LIMITS.passwordMax, ABSENT_IS_BLANK),
    }),
    output: Done,
  },
  'auth.tenant': {
    params: Fields({ subdomain: SingleLine(LIMITS.name, { minLength: 1, title: 'Company address' }) }),
    output: TenantBranding,
  },
  'auth.hash': {
    params: Fields({ subject: SingleLine(LIMITS.email, { minLength: 1 }) }),
    output: Fields({ Hash: Type.String() }),
  },
} as const satisfies Record<string, OperationSchemas>;
