import { APPRAISAL_STATUSES, appraisalStatusText } from '@cadence/shared-contract';
import type { TalentOrganization } from '@cadence/shared-contract';
import { formatNumber } from '@cadence/shared-ui';

export type Tally = Pick<
  TalentOrganization['Total'],
  'Counts' | 'People' | 'WaitingForReviewers' | 'WaitingForEmployees'
>;

const NAMELESS = 'No department';

/** The name of a department; a person may have none. */
export const departmentName = (orgUnit: string): string => (orgUnit === '' ? NAMELESS : orgUnit);

/** 'Not Started 6, Started (30%) 5, …' of the statuses that somebody is at. */
export function countsText({ Counts }: Tally): string {
  return APPRAISAL_STATUSES.flatMap((status, index) => {
    const count = Counts[index] ?? 0;
    return count === 0 ? [] : [`${appraisalStatusText(status)} ${formatNumber(count)}`];
  }).join(', ');
}

const part = (word: string, count: number): readonly string[] =>
  count === 0 ? [] : [`${word} ${formatNumber(count)}`];

/**
 * 'Managers 13, employees 3': how many appraisals wait for whom.
 *
 * @param isOneManager whether all of them have the same manager
 */
export function waitingText(
  { WaitingForReviewers, WaitingForEmployees }: Tally,
  isOneManager: boolean,
): string {
  const managers = isOneManager || WaitingForReviewers === 1 ? 'manager' : 'managers';
  const parts = [
    ...part(managers, WaitingForReviewers),
    ...part(WaitingForEmployees === 1 ? 'employee' : 'employees', WaitingForEmployees),
  ].join(', ');
  return parts === '' ? 'Nobody' : parts.charAt(0).toUpperCase() + parts.slice(1);
}
