import type { ReactNode } from 'react';
import { REPORT_IDS, reportType } from '@cadence/shared-contract/reports';
import { usePageTitle } from '@cadence/shared-auth';
import { registerStyles, SkeletonList } from '@cadence/shared-ui';
import { useNavigate } from '@cadence/shared-ui/router';
import { updatesPath } from '../../address/report-address.ts';
import { useMakeReport } from '../../jobs/use-make-report.ts';
import { ReportFailure } from '../../report/components/report-states.tsx';
import { REPORTS_CRUMBS } from '../../report/paths.ts';
import reportCss from '../../report/report.css';
import { useGoalUpdates, type GoalUpdatesQuery } from '../api/goal-updates.ts';
import { UpdateSheets } from './update-sheets.tsx';
import { UpdatesBar } from './updates-bar.tsx';

registerStyles('rep-report', reportCss);

const TYPE = reportType(REPORT_IDS.teamGoalUpdates);

interface ContentProps {
  readonly query: GoalUpdatesQuery;
  readonly name: string | null;
}

function Content({ query, name }: ContentProps): ReactNode {
  if (query.data !== undefined)
    return <UpdateSheets updates={query.data} name={name ?? ''} madeAt={query.dataUpdatedAt} />;
  if (query.error === null) return <SkeletonList rows={6} label="Loading the cards" />;
  return <ReportFailure title="The cards could not be loaded" query={query} />;
}

export interface GoalUpdatesProps {
  readonly userId: number;
  readonly periodId: number;
}

/** A team's latest updates, on cards to print (people §2.9, §9). */
export function GoalUpdates({ userId, periodId }: GoalUpdatesProps): ReactNode {
  const query = useGoalUpdates(userId, periodId);
  const navigate = useNavigate();
  const making = useMakeReport();
  usePageTitle(TYPE.name, REPORTS_CRUMBS);
  const name = query.data?.People.find(({ Person }) => Person.Id === userId)?.Person.Name ?? null;
  return (
    <>
      <UpdatesBar
        userId={userId}
        periodId={periodId}
        name={name}
        reason={query.data === undefined ? 'The cards are not loaded yet.' : null}
        isMaking={making.isBusy}
        onPdf={() =>
          making.start({ Report: TYPE.id, Format: 'pdf', Params: { UserId: userId, PeriodId: periodId } })
        }
        onTeam={(person, period) => void navigate(updatesPath(person, period))}
      />
      <Content query={query} name={name} />
    </>
  );
}
