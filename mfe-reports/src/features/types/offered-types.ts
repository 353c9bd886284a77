import type { ReportChoices } from '@cadence/shared-contract';
import { FORMAT_NAMES, REPORT_BANDS, REPORT_IDS, REPORTS } from '@cadence/shared-contract/reports';
import type { ReportBand, ReportType } from '@cadence/shared-contract/reports';

/** A band of the page, and its reports offered to the viewer. */
export interface Band {
  readonly name: ReportBand;
  readonly types: readonly ReportType[];
}

/** Offered reports in their bands; a band without any is absent (people §6 Reports). */
export function offeredBands({ Reports }: Pick<ReportChoices, 'Reports'>): readonly Band[] {
  return REPORT_BANDS.map((name) => ({
    name,
    types: REPORTS.filter(({ id, band }) => band === name && Reports.includes(id)),
  })).filter(({ types }) => types.length > 0);
}

/** 'xlsx, PDF, CSV', 'print, PDF' */
export function formatsText({ formats, isPrinted }: ReportType): string {
  return [...(isPrinted ? ['print'] : []), ...formats.map((format) => FORMAT_NAMES[format])].join(', ');
}

/** A note beside a report's description; null for none. */
export function noteOf(
  { id, note }: ReportType,
  { Audiences }: Pick<ReportChoices, 'Audiences'>,
): string | null {
  // Most people have nobody else to write it for.
  return id === REPORT_IDS.goalSummary && Audiences.length < 2 ? null : note;
}
