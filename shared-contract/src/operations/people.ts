import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PERMISSION_FLAGS } from '../people/permission-flags.ts';
import { ROLE_NAMES } from '../people/roles.ts';
import { LIMITS } from '../limits.ts';
import { recordOf } from '../records.ts';
import { Overwritten } from './overwritten.ts';
import {
  ABSENT_IS_BLANK,
  Done,
  Fields,
  Id,
  idOf,
  IdParams,
  Instant,
  MultiLine,
  Nullable,
  Secret,
  SingleLine,
  UploadedFile,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** Every permission flag, set or not. */
export const FLAGS = recordOf(PERMISSION_FLAGS, () => Type.Boolean());

/** An avatar reference; `Url` works until `ExpiryUTC` (core §3). */
export const AvatarImage = Fields({ Url: Type.String(), ExpiryUTC: Instant });

/** A person's picture, if there is one (core §3). */
export const PersonAvatar = Fields({ Id, AvatarImage: Nullable(AvatarImage) });

/** A person as selectors, lists and faces need them. */
export const PersonRef = Fields({
  Id,
  Name: Type.String(),
  JobTitle: Nullable(Type.String()),
  OrgUnit: Nullable(Type.String()),
  Avatar: Nullable(Type.String()),
  ParentId: Nullable(Id),
});
export type PersonRef = Static<typeof PersonRef>;

/** Profile entity (people §3). `ParentId` is the manager. */
export const Profile = Fields({
  Id,
  Name: Type.String(),
  JobTitle: Nullable(Type.String()),
  Email: Type.String(),
  UnconfirmedEmail: Nullable(Type.String()),
  PhoneNumber: Nullable(Type.String()),
  /** By its documented name; of a zone without one, its IANA id (D-131). */
  TimeZone: Type.String(),
  RoleName: Type.Enum(ROLE_NAMES),
  OrgUnit: Nullable(Type.String()),
  LinkedinUrl: Nullable(Type.String()),
  Biography: Nullable(Type.String()),
  Avatar: Nullable(Type.String()),
  AvatarImage: Nullable(AvatarImage),
  Disc: Nullable(Type.String()),
  ...FLAGS,
  IsEditable: Type.Boolean(),
  DeactivatedAt: Nullable(Instant),
  InvitationAcceptedAt: Nullable(Instant),
  EmailActivatedAt: Nullable(Instant),
  ParentId: Nullable(Id),
  UpdatedAt: Instant,
});
export type Profile = Static<typeof Profile>;

/** A direct report in the profile's table: status comes from the two instants (people §4). */
export const DirectReport = Fields({
  ...PersonRef.properties,
  RoleName: Type.Enum(ROLE_NAMES),
  Email: Type.String(),
  DeactivatedAt: Nullable(Instant),
  InvitationAcceptedAt: Nullable(Instant),
  /** What the viewer may do with them from the table. */
  MayReinvite: Type.Boolean(),
  MayChangeStatus: Type.Boolean(),
});
export type DirectReport = Static<typeof DirectReport>;

/** What the viewer may do with a profile; the client never derives it from roles (people §6). */
export const ProfileAbilities = Fields({
  Edit: Type.Boolean(),
  /** Change role and flags; `Roles` and `Flags` say which may be given. */
  ManageUser: Type.Boolean(),
  Roles: Type.Array(Type.Enum(ROLE_NAMES)),
  Flags: Type.Array(Type.Enum(PERMISSION_FLAGS)),
  ChangeManager: Type.Boolean(),
  /** Deactivate or activate. */
  ChangeStatus: Type.Boolean(),
  Reinvite: Type.Boolean(),
  /** Add an employee beneath this person. */
  AddEmployee: Type.Boolean(),
  ReadHistory: Type.Boolean(),
  /** Managers in the chain and HR Admins, never of the ceo's, where labels are set (people §6 Profile tabs). */
  ReadAppraisals: Type.Boolean(),
  /** The wheel of this person's direct reports: for the person and everyone above them. */
  ReadTeamManuals: Type.Boolean(),
  /** Why the address cannot be changed, as the field says it; null when it can (D-81). */
  EmailRefusal: Nullable(Type.String()),
});
export type ProfileAbilities = Static<typeof ProfileAbilities>;

/** What somebody changed about somebody: the audit trail of roles, flags, manager and status. */
export const PERSON_CHANGES = ['Added', 'Role', 'Permissions', 'Manager', 'Status', 'Email'] as const;
export type PersonChange = (typeof PERSON_CHANGES)[number];
export const PersonChangeEntry = Fields({
  Id,
  Change: Type.Enum(PERSON_CHANGES),
  /** As it is shown; null for none. */
  From: Nullable(Type.String()),
  To: Nullable(Type.String()),
  By: Nullable(PersonRef),
  CreatedAt: Instant,
});
export type PersonChangeEntry = Static<typeof PersonChangeEntry>;

/** Role and flags as Manage User saves them (people §3 Manage user payload). */
export const RoleChoice = Fields({
  RoleName: Type.Enum(ROLE_NAMES),
  ...FLAGS,
});
export type RoleChoice = Static<typeof RoleChoice>;

export const ProfileBundle = Fields({
  Profile,
  Abilities: ProfileAbilities,
  Manager: Nullable(PersonRef),
  DirectReports: Type.Array(DirectReport),
  Responsibility: Nullable(Type.String()),
  /** Whether notifications come by mail too; null on other people's profiles. */
  EmailNotifications: Nullable(Type.Boolean()),
});
export type ProfileBundle = Static<typeof ProfileBundle>;

/** The profile after an edit. */
export const ProfileSaved = Fields({ ...ProfileBundle.properties, Overwritten });
export type ProfileSaved = Static<typeof ProfileSaved>;

/** A row of chart and directory (people §3 Org person); `Count` is the number of direct reports. */
export const OrgPerson = Fields({
  id: Id,
  parentId: Nullable(Id),
  Name: Type.String(),
  JobTitle: Nullable(Type.String()),
  OrgUnit: Nullable(Type.String()),
  Email: Type.String(),
  RoleName: Type.Enum(ROLE_NAMES),
  ...FLAGS,
  DeactivatedAt: Nullable(Instant),
  InvitationAcceptedAt: Nullable(Instant),
  Avatar: Nullable(Type.String()),
  Count: Type.Integer(),
});
export type OrgPerson = Static<typeof OrgPerson>;

/** How many employees a manager may import in a day; the ceo and Org Admins set it, and have no limit (D-118). */
export const ImportSettings = Fields({
  RowsADay: Type.Integer({ minimum: 0, maximum: LIMITS.importRows, title: 'Employees a day' }),
});
export type ImportSettings = Static<typeof ImportSettings>;

export const PEOPLE_OPERATIONS = {
  'people.read': { params: IdParams, output: ProfileBundle },
  /** Required texts that are blank are refused by field error. Null and what is left out of RoleName change nothing. */
  'people.update': {
    params: IdParams,
    body: Fields({
      Name: SingleLine(LIMITS.name, ABSENT_IS_BLANK),
      JobTitle: Nullable(SingleLine(LIMITS.jobTitle), ABSENT_IS_BLANK),
      Email: SingleLine(LIMITS.employeeEmail, ABSENT_IS_BLANK),
      PhoneNumber: Nullable(SingleLine(LIMITS.phoneNumber)),
      /** By its documented name or IANA id; null for the organisation's (D-10, D-131). */
      TimeZone: Nullable(SingleLine(LIMITS.timeZone)),
      OrgUnit: Nullable(SingleLine(LIMITS.orgUnit)),
      RoleName: Type.Optional(Nullable(Type.Enum(ROLE_NAMES))),
      LinkedinUrl: Nullable(SingleLine(LIMITS.linkedinUrl)),
      Biography: Nullable(MultiLine(LIMITS.biography)),
      /** Of the profile that was edited (D-3); without it, the answer says what was overwritten (D-116). */
      UpdatedAt: Type.Optional(Instant),
      /** The current one: required to change one's own address (D-81). */
      Password: Type.Optional(Nullable(Secret(LIMITS.passwordMax))),
    }),
    output: ProfileSaved,
  },
  'people.saveRoles': { params: IdParams, body: RoleChoice, output: Done },
  /** Who may become the person's manager (D-41). */
  'people.managerCandidates': { params: IdParams, output: Fields({ data: Type.Array(PersonRef) }) },
  'people.changeManager': { params: Fields({ id: Id, managerId: Id }), output: Done },
  'people.reinvite': { params: IdParams, output: Done },
  /** Whom the viewer may add employees beneath: their own people, or everyone (people §6 Add Employee). */
  'people.employeeParents': { output: Fields({ data: Type.Array(PersonRef) }) },
  'people.addEmployee': {
    body: Fields({
      Name: SingleLine(LIMITS.name, ABSENT_IS_BLANK),
      Email: SingleLine(LIMITS.employeeEmail, ABSENT_IS_BLANK),
      JobTitle: Nullable(SingleLine(LIMITS.jobTitle)),
      ParentId: idOf({ title: 'Manager' }),
      IsManager: Type.Boolean(),
      IsObserver: Type.Boolean(),
      OrgUnit: Nullable(SingleLine(LIMITS.employeeOrgUnit)),
    }),
    output: Fields({ Id }),
  },
  /** What importing a file of employees would do, row by row; nothing is written. */
  'people.importPreview': {
    body: UploadedFile,
    output: Fields({
      Rows: Type.Array(
        Fields({
          /** Of the file, as an editor or a spreadsheet counts: where the row begins. */
          Line: Type.Integer(),
          Name: Type.String(),
          Email: Type.String(),
          JobTitle: Type.String(),
          OrgUnit: Type.String(),
          ManagerEmail: Type.String(),
          Role: Type.String(),
          Errors: Type.Array(Type.String()),
        }),
      ),
      Right: Type.Integer(),
      Wrong: Type.Integer(),
      /** For managers: what they may import in a day, and what is left of it; null for no limit (D-118). */
      Limit: Nullable(Fields({ ...ImportSettings.properties, Left: Type.Integer() })),
    }),
  },
  /**
   * Adds and invites everybody whose row is valid: all of them or, when something fails, nobody. The answer comes
   * when it is done; a newer import of the same person replaces an unfinished one (D-118).
   */
  'people.import': {
    body: UploadedFile,
    output: Fields({ Added: Type.Integer(), Skipped: Type.Integer() }),
  },
  /** How far one's own import is; null for none under way. */
  'people.importProgress': {
    output: Fields({ Running: Nullable(Fields({ Total: Type.Integer(), Prepared: Type.Integer() })) }),
  },
  /** Ends one's own import before anybody is added; nothing happens when there is none. */
  'people.cancelImport': { output: Done },
  /** For everybody who adds employees. */
  'people.importSettings': { output: Fields({ ...ImportSettings.properties, MayChange: Type.Boolean() }) },
  'people.saveImportSettings': { body: ImportSettings, output: Done },
  /** Afterwards the token is refreshed with `auth.relogin` (D-63). */
  'people.editTenant': {
    body: Fields({
      Name: SingleLine(LIMITS.companyName, ABSENT_IS_BLANK),
      Url: Nullable(SingleLine(LIMITS.companyUrl)),
      TimeZone: SingleLine(LIMITS.timeZone, ABSENT_IS_BLANK),
    }),
    output: Done,
  },
  'people.avatar': { params: IdParams, output: PersonAvatar },
  /** As a data URL; null for none. */
  'people.avatarBase64': { params: IdParams, output: Fields({ data: Nullable(Type.String()) }) },
  'people.uploadAvatar': {
    params: IdParams,
    body: UploadedFile,
    output: Fields({ data: PersonAvatar }),
  },
  'people.removeAvatar': { params: IdParams, output: Done },
  /** Latest first; for the ceo and Org Admins. */
  'people.history': { params: IdParams, output: Fields({ data: Type.Array(PersonChangeEntry) }) },
  'people.org': { output: Fields({ data: Type.Array(OrgPerson) }) },
  'people.hierarchy': {
    output: Fields({ Descendants: Type.Array(PersonRef), Peers: Type.Array(PersonRef) }),
  },
  'people.ceo': { output: PersonRef },
  'people.responsibility': { params: IdParams, output: Fields({ Body: Nullable(Type.String()) }) },
  /** A blank text is refused with a field error, not by the schema. */
  'people.saveResponsibility': {
    params: IdParams,
    body: Fields({ Body: MultiLine(LIMITS.responsibility, { title: 'Responsibility', ...ABSENT_IS_BLANK }) }),
    output: Fields({ Body: Nullable(Type.String()) }),
  },
  /** Switches the viewer's own notification mails off (0) or on (1). */
  'people.emailPreference': {
    params: Fields({ wanted: Type.Integer({ minimum: 0, maximum: 1 }) }),
    output: Done,
  },
  'people.deactivationInfo': {
    params: IdParams,
    output: Fields({ GoalCount: Type.Integer(), UserCount: Type.Integer() }),
  },
  'people.deactivate': { params: IdParams, output: Done },
  'people.activate': { params: IdParams, output: Done },
} as const satisfies Record<string, OperationSchemas>;
