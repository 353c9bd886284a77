import type { Overwritten } from '@cadence/shared-contract';

/** The fields of the form by the names of the request. */
const LABELS: Readonly<Record<string, string>> = {
  JobTitle: 'Job title',
  PhoneNumber: 'Phone number',
  TimeZone: 'Time zone',
  OrgUnit: 'Department',
  RoleName: 'Role',
  LinkedinUrl: 'LinkedIn',
};

/** What a save replaced without having been read (D-116), in words; null when it replaced nothing. */
export function overwrittenText(overwritten: Overwritten): string | null {
  if (overwritten === null) return null;
  const replaced = overwritten.map(({ Field, Value }) => {
    const label = LABELS[Field] ?? Field;
    return Value === null ? `${label} (was empty)` : `${label} (was “${Value}”)`;
  });
  return `This replaced: ${replaced.join(', ')}.`;
}
