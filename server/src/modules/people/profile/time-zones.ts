import { DateTime } from 'luxon';

/** Whether a text is the id of a time zone that dates can be reckoned in (D-10). */
export function isTimeZone(text: string): boolean {
  return DateTime.utc().setZone(text).isValid;
}
