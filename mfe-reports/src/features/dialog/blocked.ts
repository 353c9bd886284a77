import { MESSAGES } from '@cadence/shared-contract';
import type { ReportChoices } from '@cadence/shared-contract';
import { REPORT_IDS, type ReportType } from '@cadence/shared-contract/reports';

/** Reports that list existing appraisals, not missing ones. */
const OF_APPRAISALS: readonly number[] = [REPORT_IDS.employeeAppraisals, REPORT_IDS.appraisalPrints];

/** Why a report cannot be made at all; null where it can (people §8). */
export function whyNever({ id }: ReportType, { AppraisalPeriods, Years }: ReportChoices): string | null {
  if (id === REPORT_IDS.executiveSummary) return Years.length === 0 ? MESSAGES.noPastQuarters : null;
  if (id === REPORT_IDS.appraisalCompliance)
    return AppraisalPeriods.length === 0 ? MESSAGES.noPastQuarters : null;
  const hasAppraisals = AppraisalPeriods.some(({ Appraisals }) => Appraisals > 0);
  return OF_APPRAISALS.includes(id) && !hasAppraisals ? MESSAGES.noAppraisals : null;
}

/** Why it cannot be made for a quarter; null where it can (people §8). */
export function whyNotOf(
  { id }: ReportType,
  { AppraisalPeriods }: ReportChoices,
  periodId: number | undefined,
): string | null {
  const period = AppraisalPeriods.find(({ Id }) => Id === periodId);
  return OF_APPRAISALS.includes(id) && period?.Appraisals === 0 ? MESSAGES.noAppraisalsInPeriod : null;
}
