import { useEffect, useRef, type ReactNode } from 'react';
import type { ReportJob } from '@cadence/shared-contract';
import { reportType } from '@cadence/shared-contract/reports';
import { Button, cx, IconButton, Menu } from '@cadence/shared-ui';
import {
  CircleAlert,
  Download,
  Ellipsis,
  FileSpreadsheet,
  FileText,
  Hourglass,
  Presentation,
  Trash2,
  X,
} from '@cadence/shared-ui/icons';

/** The actions on a report of the list, and which are under way. */
export interface JobActions {
  readonly onCancel: (job: ReportJob) => void;
  readonly onDownload: (job: ReportJob) => void;
  readonly onDiscard: (job: ReportJob) => void;
  /** Of the report that is being cancelled, downloaded or removed. */
  readonly busyId: number | null;
}

const FORMAT_ICONS: Readonly<Record<ReportJob['Format'], typeof FileText>> = {
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
  pdf: FileText,
  pptx: Presentation,
};

const isBad = ({ State }: ReportJob): boolean => State === 'failed' || State === 'withdrawn';

function JobIcon({ job }: { readonly job: ReportJob }): ReactNode {
  if (isBad(job)) return <CircleAlert aria-hidden />;
  if (job.State === 'waiting') return <Hourglass aria-hidden />;
  const FormatIcon = FORMAT_ICONS[job.Format];
  return <FormatIcon aria-hidden />;
}

function JobProgress({ job, text }: { readonly job: ReportJob; readonly text: string }): ReactNode {
  const { RowsDone, RowsTotal } = job;
  const share = RowsTotal === null || RowsTotal === 0 ? null : Math.min(1, RowsDone / RowsTotal);
  return (
    <div
      className="rep-job-bar"
      role="progressbar"
      aria-label={reportType(job.Report).name}
      aria-valuetext={text}
      {...(share !== null && {
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(share * 100),
      })}
    >
      <span style={{ width: `${(share ?? 0) * 100}%` }} />
    </div>
  );
}

interface ActionProps extends JobActions {
  readonly job: ReportJob;
  readonly isNamed: boolean;
}

function DoneActions({ job, isNamed, onDownload, onDiscard, busyId }: ActionProps): ReactNode {
  const { name } = reportType(job.Report);
  const isBusy = busyId === job.Id;
  return (
    <>
      {isNamed ? (
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          aria-label={`Download ${name}`}
          loading={isBusy}
          onClick={() => onDownload(job)}
        >
          Download
        </Button>
      ) : (
        <IconButton
          size="sm"
          icon={<Download aria-hidden />}
          label={`Download ${name}`}
          loading={isBusy}
          onClick={() => onDownload(job)}
        />
      )}
      <Menu
        label={`More for ${name}`}
        align="end"
        trigger={<IconButton size="sm" icon={<Ellipsis aria-hidden />} label={`More for ${name}`} />}
        items={[
          {
            id: 'remove',
            label: 'Remove',
            hint: 'The file is deleted.',
            icon: <Trash2 aria-hidden />,
            tone: 'danger',
            onSelect: () => onDiscard(job),
          },
        ]}
      />
    </>
  );
}

function Actions(props: ActionProps): ReactNode {
  const { job, onCancel, onDiscard, busyId } = props;
  const { name } = reportType(job.Report);
  switch (job.State) {
    case 'waiting':
    case 'running':
      return (
        <Button
          size="sm"
          variant={job.State === 'running' ? 'outline' : 'quiet'}
          aria-label={`Cancel ${name}`}
          loading={busyId === job.Id}
          onClick={() => onCancel(job)}
        >
          Cancel
        </Button>
      );
    case 'done':
      return <DoneActions {...props} />;
    case 'failed':
    case 'cancelled':
    case 'withdrawn':
      return (
        <IconButton
          size="sm"
          icon={<X aria-hidden />}
          label={`Remove ${name}`}
          loading={busyId === job.Id}
          onClick={() => onDiscard(job)}
        />
      );
  }
}

export interface JobRowProps extends JobActions {
  readonly job: ReportJob;
  readonly text: string;
  /** A mail leads to it. */
  readonly isNamed: boolean;
}

/** One of the viewer's last reports: its progress, or its file. */
export function JobRow({ job, text, isNamed, ...actions }: JobRowProps): ReactNode {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <li
      ref={row}
      className={cx('rep-line', isBad(job) && 'rep-job-bad', isNamed && 'rep-job-named')}
      {...(isNamed && { 'aria-current': 'true' as const })}
    >
      <JobIcon job={job} />
      <div>
        <b>{reportType(job.Report).name}</b>
        {job.State === 'running' && <JobProgress job={job} text={text} />}
        <p>{text}</p>
      </div>
      <span className="rep-job-actions">
        <Actions job={job} isNamed={isNamed} {...actions} />
      </span>
    </li>
  );
}
