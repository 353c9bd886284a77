import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PERMISSION_FLAGS, ROLE_NAMES } from '../people/roles.ts';
import { LIMITS } from '../limits.ts';
import { Done, Fields, Id, IdParams, Instant, Nullable, Text, UploadedFile } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

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
  TimeZone: Type.String(),
  RoleName: Type.Enum(ROLE_NAMES),
  OrgUnit: Nullable(Type.String()),
  LinkedinUrl: Nullable(Type.String()),
  Biography: Nullable(Type.String()),
  Avatar: Nullable(Type.String()),
  AvatarImage: Nullable(AvatarImage),
  Disc: Nullable(Type.String()),
  IsOrgAdmin: Type.Boolean(),
  IsGoalAdmin: Type.Boolean(),
  IsGoalManager: Type.Boolean(),
  IsHrAdmin: Type.Boolean(),
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
  IsOrgAdmin: Type.Boolean(),
  IsGoalAdmin: Type.Boolean(),
  IsHrAdmin: Type.Boolean(),
  IsGoalManager: Type.Boolean(),
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

/** A row of chart and directory (people §3 Org person); `Count` is the number of direct reports. */
export const OrgPerson = Fields({
  id: Id,
  parentId: Nullable(Id),
  Name: Type.String(),
  JobTitle: Nullable(Type.String()),
  OrgUnit: Nullable(Type.String()),
  Email: Type.String(),
  RoleName: Type.Enum(ROLE_NAMES),
  IsOrgAdmin: Type.Boolean(),
  IsGoalAdmin: Type.Boolean(),
  IsGoalManager: Type.Boolean(),
  IsHrAdmin: Type.Boolean(),
  DeactivatedAt: Nullable(Instant),
  InvitationAcceptedAt: Nullable(Instant),
  Avatar: Nullable(Type.String()),
  Count: Type.Integer(),
});
export type OrgPerson = Static<typeof OrgPerson>;

export const PEOPLE_OPERATIONS = {
  'people.read': { params: IdParams, output: ProfileBundle },
  /** Required texts that are blank are refused by field error. Null and what is left out of RoleName change nothing. */
  'people.update': {
    params: IdParams,
    body: Fields({
      Name: Text(LIMITS.name),
      JobTitle: Nullable(Text(LIMITS.jobTitle)),
      Email: Text(LIMITS.employeeEmail),
      PhoneNumber: Nullable(Text(LIMITS.phoneNumber)),
      /** IANA id; null for the organisation's (D-10). */
      TimeZone: Nullable(Text(LIMITS.timeZone)),
      OrgUnit: Nullable(Text(LIMITS.orgUnit)),
      RoleName: Type.Optional(Nullable(Type.Enum(ROLE_NAMES))),
      LinkedinUrl: Nullable(Text(LIMITS.linkedinUrl)),
      Biography: Nullable(Text(LIMITS.biography)),
      /** Of the profile that was edited (D-3). */
      UpdatedAt: Type.Optional(Instant),
    }),
    output: ProfileBundle,
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
      Name: Text(LIMITS.name),
      Email: Text(LIMITS.employeeEmail),
      JobTitle: Nullable(Text(LIMITS.jobTitle)),
      ParentId: Id,
      IsManager: Type.Boolean(),
      IsObserver: Type.Boolean(),
      OrgUnit: Nullable(Text(LIMITS.employeeOrgUnit)),
    }),
    output: Fields({ Id }),
  },
  /** What importing a file of employees would do, row by row; nothing is written. */
  'people.importPreview': {
    body: UploadedFile,
    output: Fields({
      Rows: Type.Array(
        Fields({
          /** Of the file, the head being line 1. */
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
    }),
  },
  /** Adds and invites everybody whose row is right. */
  'people.import': {
    body: UploadedFile,
    output: Fields({ Added: Type.Integer(), Skipped: Type.Integer() }),
  },
  /** Afterwards the token is refreshed with `auth.relogin` (D-63). */
  'people.editTenant': {
    body: Fields({
      Name: Text(LIMITS.companyName),
      Url: Nullable(Text(LIMITS.companyUrl)),
      TimeZone: Text(LIMITS.timeZone),
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
    body: Fields({ Body: Text(LIMITS.responsibility) }),
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
