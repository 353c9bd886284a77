import type { ReactNode } from 'react';
import type { TalentOrganization } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { formatNumber, plural } from '@cadence/shared-ui';
import { useNavigate } from '@cadence/shared-ui/router';
import { ORGANIZATION, periodLabel, teamPath, type TalentContext } from '../../frame/index.ts';
import { useTeam } from '../../overview/api/team.ts';
import { NameSearch } from '../../overview/components/name-search.tsx';
import { OverviewSkeleton } from '../../overview/components/overview-skeleton.tsx';
import { PeopleList } from '../../overview/components/people-list.tsx';
import { ProgressLine } from '../../overview/components/progress-line.tsx';
import { useTeamView, type TeamViewControl } from '../../overview/use-team-view.ts';
import { LoadFailure } from '../../states/components/load-failure.tsx';
import { NoAppraisals } from '../../states/components/no-appraisals.tsx';
import { TalentSkeleton } from '../../states/components/talent-skeleton.tsx';
import { useOrganization } from '../api/organization.ts';
import { Departments } from './departments.tsx';

/** Organization View: where appraisals wait, by department; a stop or a name lists the people (TAL-004). */
export function OrganizationOverview(context: TalentContext): ReactNode {
  const { schedule, period } = context;
  const { period: current } = useSession();
  const navigate = useNavigate();
  const control = useTeamView();
  const { data, error, isFetching, refetch } = useOrganization(period.PeriodId);
  if (data === undefined) {
    if (error === null) return <OverviewSkeleton />;
    return <LoadFailure query={{ error, isFetching, refetch }} />;
  }
  if (data.Total.People === 0) {
    return (
      <NoAppraisals
        schedule={schedule}
        period={period}
        onPeriod={(periodId) => void navigate(teamPath('overview', { periodId, managerId: ORGANIZATION }))}
      >
        {tooNewText(data)}
      </NoAppraisals>
    );
  }
  const { view, change } = control;
  const isNarrowed = view.status !== null || view.search !== '';
  return (
    <>
      <ProgressLine
        label="Progress of the organization"
        stops={data.Total.Counts.map((count) => ({ count, people: null }))}
        dueDate={period.DueDate}
        today={current.Today}
        chosen={view.status}
        onChoose={(status) => change({ status })}
      />
      <section className="tal-list" aria-label="Organization View">
        <header className="tal-head">
          <h2 className="cd-heading">{isNarrowed ? 'People' : 'Departments'}</h2>
          {!isNarrowed && (
            <>
              <span className="tal-total">{formatNumber(data.Departments.length)}</span>
              <span className="cd-push">Least completed first. {tooNewText(data, ' and not counted')}</span>
            </>
          )}
        </header>
        <div className="tal-team-bar">
          <NameSearch value={view.search} onSearch={control.search} />
        </div>
        {isNarrowed ? (
          <People context={context} control={control} />
        ) : (
          <Departments
            organization={data}
            hrefOf={(managerId) => teamPath('overview', { periodId: period.PeriodId, managerId })}
          />
        )}
      </section>
    </>
  );
}

/** '3 people are too new for Q3 2026 and not counted.' */
function tooNewText({ TooNew, Period }: TalentOrganization, rest = ''): string {
  if (TooNew === 0) return '';
  return `${plural(TooNew, 'person is', 'people are')} too new for ${periodLabel(Period)}${rest}.`;
}

/** The people at a status or with a name, in any department. */
function People({
  context,
  control,
}: {
  readonly context: TalentContext;
  readonly control: TeamViewControl;
}): ReactNode {
  const query = useTeam(context, control.view);
  if (query.data !== undefined) return <PeopleList context={context} query={query} control={control} />;
  if (query.error === null) return <TalentSkeleton />;
  return <LoadFailure query={query} />;
}
