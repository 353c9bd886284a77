import { formatDateTime } from '@cadence/shared-ui';

/** 'Nov 20, 2026 10:12 am CET': paper has no viewer with a known time zone. */
export function instantOnPaper(instant: string, timeZone: string): string {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return [formatDateTime(instant, timeZone), zone].filter(Boolean).join(' ');
}
