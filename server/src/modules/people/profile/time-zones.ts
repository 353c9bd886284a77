import { timeZoneId } from '@cadence/shared-contract';
import { IANAZone } from 'luxon';

/**
 * The id of a time zone that a request names, by a documented name or its IANA id (D-10, D-131); null for none. Offsets
 * such as +02:00 are zones to some, but know no summer.
 */
export function readTimeZone(text: string): string | null {
  const id = timeZoneId(text);
  return /^[a-z]/i.test(id) && IANAZone.isValidZone(id) ? id : null;
}
