import { object, string } from 'yup';
import type { BodyOf, Profile } from '@cadence/shared-contract';
import { isEmail, isLinkedinUrl, LIMITS, MESSAGES } from '@cadence/shared-contract';
import { atMost } from '../forms/at-most.ts';

/** The form's values: texts only, empty for none. */
export interface ProfileForm {
  readonly Name: string;
  readonly JobTitle: string;
  readonly Email: string;
  /** The current one, to change one's own address. */
  readonly Password: string;
  readonly PhoneNumber: string;
  readonly OrgUnit: string;
  readonly TimeZone: string;
  readonly LinkedinUrl: string;
  readonly Biography: string;
}

export function profileFormOf(profile: Profile): ProfileForm {
  return {
    Name: profile.Name,
    JobTitle: profile.JobTitle ?? '',
    Email: profile.UnconfirmedEmail ?? profile.Email,
    Password: '',
    PhoneNumber: profile.PhoneNumber ?? '',
    OrgUnit: profile.OrgUnit ?? '',
    TimeZone: profile.TimeZone,
    LinkedinUrl: profile.LinkedinUrl ?? '',
    Biography: profile.Biography ?? '',
  };
}

/** Whether a text is neither the address in use nor the address to be confirmed. */
export function isNewAddress(profile: Profile, text: string): boolean {
  const address = text.trim().toLowerCase();
  return address !== profile.Email.toLowerCase() && address !== profile.UnconfirmedEmail?.toLowerCase();
}

const text = (name: string, max: number) => string().trim().max(max, atMost(name, max));

/** People §5 Edit profile; changing one's own address requires the password (D-81). */
export function profileSchema(profile: Profile, isOwn: boolean) {
  return object({
    Name: text('Name', LIMITS.name).required(MESSAGES.profileNameRequired),
    JobTitle: text('Job title', LIMITS.jobTitle).required(MESSAGES.jobTitleRequired),
    Email: string()
      .trim()
      .required(MESSAGES.profileEmailRequired)
      .test('email', MESSAGES.emailInvalid, (value) => !isNewAddress(profile, value) || isEmail(value))
      .test(
        'length',
        atMost('Email', LIMITS.email),
        (value) => value === profile.Email || value.length <= LIMITS.email,
      ),
    Password: string()
      .trim()
      .when('Email', ([address], schema) =>
        isOwn && isNewAddress(profile, String(address ?? ''))
          ? schema.required(MESSAGES.addressPasswordRequired)
          : schema,
      ),
    PhoneNumber: text('Phone number', LIMITS.phoneNumber),
    OrgUnit: text('Department', LIMITS.orgUnit),
    LinkedinUrl: text('LinkedIn', LIMITS.linkedinUrl).test(
      'linkedin',
      MESSAGES.linkedinInvalid,
      (value = '') => isLinkedinUrl(value),
    ),
    Biography: text('Biography', LIMITS.biography),
  });
}

const orNull = (value: string): string | null => value.trim() || null;

/** What is sent: an empty department and an empty role as null (people §5 Edit profile). */
export function profileBody(form: ProfileForm, profile: Profile): BodyOf<'people.update'> {
  return {
    Name: form.Name.trim(),
    JobTitle: orNull(form.JobTitle),
    Email: form.Email.trim(),
    PhoneNumber: orNull(form.PhoneNumber),
    TimeZone: form.TimeZone,
    OrgUnit: orNull(form.OrgUnit),
    RoleName: null,
    LinkedinUrl: orNull(form.LinkedinUrl),
    Biography: orNull(form.Biography),
    UpdatedAt: profile.UpdatedAt,
    ...(form.Password !== '' && isNewAddress(profile, form.Email) && { Password: form.Password.trim() }),
  };
}
