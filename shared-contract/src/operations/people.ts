import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ROLE_NAMES } from '../people/roles.ts';
import { Done, Fields, Id, IdParams, Instant, Nullable } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** An avatar reference; `Url` works until `ExpiryUTC` (core §3). */
export const AvatarImage = Fields({ Url: Type.String(), ExpiryUTC: Instant });

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
});
export type DirectReport = Static<typeof DirectReport>;

export const ProfileBundle = Fields({
  Profile,
  Manager: Nullable(PersonRef),
  DirectReports: Type.Array(DirectReport),
  Responsibility: Nullable(Type.String()),
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
  'people.org': { output: Fields({ data: Type.Array(OrgPerson) }) },
  'people.hierarchy': {
    output: Fields({ Descendants: Type.Array(PersonRef), Peers: Type.Array(PersonRef) }),
  },
  'people.ceo': { output: PersonRef },
  'people.responsibility': { params: IdParams, output: Fields({ Body: Nullable(Type.String()) }) },
  'people.deactivationInfo': {
    params: IdParams,
    output: Fields({ GoalCount: Type.Integer(), UserCount: Type.Integer() }),
  },
  'people.deactivate': { params: IdParams, output: Done },
  'people.activate': { params: IdParams, output: Done },
} as const satisfies Record<string, OperationSchemas>;
