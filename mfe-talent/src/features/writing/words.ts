import { APPRAISAL_LIFECYCLE } from '@cadence/shared-contract';
import type { Appraisal, AppraisalEvent } from '@cadence/shared-contract';
import { dayOf, formatDate, formatTime } from '@cadence/shared-ui';

/** 'Nov 17', in the viewer's zone. */
export function dayText(instant: string, timeZone: string): string {
  return formatDate(dayOf(instant, timeZone));
}

/** 'Nov 17, 04:20 pm' */
export function momentText(instant: string, timeZone: string): string {
  return `${dayText(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** 'Björk Þórðardóttir signed the appraisal'; the viewer is 'You'. */
export function eventText(
  { Action, Person }: Pick<AppraisalEvent, 'Action' | 'Person'>,
  viewerId: number,
): string {
  const who = Person === null ? 'Somebody' : Person.Id === viewerId ? 'You' : Person.Name;
  return `${who} ${APPRAISAL_LIFECYCLE[Action].past}`;
}

/** A toast's text after a step: 'Shared. José Ángel Muñoz signs next'. */
export function afterStep(done: string, { WaitingFor, State }: Appraisal): string {
  const isSignature = WaitingFor !== null && State !== 'draft';
  return isSignature ? `${done}. ${WaitingFor.Person.Name} signs next` : done;
}

/** The latest thing that happened after a version; null where the history has none. */
export function eventSince({ History }: Pick<Appraisal, 'History'>, version: string): AppraisalEvent | null {
  return History.findLast(({ At }) => At > version) ?? null;
}
