import type { ReactNode } from 'react';
import { readId } from '@cadence/shared-contract';
import type { ReportChoices } from '@cadence/shared-contract';
import { REPORT_IDS, reportRefusal, REPORTS } from '@cadence/shared-contract/reports';
import { failedRead, useSession } from '@cadence/shared-auth';
import { Callout, ErrorState, useMedia } from '@cadence/shared-ui';
import { useSearchParams } from '@cadence/shared-ui/router';
import { readReportAddress } from '../features/address/report-address.ts';
import { ReportDialog } from '../features/dialog/components/report-dialog.tsx';
import { LastReports } from '../features/jobs/components/last-reports.tsx';
import { useReportChoices } from '../features/report/api/report-choices.ts';
import { Schedules } from '../features/schedules/components/schedules.tsx';
import { ReportTypes } from '../features/types/components/report-types.tsx';
import { TypesSkeleton } from '../features/types/components/types-skeleton.tsx';

/**
 * Parts of the address: the report whose dialog is open, the one of a mail, and a schedule that a mail's link stops, or a
 * new one of the report.
 */
const NAMES = { report: 'report', job: 'job', schedule: 'schedule', stop: 'stop' } as const;
const NEW = 'new';
/** Where the reports that were made are no column of the page, they come before the types. */
const STACKED = '(max-width: 1199px)';

function useAddress() {
  const [query, setQuery] = useSearchParams();
  const change = (next: Readonly<Record<string, string | null>>): void => {
    const changed = new URLSearchParams(query);
    for (const [name, value] of Object.entries(next))
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    setQuery(changed, { replace: true });
  };
  return {
    slug: query.get(NAMES.report),
    jobId: readId(query.get(NAMES.job)),
    stopId: query.has(NAMES.stop) ? readId(query.get(NAMES.schedule)) : null,
    /** The request of the report to schedule; null for none. */
    scheduled: query.get(NAMES.schedule) === NEW ? readReportAddress(query) : null,
    openDialog: (slug: string): void => change({ [NAMES.report]: slug }),
    closeDialog: (): void => change({ [NAMES.report]: null }),
    closeNew: (): void => setQuery(new URLSearchParams(), { replace: true }),
    closeStop: (): void => change({ [NAMES.schedule]: null, [NAMES.stop]: null }),
  };
}

interface DeskProps {
  readonly choices: ReportChoices;
}

function Desk({ choices }: DeskProps): ReactNode {
  const address = useAddress();
  const { tenant } = useSession();
  const isStacked = useMedia(STACKED);
  const last = <LastReports namedId={address.jobId} isShort={isStacked} />;
  const named = REPORTS.find(({ slug }) => slug === address.slug);
  const isOffered = named !== undefined && choices.Reports.includes(named.id);
  const start =
    isOffered && named.isTable && address.scheduled !== null
      ? { type: named, params: address.scheduled }
      : null;
  return (
    <div className="rep-desk">
      <div className="rep-desk-main">
        {named !== undefined && !isOffered && (
          <Callout title={reportRefusal(named.id, { isTalentEnabled: tenant.TalentEnabled })} />
        )}
        {isStacked && last}
        <ReportTypes choices={choices} onGenerate={({ slug }) => address.openDialog(slug)} />
      </div>
      <aside className="rep-desk-side" aria-label="Your reports">
        {!isStacked && last}
        <Schedules
          choices={choices}
          stopId={address.stopId}
          onStopClosed={address.closeStop}
          start={start}
          onStartClosed={address.closeNew}
        />
      </aside>
      {isOffered && start === null && named.id !== REPORT_IDS.employeeTemplate && (
        <ReportDialog key={named.slug} type={named} choices={choices} onClose={address.closeDialog} />
      )}
    </div>
  );
}

function DeskSkeleton(): ReactNode {
  const { jobId } = useAddress();
  return (
    <div className="rep-desk">
      <div className="rep-desk-main">
        {useMedia(STACKED) && <LastReports namedId={jobId} isShort />}
        <TypesSkeleton />
      </div>
      <div className="rep-desk-side" />
    </div>
  );
}

/** `/v3/reports`: the types, the last reports, the schedules (people §2.9). */
export default function ReportsPage(): ReactNode {
  const choices = useReportChoices();
  if (choices.data !== undefined) return <Desk choices={choices.data} />;
  if (choices.error === null) return <DeskSkeleton />;
  return <ErrorState title="The reports could not be loaded" {...failedRead(choices)} />;
}
