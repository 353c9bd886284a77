import type { DirectReport, OrgPerson, PersonRef, Profile } from '@cadence/shared-contract';
import { flagsOfRow, timeZoneName } from '@cadence/shared-contract';
import type { PictureViewer } from './avatars/avatar-url.ts';
import { avatarUrl, presentAvatar } from './avatars/avatar-url.ts';
import type { OrgRow, ProfileRow, RefRow, ReportRow } from './person-rows.ts';

function instant(value: Date | null): string | null {
  return value?.toISOString() ?? null;
}

/** What depends on the viewer of a profile. */
export interface ProfileView extends PictureViewer {
  readonly isEditable: boolean;
  /** Used when the person chose no zone; IANA id (D-10). */
  readonly tenantTimeZone: string;
}

/** A profile for one viewer: an unconfirmed address is included only for those who may edit the profile. */
export function presentProfile(row: ProfileRow, view: ProfileView): Profile {
  return {
    Id: row.id,
    Name: row.name,
    JobTitle: row.job_title,
    Email: row.email,
    UnconfirmedEmail: view.isEditable ? row.unconfirmed_email : null,
    PhoneNumber: row.phone_number,
    TimeZone: timeZoneName(row.time_zone ?? view.tenantTimeZone),
    RoleName: row.role,
    OrgUnit: row.org_unit,
    LinkedinUrl: row.linkedin_url,
    Biography: row.biography,
    Avatar: avatarUrl(view, row, 'small'),
    AvatarImage: presentAvatar(view, row),
    Disc: row.disc,
    ...flagsOfRow(row),
    IsEditable: view.isEditable,
    DeactivatedAt: instant(row.deactivated_at),
    InvitationAcceptedAt: instant(row.invitation_accepted_at),
    EmailActivatedAt: instant(row.email_activated_at),
    ParentId: row.manager_id,
    UpdatedAt: row.updated_at.toISOString(),
  };
}

/** A person in the format of selectors, lists and references. */
export function presentPersonRef(viewer: PictureViewer, row: RefRow): PersonRef {
  return {
    Id: row.id,
    Name: row.name,
    JobTitle: row.job_title,
    OrgUnit: row.org_unit,
    Avatar: avatarUrl(viewer, row, 'small'),
    ParentId: row.manager_id,
  };
}

/** A row of the profile's Direct Reports table. */
export function presentDirectReport(
  viewer: PictureViewer,
  row: ReportRow,
  may: Pick<DirectReport, 'MayReinvite' | 'MayChangeStatus'>,
): DirectReport {
  return {
    ...presentPersonRef(viewer, row),
    RoleName: row.role,
    Email: row.email,
    DeactivatedAt: instant(row.deactivated_at),
    InvitationAcceptedAt: instant(row.invitation_accepted_at),
    ...may,
  };
}

/** A row of chart and directory. */
export function presentOrgPerson(viewer: PictureViewer, row: OrgRow): OrgPerson {
  return {
    id: row.id,
    parentId: row.manager_id,
    Name: row.name,
    JobTitle: row.job_title,
    OrgUnit: row.org_unit,
    Email: row.email,
    RoleName: row.role,
    ...flagsOfRow(row),
    DeactivatedAt: instant(row.deactivated_at),
    InvitationAcceptedAt: instant(row.invitation_accepted_at),
    Avatar: avatarUrl(viewer, row, 'small'),
    Count: row.reports,
  };
}
