import { lazy, Suspense, type ReactNode } from 'react';
import type { GoalBundle, MatrixView } from '@cadence/shared-contract';
import { ApiError, failedRead } from '@cadence/shared-auth';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  SkeletonDetail,
  type TabItem,
  Tabs,
  registerStyles,
  useIsPhone,
} from '@cadence/shared-ui';
import { openDialogs } from '../../lifecycle/action-dialogs.ts';
import { useGoalBundle } from '../../goal/api/goal-bundle.ts';
import type { GoalDialog } from '../../place/goal-dialog.ts';
import type { DetailTab } from '../../place/use-goals-place.ts';
import { countComments } from '../../timeline/timeline-entries.ts';
import { DetailBar } from './detail-bar.tsx';
import { DetailFoot } from './detail-foot.tsx';
import { DetailsTab } from './details-tab.tsx';
import { GoalFacts } from './goal-facts.tsx';
import { WaitingCallout } from './waiting-callout.tsx';
import goalCss from '../../goal/goal.css';
import detailCss from '../detail.css';

registerStyles('goals-goal', goalCss);
registerStyles('goals-detail', detailCss);

const TimelineTab = lazy(async () => ({
  default: (await import('../../timeline/components/timeline-tab.tsx')).TimelineTab,
}));
const OverviewTab = lazy(async () => ({
  default: (await import('../../overview/components/overview-tab.tsx')).OverviewTab,
}));
const HierarchyTab = lazy(async () => ({
  default: (await import('../../hierarchy/components/hierarchy-tab.tsx')).HierarchyTab,
}));

export interface GoalDetailProps {
  readonly goalId: number;
  readonly tab: DetailTab;
  readonly onTab: (tab: DetailTab) => void;
  /** What the Overview tab shows. */
  readonly overview: MatrixView;
  readonly onOverview: (view: MatrixView) => void;
  readonly onOpen: (dialog: GoalDialog) => void;
  readonly hrefOf: (goalId: number) => string;
  /** Where Back leads on a phone; null inside a drawer, which has its own way out. */
  readonly backTo: string | null;
  /** The page has a main action of its own: those of the goal are outlined. */
  readonly isAside?: boolean;
}

/** One goal: header, who acts next, and its tabs. */
export function GoalDetail(props: GoalDetailProps): ReactNode {
  const query = useGoalBundle(props.goalId);
  const { data, error, isPending } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  if (data !== undefined && !isGone) return <LoadedGoal {...props} bundle={data} />;
  if (isPending) return <SkeletonDetail label="Loading goal" />;
  if (isGone) {
    return (
      <EmptyState
        kind="forbidden"
        title="This goal is not available"
        {...(props.backTo !== null && { action: <LinkButton to={props.backTo}>Back to goals</LinkButton> })}
      >
        It was deleted, or it is not visible to you.
      </EmptyState>
    );
  }
  return <ErrorState title="The goal could not be loaded" {...failedRead(query)} />;
}

interface LoadedGoalProps extends GoalDetailProps {
  readonly bundle: GoalBundle;
}

function tabsOf(props: LoadedGoalProps): readonly TabItem[] {
  const { bundle, overview: view, onOverview, onOpen, hrefOf, backTo } = props;
  const history = (
    <Suspense fallback={<SkeletonDetail label="Loading history" />}>
      <TimelineTab bundle={bundle} />
    </Suspense>
  );
  const hierarchy = (
    <Suspense fallback={<SkeletonDetail label="Loading hierarchy" />}>
      <HierarchyTab bundle={bundle} hrefOf={hrefOf} />
    </Suspense>
  );
  const overview = (
    <Suspense fallback={<SkeletonDetail label="Loading overview" />}>
      <OverviewTab goal={bundle.Goal} view={view} onView={onOverview} hrefOf={hrefOf} />
    </Suspense>
  );
  const hasChain = bundle.Ancestors.length > 0 && backTo !== null;
  const comments = countComments(bundle);
  return [
    ...(bundle.Goal.ChildCount > 0 ? [{ id: 'overview', label: 'Overview', content: overview }] : []),
    { id: 'details', label: 'Details', content: <DetailsTab bundle={bundle} onOpen={onOpen} /> },
    {
      id: 'history',
      label: 'History and Comments',
      content: history,
      ...(comments > 0 && { count: comments }),
    },
    ...(hasChain ? [{ id: 'hierarchy', label: 'Hierarchy', content: hierarchy }] : []),
  ];
}

function LoadedGoal(props: LoadedGoalProps): ReactNode {
  const { bundle, tab, onTab, onOpen, isAside = false } = props;
  const { Goal: goal } = bundle;
  const isPhone = useIsPhone();
  const open = openDialogs(goal);
  const items = tabsOf(props);
  const chosen = items.some(({ id }) => id === tab) ? tab : 'details';
  return (
    <>
      <DetailBar {...props} open={open} isPhone={isPhone} mainLook={isAside ? 'outline' : 'primary'} />
      <div className="gl-scroll gl-detail">
        <h2 className="cd-title" dir="auto">
          {goal.GoalDetail.Title}
        </h2>
        <GoalFacts goal={goal} />
        <WaitingCallout {...{ bundle, open, onOpen, isAside }} hasKeys={props.backTo !== null} />
        <Tabs
          className="gl-tabs"
          label="Parts of the goal"
          value={chosen}
          items={items}
          onChange={(id) => onTab(id as DetailTab)}
        />
      </div>
      {isPhone && <DetailFoot goal={goal} open={open} onOpen={onOpen} />}
    </>
  );
}
