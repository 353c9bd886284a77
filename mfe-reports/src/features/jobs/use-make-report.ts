import { MESSAGES } from '@cadence/shared-contract';
import type { ReportJob } from '@cadence/shared-contract';
import { reportType } from '@cadence/shared-contract/reports';
import { errorSentence, useShell } from '@cadence/shared-auth';
import {
  useDownload,
  useFreshness,
  useMutation,
  useQueryClient,
  type FailurePlace,
} from '@cadence/shared-auth/query';
import { useLocation } from '@cadence/shared-ui/router';
import { isGoing, showJob, startReport, type ReportRequest } from './api/report-jobs.ts';

const REPORTS = '/v3/reports';

export interface MakeReportOptions {
  /** Where a failure is shown: as a toast, or inline, by the screen that shows `problem`. */
  readonly failure?: FailurePlace;
  /** It was made and is downloading, or is being made. */
  readonly onStarted?: () => void;
}

export interface MakeReport {
  /** Does nothing while one is being started: a second press is no second file. */
  readonly start: (request: ReportRequest) => void;
  readonly isBusy: boolean;
  /** What is being made. */
  readonly request: ReportRequest | null;
  /** Why the last one was not made; null where nothing failed. */
  readonly problem: string | null;
}

/** Why there is no file; null where there is one, or will be. */
function problemOf(job: ReportJob | undefined): string | null {
  if (job === undefined || job.State === 'done' || isGoing(job)) return null;
  return job.Problem ?? MESSAGES.somethingWentWrong;
}

/**
 * Makes a report. A small report is in the answer and is downloaded at once; a slow one is made in the background,
 * and appears in the list of the person's last reports (D-96).
 */
export function useMakeReport({ failure = 'toast', onStarted }: MakeReportOptions = {}): MakeReport {
  const client = useQueryClient();
  const { made } = useFreshness();
  const shell = useShell();
  const { pathname } = useLocation();
  const download = useDownload('reports.download');
  const sayItGoesOn = ({ Report }: ReportJob): void =>
    shell.toast({
      title: `${reportType(Report).name} is being made. You can leave this page.`,
      // The list is next to it there.
      ...(pathname !== REPORTS && {
        action: { label: 'Your last reports', onClick: () => shell.navigate(REPORTS) },
      }),
    });
  const starting = useMutation({
    failure,
    mutationFn: startReport,
    onSuccess: (job) => {
      void showJob(client, made, job);
      const problem = problemOf(job);
      if (problem !== null) {
        if (failure === 'toast') shell.toast({ title: problem, tone: 'alarm' });
        return;
      }
      if (isGoing(job)) sayItGoesOn(job);
      else download.start({ params: { id: job.Id } });
      onStarted?.();
    },
  });
  return {
    start: (request) => {
      if (!starting.isPending && !download.isBusy) starting.mutate(request);
    },
    isBusy: starting.isPending || download.isBusy,
    request: starting.isPending || download.isBusy ? (starting.variables ?? null) : null,
    problem: starting.error === null ? problemOf(starting.data) : errorSentence(starting.error),
  };
}
