import { useState, type ReactNode } from 'react';
import type { ReportJob } from '@cadence/shared-contract';
import { failedRead, useSession, useTimeZone } from '@cadence/shared-auth';
import { useDownload } from '@cadence/shared-auth/query';
import { Button, Callout, EmptyState, ErrorState, registerStyles } from '@cadence/shared-ui';
import { useCancelJob, useDiscardJob, useJobList } from '../api/report-jobs.ts';
import { jobText } from '../job-words.ts';
import { secondsLeft } from '../time-left.ts';
import { useFinishedJobs } from '../use-finished-jobs.ts';
import { useJobProgress } from '../use-job-progress.ts';
import { JobRow, type JobActions } from './job-row.tsx';
import { LineSkeleton } from '../../lines/line-skeleton.tsx';
import linesCss from '../../lines/lines.css';
import css from './jobs.css';

registerStyles('rep-lines', linesCss);
registerStyles('rep-jobs', css);

const HEADING = 'last-reports';
/** How many of them are before the types of reports. */
const SHORT = 3;

function useJobActions(): JobActions {
  const cancel = useCancelJob();
  const discard = useDiscardJob();
  const download = useDownload('reports.download');
  const changing = [cancel, discard].find(({ isPending }) => isPending);
  return {
    busyId: changing?.variables?.Id ?? null,
    onCancel: (job) => cancel.mutate(job),
    onDiscard: (job) => discard.mutate(job),
    onDownload: (job) => download.start({ params: { id: job.Id } }),
  };
}

interface JobListProps extends LastReportsProps {
  readonly jobs: readonly ReportJob[];
  /** When the server was asked last, in milliseconds. */
  readonly seenAt: number;
}

function JobList({ jobs, seenAt, namedId, isShort }: JobListProps): ReactNode {
  const { period } = useSession();
  const timeZone = useTimeZone();
  const actions = useJobActions();
  const seen = useJobProgress(jobs, seenAt);
  useFinishedJobs(jobs, actions.onDownload);
  const now = { timeZone, today: period.Today };
  const isGone = namedId !== null && !jobs.some(({ Id }) => Id === namedId);
  const [isWhole, setWhole] = useState(jobs.findIndex(({ Id }) => Id === namedId) >= SHORT);
  const isCut = isShort && jobs.length > SHORT;
  return (
    <>
      {isGone && <Callout title="The report of your link is not kept any more." />}
      {jobs.length === 0 ? (
        <NoJobs isShort={isShort} />
      ) : (
        <ul className="rep-lines" aria-labelledby={HEADING}>
          {(isCut && !isWhole ? jobs.slice(0, SHORT) : jobs).map((job) => (
            <JobRow
              key={job.Id}
              {...actions}
              job={job}
              isNamed={job.Id === namedId}
              text={jobText({ job, jobs, now, seconds: secondsLeft(seen[job.Id] ?? [], job.RowsTotal) })}
            />
          ))}
        </ul>
      )}
      {isCut && (
        <Button
          size="sm"
          variant="quiet"
          className="rep-last-all"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${jobs.length}`}
        </Button>
      )}
    </>
  );
}

function NoJobs({ isShort }: Pick<LastReportsProps, 'isShort'>): ReactNode {
  const title = 'No reports in the last 7 days';
  if (isShort) return <p className="rep-last-none">{title}</p>;
  return (
    <EmptyState size="sm" title={title}>
      What you generate is kept here.
    </EmptyState>
  );
}

function Content(props: LastReportsProps): ReactNode {
  const list = useJobList();
  if (list.data !== undefined)
    return <JobList {...props} jobs={list.data.Jobs} seenAt={list.dataUpdatedAt} />;
  if (list.error !== null)
    return <ErrorState size="sm" title="Your last reports could not be loaded" {...failedRead(list)} />;
  return <LineSkeleton rows={SHORT} label="Loading your last reports" />;
}

export interface LastReportsProps {
  /** Id of the report that a mail links to; null for none. */
  readonly namedId: number | null;
  /** Before the types of reports: the latest alone, and all on request. */
  readonly isShort: boolean;
}

/** What the viewer had made in the last 7 days, and what is being made (D-96). */
export function LastReports(props: LastReportsProps): ReactNode {
  return (
    <section aria-labelledby={HEADING}>
      <h2 id={HEADING} className="cd-heading">
        Your last reports
      </h2>
      <p className="rep-last-note">Kept for 7 days, only for you. You can leave this page.</p>
      <Content {...props} />
    </section>
  );
}
