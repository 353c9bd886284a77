import type { ReactNode } from 'react';
import { MESSAGES, type TalentSchedule } from '@cadence/shared-contract';
import type { PageProps } from '@cadence/shared-contract/remote';
import { useSession } from '@cadence/shared-auth';
import { EmptyState, registerStyles, Tabs, useIsPhone } from '@cadence/shared-ui';
import { Navigate, useLocation, useNavigate } from '@cadence/shared-ui/router';
import { LoadFailure } from '../../states/components/load-failure.tsx';
import { NoAppraisals } from '../../states/components/no-appraisals.tsx';
import { NoTalentData } from '../../states/components/no-talent-data.tsx';
import { TalentSkeleton } from '../../states/components/talent-skeleton.tsx';
import { TalentWelcome } from '../../states/components/talent-welcome.tsx';
import { useSchedule } from '../api/schedule.ts';
import { useWaitingForMe } from '../api/waiting-for-me.ts';
import { resolveTeam, type TalentContext } from '../talent-context.ts';
import { readTeam, TALENT_TABS, tabPath, teamPath, type TalentTab } from '../talent-place.ts';
import { PeriodMenu } from './period-menu.tsx';
import { SpreadsheetButton } from './spreadsheet-button.tsx';
import css from './talent-frame.css';
import { ViewSwitch } from './view-switch.tsx';

registerStyles('tal-frame', css);

export interface TalentFrameProps {
  readonly tab: TalentTab;
  /** The route's parameters, with `id` and `uid` where the address names them. */
  readonly params?: PageProps['params'];
  /** What the tab shows of the quarter and the team; called once both are known. */
  readonly children: (context: TalentContext) => ReactNode;
}

/** The Talent page around its three tabs: quarter, tabs, view, spreadsheet, and what replaces them (people §2.5). */
export function TalentFrame(props: TalentFrameProps): ReactNode {
  const schedule = useSchedule();
  if (schedule.data === undefined) {
    if (schedule.error === null) return <TalentSkeleton />;
    return <LoadFailure query={schedule} />;
  }
  if (!schedule.data.IsEnabled) return <TalentWelcome />;
  if (schedule.data.Periods.length === 0) return <NoTalentData />;
  return <ScheduledFrame {...props} schedule={schedule.data} />;
}

/** The tabs that a viewer has (TAL-006, TAL-007). */
function tabsOf({ Views }: TalentSchedule): readonly TalentTab[] {
  const teams: readonly TalentTab[] = Views.Organization || Views.Team ? ['overview', 'matrix'] : [];
  return Views.MyAppraisals ? [...teams, 'mine'] : teams;
}

interface ScheduledProps extends TalentFrameProps {
  readonly schedule: TalentSchedule;
}

function ScheduledFrame(props: ScheduledProps): ReactNode {
  const tabs = tabsOf(props.schedule);
  const [first] = tabs;
  if (first === undefined) return <EmptyState kind="forbidden" title={MESSAGES.talentDenied} />;
  if (!tabs.includes(props.tab)) return <Navigate to={tabPath(first)} replace />;
  return (
    <div className="tal-frame">
      {props.tab === 'mine' ? <OwnFrame {...props} tabs={tabs} /> : <TeamFrame {...props} tabs={tabs} />}
    </div>
  );
}

interface PartProps extends ScheduledProps {
  readonly tabs: readonly TalentTab[];
}

/** My Appraisals covers all quarters and no team. */
function OwnFrame({ tabs, schedule, children }: PartProps): ReactNode {
  const { profile } = useSession();
  const context = resolveTeam(schedule, { periodId: null, managerId: null, scope: 0 }, profile.Id);
  return (
    <FrameTabs tab="mine" tabs={tabs} pathOf={tabPath}>
      {context !== null && children(context)}
    </FrameTabs>
  );
}

function TeamFrame({ tab, tabs, params = {}, schedule, children }: PartProps): ReactNode {
  const { profile } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = readTeam(params, search);
  const isPhone = useIsPhone();
  const context = resolveTeam(schedule, named, profile.Id);
  // What the matrix shows is another question than who is done.
  const spreadsheet = schedule.Views.Spreadsheet && tab === 'overview' && context !== null && (
    <SpreadsheetButton {...context} />
  );
  const managerId = context?.managerId ?? named.managerId ?? profile.Id;
  const pathOf = (to: TalentTab): string => {
    if (context === null) return tabPath(to);
    return teamPath(
      to,
      { ...context, periodId: context.period.PeriodId },
      named.scope === 1 ? '?scope=all' : '',
    );
  };
  const goTo = (team: { readonly periodId: number; readonly managerId: number }, query = ''): void =>
    void navigate(teamPath(tab, team, query));
  return (
    <>
      <PeriodMenu
        periods={schedule.Periods}
        shown={context?.period ?? null}
        onPeriod={(periodId) => goTo({ periodId, managerId }, search)}
      />
      {context !== null && (
        <div className="tal-tools">
          <ViewSwitch
            views={schedule.Views}
            managerId={managerId}
            viewerId={profile.Id}
            onManager={(id) => goTo({ periodId: context.period.PeriodId, managerId: id })}
          />
          {!isPhone && spreadsheet}
        </div>
      )}
      <FrameTabs tab={tab} tabs={tabs} pathOf={pathOf}>
        {context === null ? (
          <NoAppraisals
            schedule={schedule}
            period={null}
            onPeriod={(periodId) => goTo({ periodId, managerId })}
          />
        ) : (
          children(context)
        )}
      </FrameTabs>
      {/* A file is the last thing that is wanted on a phone. */}
      {isPhone && spreadsheet !== false && <footer className="tal-frame-foot">{spreadsheet}</footer>}
    </>
  );
}

interface FrameTabsProps extends Pick<PartProps, 'tab' | 'tabs'> {
  readonly pathOf: (tab: TalentTab) => string;
  readonly children: ReactNode;
}

/** The tabs (TAL-005); My Appraisals shows how many of them wait for the viewer. */
function FrameTabs({ tab, tabs, pathOf, children }: FrameTabsProps): ReactNode {
  const navigate = useNavigate();
  const waiting = useWaitingForMe(tabs.includes('mine')) ?? 0;
  return (
    <Tabs
      className="tal-tabs"
      label="Talent"
      value={tab}
      items={tabs.map((id) => ({
        id,
        label: TALENT_TABS[id],
        ...(id === 'mine' && waiting > 0 && { count: waiting }),
      }))}
      onChange={(id) => void navigate(pathOf(id as TalentTab))}
    >
      {children}
    </Tabs>
  );
}
