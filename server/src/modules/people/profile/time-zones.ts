import { timeZoneId } from '@cadence/shared-contract';
import { IANAZone } from 'luxon';

/**
 * The id of the time zone in a request, by its documented name or IANA id (D-10, D-131); null for none. Offsets such as
 * +02:00 are accepted as zones elsewhere, but have no daylight saving time.
 */
export function readTimeZone(text: string): string | null {
  const id = timeZoneId(text);
  return /^[a-z]/i.test(id) && IANAZone.isValidZone(id) ? id : null;
}
