import type { TimeZone } from '@cadence/shared-contract';
import { TIME_ZONES, timeZoneId } from '@cadence/shared-contract';

/** The zones to choose from; a saved one without a name comes first, by its id. */
export function timeZoneChoices(kept: string): readonly TimeZone[] {
  const id = timeZoneId(kept);
  const isKnown = TIME_ZONES.some((zone) => zone.id === id);
  return isKnown ? TIME_ZONES : [{ id, name: kept, label: kept.replaceAll('_', ' ') }, ...TIME_ZONES];
}

/** A zone's offset from UTC at an instant, as `UTC−06:00`. */
export function offsetText(id: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longOffset' }).formatToParts(
    at,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return /^GMT([+-]00:00)?$/.test(name) ? 'UTC' : name.replace('GMT', 'UTC').replace('-', '−');
}
