import type { DirectReport, OrgPerson, PersonRef, Profile } from '@cadence/shared-contract';
import { avatarUrl, presentAvatar } from './avatars/avatar-url.ts';
import type { OrgRow, ProfileRow, RefRow, ReportRow } from './person-rows.ts';

function instant(value: Date | null): string | null {
  return value?.toISOString() ?? null;
}

/** What depends on who looks at a profile. */
export interface ProfileView {
  readonly isEditable: boolean;
  /** Stands in where the person chose no zone; IANA id (D-10). */
  readonly tenantTimeZone: string;
  readonly now: Date;
}

/** A profile for one viewer: an address that is not confirmed yet is only for those who may edit the profile. */
export function presentProfile(row: ProfileRow, view: ProfileView): Profile {
  return {
    Id: row.id,
    Name: row.name,
    JobTitle: row.job_title,
    Email: row.email,
    UnconfirmedEmail: view.isEditable ? row.unconfirmed_email : null,
    PhoneNumber: row.phone_number,
    TimeZone: row.time_zone ?? view.tenantTimeZone,
    RoleName: row.role,
    OrgUnit: row.org_unit,
    LinkedinUrl: row.linkedin_url,
    Biography: row.biography,
    Avatar: avatarUrl(row.avatar_key, 'small'),
    AvatarImage: presentAvatar(row.avatar_key, view.now),
    Disc: row.disc,
    IsOrgAdmin: row.is_org_admin,
    IsGoalAdmin: row.is_goal_admin,
    IsGoalManager: row.is_goal_manager,
    IsHrAdmin: row.is_hr_admin,
    IsEditable: view.isEditable,
    DeactivatedAt: instant(row.deactivated_at),
    InvitationAcceptedAt: instant(row.invitation_accepted_at),
    EmailActivatedAt: instant(row.email_activated_at),
    ParentId: row.manager_id,
    UpdatedAt: row.updated_at.toISOString(),
  };
}

/** A person as selectors, lists and faces need them. */
export function presentPersonRef(row: RefRow): PersonRef {
  return {
    Id: row.id,
    Name: row.name,
    JobTitle: row.job_title,
    OrgUnit: row.org_unit,
    Avatar: avatarUrl(row.avatar_key, 'small'),
    ParentId: row.manager_id,
  };
}

/** A row of the profile's Direct Reports table. */
export function presentDirectReport(
  row: ReportRow,
  may: Pick<DirectReport, 'MayReinvite' | 'MayChangeStatus'>,
): DirectReport {
  return {
    ...presentPersonRef(row),
    RoleName: row.role,
    Email: row.email,
    DeactivatedAt: instant(row.deactivated_at),
    InvitationAcceptedAt: instant(row.invitation_accepted_at),
    ...may,
  };
}

/** A row of chart and directory. */
export function presentOrgPerson(row: OrgRow): OrgPerson {
  return {
    id: row.id,
    parentId: row.manager_id,
    Name: row.name,
    JobTitle: row.job_title,
    OrgUnit: row.org_unit,
    Email: row.email,
    RoleName: row.role,
    IsOrgAdmin: row.is_org_admin,
    IsGoalAdmin: row.is_goal_admin,
    IsGoalManager: row.is_goal_manager,
    IsHrAdmin: row.is_hr_admin,
    DeactivatedAt: instant(row.deactivated_at),
    InvitationAcceptedAt: instant(row.invitation_accepted_at),
    Avatar: avatarUrl(row.avatar_key, 'small'),
    Count: row.reports,
  };
}
