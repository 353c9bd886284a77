import { LIMITS, MESSAGES, type ReportParams, type ReportView } from '@cadence/shared-contract';
import type { ReportType } from '@cadence/shared-contract/reports';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Why a report with so many rows is not made as a PDF; null where it is (D-167). */
export const whyNoPdf = (view: Pick<ReportView, 'Count'> | undefined): string | null =>
  view !== undefined && view.Count > LIMITS.reportPdfRows ? MESSAGES.tooManyPdfRows : null;

/**
 * The same before the report is opened. Null while the rows of exactly these parameters are not known, also where they
 * could not be counted: the server refuses such a PDF in any case.
 *
 * @param isAsked whether a PDF of it can be chosen now
 */
export function usePdfRefusal(type: ReportType, params: ReportParams, isAsked: boolean): string | null {
  const first = apiQuery('reports.view', { params: { report: type.id }, query: { ...params, Page: 1 } });
  const view = useQuery({
    ...first,
    enabled: isAsked && type.isTable && type.formats.includes('pdf'),
    refetchOnWindowFocus: false,
  });
  return isAsked ? whyNoPdf(view.data) : null;
}
