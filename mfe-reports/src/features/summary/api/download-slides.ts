import { useMutation } from '@cadence/shared-auth/query';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { useMakeReport } from '../../jobs/use-make-report.ts';
import type { SummaryForm } from '../use-summary-form.ts';

/** Makes the slides' file of what is on the screen: what was typed is saved first (AI-010). */
export function useSlidesDownload(form: SummaryForm) {
  const report = useMakeReport();
  const saving = useMutation({
    // The failed save is reported elsewhere.
    failure: 'inline',
    mutationFn: () => form.flush(),
    onSuccess: ({ Saved: { Id, Kind } }) =>
      report.start({
        Report: Kind === 'year' ? REPORT_IDS.executiveSummary : REPORT_IDS.goalSummary,
        Format: 'pptx',
        Params: { SummaryId: Id },
      }),
  });
  const isBusy = saving.isPending || report.isBusy;
  return {
    start: (): void => {
      if (!isBusy) saving.mutate();
    },
    isBusy,
  };
}
