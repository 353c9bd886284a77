import { FLAG_COLUMNS } from '@cadence/shared-contract';
import type { Row } from '../../kernel/db/index.ts';

/** The columns of a profile, without the password's hash. */
export const PROFILE_COLUMNS = [
  'id',
  'name',
  'email',
  'unconfirmed_email',
  'role',
  ...FLAG_COLUMNS,
  'job_title',
  'org_unit',
  'phone_number',
  'linkedin_url',
  'biography',
  'responsibility',
  'time_zone',
  'disc',
  'manager_id',
  'avatar_key',
  'path',
  'invitation_accepted_at',
  'email_activated_at',
  'deactivated_at',
  'updated_at',
] as const;

export type ProfileRow = Pick<Row<'people'>, (typeof PROFILE_COLUMNS)[number]>;

/** The columns of a person in selectors, lists and references. */
export const REF_COLUMNS = ['id', 'name', 'job_title', 'org_unit', 'manager_id', 'avatar_key'] as const;

export type RefRow = Pick<ProfileRow, (typeof REF_COLUMNS)[number]>;

/** The columns of a row in the profile's Direct Reports table. */
export const REPORT_COLUMNS = [
  ...REF_COLUMNS,
  'role',
  'email',
  ...FLAG_COLUMNS,
  'deactivated_at',
  'invitation_accepted_at',
] as const;

export type ReportRow = Pick<ProfileRow, (typeof REPORT_COLUMNS)[number] | 'path'>;

/** A row of chart and directory; `reports` counts the direct reports who are not deactivated. */
export type OrgRow = Pick<ProfileRow, (typeof REPORT_COLUMNS)[number]> & { readonly reports: number };
