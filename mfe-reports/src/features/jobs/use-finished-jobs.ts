import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReportJob } from '@cadence/shared-contract';
import { reportType } from '@cadence/shared-contract/reports';
import { useShell } from '@cadence/shared-auth';
import { isGoing } from './api/report-jobs.ts';

/** Announces each report that was seen waiting or running, once it is done or has failed. */
export function useFinishedJobs(jobs: readonly ReportJob[], onDownload: (job: ReportJob) => void): void {
  const shell = useShell();
  const going = useRef<ReadonlySet<number>>(new Set());
  const tell = useEffectEvent((job: ReportJob) => {
    const { name } = reportType(job.Report);
    if (job.State === 'done')
      shell.toast({
        title: `${name} is ready`,
        tone: 'good',
        action: { label: 'Download', onClick: () => onDownload(job) },
      });
    if (job.State === 'failed')
      shell.toast({
        title: `${name} was not made`,
        tone: 'alarm',
        ...(job.Problem !== null && { description: job.Problem }),
      });
  });
  useEffect(() => {
    const before = going.current;
    going.current = new Set(jobs.filter(isGoing).map(({ Id }) => Id));
    for (const job of jobs) if (before.has(job.Id) && !isGoing(job)) tell(job);
  }, [jobs]);
}
