import { lazy, memo, Suspense, useDeferredValue, useRef, type ReactNode } from 'react';
import type { PageProps } from '@cadence/shared-contract/remote';
import { HeaderContent, useSession } from '@cadence/shared-auth';
import { EmptyState, Kbd, registerStyles, useIsPhone, useSingleKeys } from '@cadence/shared-ui';
import { Target } from '@cadence/shared-ui/icons';
import { GoalDetail } from '../features/detail/components/goal-detail.tsx';
import { useOpenGoal } from '../features/goal/api/open-goal.ts';
import { useShownPeriod } from '../features/goal/api/shown-period.ts';
import { GoalListPane } from '../features/list/components/goal-list-pane.tsx';
import { PeriodSelect } from '../features/list/components/period-select.tsx';
import { useMyWeek } from '../features/list/use-my-week.ts';
import { openOf } from '../features/place/goal-dialog.ts';
import { useGoalInPlace } from '../features/place/use-goal-in-place.ts';
import { usePhoneFocus } from '../features/place/use-phone-focus.ts';
import { useGoalsPlace } from '../features/place/use-goals-place.ts';
import { MyWeekEntry } from '../features/quick-pass/components/my-week-entry.tsx';
import css from './goals-page.css';

registerStyles('goals-page', css);

const GoalDialogs = lazy(async () => ({
  default: (await import('../features/dialogs/components/goal-dialogs.tsx')).GoalDialogs,
}));

const Detail = memo(GoalDetail);

/** Goals: the list of a quarter and the goal that is chosen in it. Everything about the screen is in the URL. */
export default function GoalsPage({ params }: PageProps): ReactNode {
  const control = useGoalsPlace(params);
  const { place } = control;
  const { period: current } = useSession();
  const { query, period, periods } = useShownPeriod(place.periodId);
  const openGoal = useOpenGoal(place.goalId);
  useGoalInPlace({ control, goal: openGoal, period, periods });
  const isPhone = useIsPhone();
  const page = useRef<HTMLDivElement>(null);
  usePhoneFocus(page, place, isPhone);
  const lacking = useMyWeek({ isCompany: place.isCompany, periodId: period?.Id ?? null });
  const week = lacking > 0 && (
    <MyWeekEntry count={lacking} isPhone={isPhone} onOpen={() => control.openDialog(openOf('my-week'))} />
  );
  // The list marks the choice at once; rendering the goal takes a slow machine longer than a frame.
  const shown = useDeferredValue(control);
  return (
    <div ref={page} className="gl-split" data-open={place.goalId !== null}>
      <HeaderContent>
        {period !== null && (
          <PeriodSelect
            periods={periods}
            selected={period}
            onSelect={(id) => control.setPeriod(id === current.Id ? null : id)}
          />
        )}
        {!isPhone && week}
      </HeaderContent>
      <GoalListPane
        control={control}
        period={period}
        periods={query}
        openGoal={openGoal}
        week={isPhone && week}
      />
      <section className="gl-pane gl-pane-detail" aria-label="Goal">
        {shown.place.goalId === null ? (
          <NothingChosen />
        ) : (
          <Detail
            key={shown.place.goalId}
            goalId={shown.place.goalId}
            tab={shown.place.tab}
            onTab={shown.setTab}
            overview={shown.place.overview}
            onOverview={shown.setOverview}
            onOpen={shown.openDialog}
            hrefOf={shown.hrefOf}
            backTo={shown.hrefOf(null)}
            isAside={lacking > 0}
          />
        )}
      </section>
      {place.dialog !== null && (
        <Suspense fallback={null}>
          <GoalDialogs
            goalId={place.goalId}
            dialog={place.dialog}
            periodId={period?.Id ?? null}
            onClose={control.closeDialog}
            onOpen={control.openDialog}
            onGone={() => control.select(null, { replace: true })}
            onCreated={(id) => control.select(id, { replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}

function NothingChosen(): ReactNode {
  const [hasKeys] = useSingleKeys();
  return (
    <div className="gl-choose">
      <EmptyState icon={<Target aria-hidden />} title="No goal selected">
        {hasKeys && (
          <>
            Use <Kbd>J</Kbd> and <Kbd>K</Kbd> to move through the list, <Kbd>/</Kbd> to search it.
          </>
        )}
      </EmptyState>
    </div>
  );
}
