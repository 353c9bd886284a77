import { MESSAGES } from '@cadence/shared-contract';
import type { OutputOf, SummaryText } from '@cadence/shared-contract';
import { dayOf, formatDate, formatTime } from '@cadence/shared-ui';
import type { Audience } from './summary-place.ts';

/** people §6 Reports */
export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = { me: 'For Me', ceo: 'For CEO' };

type Version = OutputOf<'summaries.versions'>['Versions'][number];

export const VERSION_WORDS: Readonly<Record<Version['How'], string>> = {
  generated: 'Generated',
  edited: 'Edited',
  regenerated: 'One text regenerated',
  restored: 'Brought back',
};

type Outcome = OutputOf<'summaries.usage'>['Requests'][number]['Outcome'];

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  answered: 'Answered',
  repaired: 'Answered at the second try',
  refused: 'Refused',
  failed: 'Failed',
  late: 'Too late',
  cancelled: 'Stopped',
  limited: 'Over the limit',
};

/** 'today 10:42 am', 'Nov 18, 10:42 am' in the viewer's zone. */
export function momentText(instant: string, timeZone: string, today: string): string {
  const day = dayOf(instant, timeZone);
  const time = formatTime(instant, timeZone);
  return day === today ? `today ${time}` : `${formatDate(day)}, ${time}`;
}

/** The label to restore the first text: named after who wrote it. */
export function originalName({ Label }: Pick<SummaryText, 'Label'>): string {
  return Label === MESSAGES.writtenByModel ? 'Model text' : 'Composed text';
}
