import type { ReactNode } from 'react';
import { daysBetween } from '@cadence/shared-contract';
import type { PersonRef, TalentLoad, TalentPeriod } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Breadcrumb, Deferred, formatDateRange, formatNumber, plural, useIsPhone } from '@cadence/shared-ui';
import { useNavigate } from '@cadence/shared-ui/router';
import { periodLabel, teamPath, type TalentContext } from '../../frame/index.ts';
import { LoadFailure } from '../../states/components/load-failure.tsx';
import { NoAppraisals } from '../../states/components/no-appraisals.tsx';
import { useTeam, type TeamQuery } from '../api/team.ts';
import { useTeamView, type TeamViewControl } from '../use-team-view.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { PeopleList } from './people-list.tsx';
import { ProgressLine } from './progress-line.tsx';
import { TeamBar } from './team-bar.tsx';

const OWN_TEAM = 'My Team View';

/** 'Q3 2026, Jul 1 – Sep 30. Due 8 weeks after its end; later is possible.' (D-48) */
function periodText(period: TalentPeriod): string {
  const { StartDate, EndDate, DueDate } = period;
  const weeks = Math.round(daysBetween(EndDate, DueDate) / 7);
  const due = weeks === 0 ? 'at its end' : `${plural(weeks, 'week')} after its end`;
  return `${periodLabel(period)}, ${formatDateRange(StartDate, EndDate)}. Due ${due}; later is possible.`;
}

/** The managers above the team's manager, from the viewer down; everybody else in `users` is beneath. */
function managersAbove({ user, users }: TalentLoad): readonly PersonRef[] {
  const byId = new Map(users.map((person) => [person.Id, person]));
  const above: PersonRef[] = [];
  let next = byId.get(user?.ParentId ?? 0);
  while (next !== undefined && !above.includes(next)) {
    above.unshift(next);
    next = byId.get(next.ParentId ?? 0);
  }
  return above;
}

/** Whether there is anybody to appraise now or soon. */
function isWithoutAppraisals({ Statuses, TooNew }: TalentLoad, isLatest: boolean): boolean {
  const eligible = Statuses.reduce((sum, { count }) => sum + count, 0);
  return eligible === 0 && (TooNew === 0 || !isLatest);
}

/** A manager's team in a quarter: its progress, and who acts next on each appraisal (TAL-009). */
export function TeamOverview(context: TalentContext): ReactNode {
  const control = useTeamView();
  const query = useTeam(context, control.view);
  const team = query.data?.pages[0];
  if (team !== undefined) return <Team context={context} control={control} query={query} team={team} />;
  if (query.error === null) return <OverviewSkeleton />;
  return <LoadFailure query={query} />;
}

interface TeamProps {
  readonly context: TalentContext;
  readonly control: TeamViewControl;
  readonly query: TeamQuery;
  readonly team: TalentLoad;
}

function Team({ context, control, query, team }: TeamProps): ReactNode {
  const { schedule, period, managerId, scope } = context;
  const { period: current, profile } = useSession();
  const navigate = useNavigate();
  const above = managersAbove(team);
  const beneath = team.users.filter((person) => !above.includes(person));
  const title = managerId === profile.Id ? OWN_TEAM : `Team of ${team.user?.Name ?? ''}`;
  const isLatest = schedule.Periods[0]?.PeriodId === period.PeriodId;
  const isEmpty = isWithoutAppraisals(team, isLatest);
  const isPhone = useIsPhone();
  const tooNew = plural(team.TooNew, 'person is', 'people are');
  return (
    <>
      {!isEmpty && (
        <ProgressLine
          label="Progress of the team"
          stops={team.Statuses.map(({ count, People }) => ({ count, people: People }))}
          dueDate={period.DueDate}
          today={current.Today}
          chosen={control.view.status}
          onChoose={(status) => control.change({ status })}
        />
      )}
      <section className="tal-list" aria-label={title}>
        <TeamHead title={title} period={period} above={above} count={isEmpty ? null : team.count} />
        <TeamBar control={control} period={period} scope={scope} managers={beneath} />
        {isEmpty ? (
          <NoAppraisals
            schedule={schedule}
            period={period}
            onPeriod={(periodId) => void navigate(teamPath('overview', { periodId, managerId }))}
          >
            {team.TooNew > 0 && `${tooNew} too new for ${periodLabel(period)}.`}
          </NoAppraisals>
        ) : (
          <Deferred by={JSON.stringify(control.view)}>
            <PeopleList context={context} query={query} control={control} />
          </Deferred>
        )}
        {isPhone && <p className="tal-period">{periodText(period)}</p>}
      </section>
    </>
  );
}

interface TeamHeadProps {
  readonly title: string;
  readonly period: TalentPeriod;
  /** The path from the viewer down to the team. */
  readonly above: readonly PersonRef[];
  /** Null where nobody is listed. */
  readonly count: number | null;
}

function TeamHead({ title, period, above, count }: TeamHeadProps): ReactNode {
  const { profile } = useSession();
  const isPhone = useIsPhone();
  const crumbs = above.map(({ Id, Name }) => ({
    label: Id === profile.Id ? OWN_TEAM : Name,
    to: teamPath('overview', { periodId: period.PeriodId, managerId: Id }),
  }));
  return (
    <header className="tal-head">
      {crumbs.length > 0 && <Breadcrumb items={crumbs} />}
      <h2 className="cd-heading">{title}</h2>
      {count !== null && <span className="tal-total">{formatNumber(count)}</span>}
      {!isPhone && <span className="cd-push">{periodText(period)}</span>}
    </header>
  );
}
