import { addDays, MESSAGES } from '@cadence/shared-contract';
import type { ReportJob } from '@cadence/shared-contract';
import { dayOf, formatDate, formatNumber, formatTime } from '@cadence/shared-ui';
import { isGoing } from './api/report-jobs.ts';
import { timeLeftText } from './time-left.ts';

/** The time zone and day for the texts. */
export interface Now {
  readonly timeZone: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The expiry of a file is shown from this many days before. */
const SOON_GONE = 4;

const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** 'today 10:42 am', 'yesterday', 'Nov 16'. */
export function momentText(instant: string, { timeZone, today }: Now): string {
  const day = dayOf(instant, timeZone);
  if (day === today) return `today ${formatTime(instant, timeZone).replace(/^0/, '')}`;
  return day === addDays(today, -1) ? 'yesterday' : formatDate(day);
}

/** 'kept until Monday', once the end is near. */
function keptText({ KeptUntil }: ReportJob, { timeZone, today }: Now): string | null {
  if (KeptUntil === null) return null;
  const day = dayOf(KeptUntil, timeZone);
  if (day > addDays(today, SOON_GONE)) return null;
  return day <= today ? 'kept until today' : `kept until ${weekdayName.format(new Date(`${day}T00:00:00Z`))}`;
}

function doneText(job: ReportJob, now: Now): string {
  const when = [momentText(job.FinishedAt ?? job.CreatedAt, now), keptText(job, now)];
  return [
    job.Title,
    job.Content,
    job.IsScheduled ? 'scheduled' : null,
    when.filter((part) => part !== null).join(', '),
  ]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

function runningText({ RowsDone, RowsTotal }: ReportJob, seconds: number | null): string {
  if (RowsDone === 0 && RowsTotal === null) return 'Being made';
  if (RowsTotal === null) return `${formatNumber(RowsDone)} rows so far`;
  const rows = `${formatNumber(RowsDone)} of ${formatNumber(RowsTotal)} rows`;
  return seconds === null ? rows : `${rows}, ${timeLeftText(seconds)}`;
}

function waitingText(job: ReportJob, jobs: readonly ReportJob[]): string {
  const place = jobs.findIndex(({ Id }) => Id === job.Id);
  const above = jobs.slice(0, place).filter(isGoing).length;
  if (above === 0) return 'Starts in a moment';
  return above === 1 ? 'Waits for the one above' : `Waits for the ${above} above`;
}

export interface JobLine {
  readonly job: ReportJob;
  /** The list as it is shown. */
  readonly jobs: readonly ReportJob[];
  /** Until it is done; null for a guess. */
  readonly seconds: number | null;
  readonly now: Now;
}

/** What the list says under a report's name. */
export function jobText({ job, jobs, seconds, now }: JobLine): string {
  switch (job.State) {
    case 'waiting':
      return waitingText(job, jobs);
    case 'running':
      return runningText(job, seconds);
    case 'done':
      return doneText(job, now);
    case 'cancelled':
      return 'Cancelled';
    case 'failed':
    case 'withdrawn':
      return job.Problem ?? MESSAGES.somethingWentWrong;
  }
}
