import type { BodyOf, FieldError } from '@cadence/shared-contract';
import { isEmail, isLinkedinUrl, LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { ProfileRow } from '../person-rows.ts';
import { readTimeZone } from './time-zones.ts';

/** An edited profile as stored: trimmed, empty texts as null. */
export interface ProfileValues {
  readonly name: string;
  readonly job_title: string;
  /** In lower case, for comparison. */
  readonly email: string;
  readonly phone_number: string | null;
  readonly time_zone: string | null;
  readonly org_unit: string | null;
  readonly linkedin_url: string | null;
  readonly biography: string | null;
}

const orNull = (text: string | null): string | null => text?.trim() || null;

/** The id of a zone; a text that names no zone is kept, so that it is refused later. */
function zoneOf(text: string | null): string | null {
  const name = orNull(text);
  return name === null ? null : (readTimeZone(name) ?? name);
}

export function readProfileValues(body: BodyOf<'people.update'>): ProfileValues {
  return {
    name: body.Name.trim(),
    job_title: body.JobTitle?.trim() ?? '',
    email: body.Email.trim().toLowerCase(),
    phone_number: orNull(body.PhoneNumber),
    time_zone: zoneOf(body.TimeZone),
    org_unit: orNull(body.OrgUnit),
    linkedin_url: orNull(body.LinkedinUrl),
    biography: orNull(body.Biography),
  };
}

function emailProblem({ email }: ProfileValues, person: Pick<ProfileRow, 'email'>): string | null {
  if (email === '') return MESSAGES.profileEmailRequired;
  if (email === person.email.toLowerCase()) return null;
  if (!isEmail(email)) return MESSAGES.emailInvalid;
  return email.length > LIMITS.email ? `Email must have at most ${LIMITS.email} characters.` : null;
}

/** The documented requirements that an edited profile fails (people §5 Edit profile); empty when it can be saved. */
export function profileErrors(
  values: ProfileValues,
  person: Pick<ProfileRow, 'email'>,
): readonly FieldError[] {
  const problems: readonly (readonly [string, string | null])[] = [
    ['Name', values.name === '' ? MESSAGES.profileNameRequired : null],
    ['JobTitle', values.job_title === '' ? MESSAGES.jobTitleRequired : null],
    ['Email', emailProblem(values, person)],
    ['LinkedinUrl', isLinkedinUrl(values.linkedin_url ?? '') ? null : MESSAGES.linkedinInvalid],
    [
      'TimeZone',
      values.time_zone === null || readTimeZone(values.time_zone) !== null
        ? null
        : 'Please choose a time zone.',
    ],
  ];
  return problems.flatMap(([path, message]) => (message === null ? [] : [{ path, message }]));
}
