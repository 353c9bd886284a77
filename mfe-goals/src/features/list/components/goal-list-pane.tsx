import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { GOAL_SELECT, GOAL_SELECT_LABELS } from '@cadence/shared-contract';
import type { PeriodSummary } from '@cadence/shared-contract';
import { useAbilities, useSession } from '@cadence/shared-auth';
import { BulkFoot } from '../../bulk/components/bulk-foot.tsx';
import { DecideStrip } from '../../bulk/components/decide-strip.tsx';
import { useBulkReview } from '../../bulk/use-bulk-review.ts';
import { useGoalPeople } from '../../goal/api/people.ts';
import { periodLabel } from '../../goal/period-label.ts';
import { useIsPhone } from '../../place/use-media.ts';
import type { GoalsPlaceControl } from '../../place/use-goals-place.ts';
import { openOf } from '../../place/goal-dialog.ts';
import { MyWeekEntry } from '../../quick-pass/components/my-week-entry.tsx';
import { useGoalList } from '../api/goal-list.ts';
import { countFilters, filterChips, isRoleDefault, selectOptionsFor, toListInput } from '../goal-filters.ts';
import { useFirstGoal } from '../use-first-goal.ts';
import { useListKeys } from '../use-list-keys.ts';
import { useRememberedFilters } from '../use-remembered-filters.ts';
import { GoalList } from './goal-list.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListHead } from './list-head.tsx';

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

export interface GoalListPaneProps {
  readonly control: GoalsPlaceControl;
  readonly period: Pick<PeriodSummary, 'Id' | 'Quarter' | 'Year' | 'StartDate'> & {
    readonly EndDate?: string;
  };
}

/** The left pane: head, filters, rows, and every state of them. */
export function GoalListPane({ control, period }: GoalListPaneProps): ReactNode {
  const { place, hrefOf } = control;
  const { profile, period: current } = useSession();
  const [isFiltering, setFiltering] = useState(false);
  const remembered = useRememberedFilters(control);
  const { filters: chosen } = remembered;
  const people = useGoalPeople({ enabled: chosen.users.length > 0 });
  const filters = place.isCompany ? { ...chosen, selects: [GOAL_SELECT.companyGoals] } : chosen;
  const input = toListInput(filters, { periodId: period.Id, search: place.search });
  const query = useGoalList(input);
  const onAdd = useAddGoal(control, period.StartDate);
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? null, [query.data]);
  const ids = useMemo(() => rows?.map(({ Id }) => Id) ?? [], [rows]);
  const bulk = useBulkReview({ input, rows, hasMore: query.hasNextPage, currentId: place.goalId });
  useListKeys({ ids, currentId: place.goalId, onSelect: (id) => control.select(id, { replace: true }) });
  useFirstGoal({
    control,
    firstId: query.isPlaceholderData || remembered.isRestoring ? null : (ids[0] ?? null),
    isPhone: useIsPhone(),
  });

  const nameOf = (id: number): string =>
    people.data?.data.find((person) => person.Id === id)?.Name ?? `Person ${id}`;
  const chips = filterChips(chosen, nameOf);
  const isDefault = isRoleDefault(chosen, profile.RoleName) && place.search === '';
  const narrowedBy = [
    ...chips.map(({ label }) => label),
    ...(place.search === '' ? [] : [`“${place.search}”`]),
  ];
  const scopes = place.isCompany ? [] : selectOptionsFor(profile.RoleName);
  return (
    <section
      className="gl-pane gl-pane-list"
      aria-label={place.isCompany ? GOAL_SELECT_LABELS[3] : 'Goals list'}
    >
      <ListHead
        search={place.search}
        onSearch={control.setSearch}
        onOpenFilters={() => setFiltering(true)}
        onAdd={onAdd}
        week={
          <MyWeekEntry
            isCompany={place.isCompany}
            periodId={period.Id}
            onOpen={() => control.openDialog(openOf('my-week'))}
          />
        }
        filters={chosen}
        chips={chips}
        scopes={scopes}
        canClear={countFilters(chosen) > 0}
        onChange={remembered.choose}
        onClear={remembered.forget}
      />
      <DecideStrip bulk={bulk} />
      <GoalList
        query={query}
        selection={bulk.selection}
        hrefOf={hrefOf}
        currentId={place.goalId}
        viewerId={profile.Id}
        empty={
          <ListEmpty
            period={periodLabel(period)}
            periodEnd={period.EndDate ?? null}
            narrowedBy={isDefault ? [] : narrowedBy}
            scope={isDefault ? chosen.selects : null}
            onClear={remembered.forget}
            onAdd={onAdd}
            isPast={period.StartDate < current.StartDate}
            current={
              period.Id === current.Id
                ? null
                : { label: periodLabel(current), onGo: () => control.setPeriod(null) }
            }
          />
        }
      />
      <BulkFoot bulk={bulk} goalId={place.goalId} onGone={() => control.select(null, { replace: true })} />
      {isFiltering && (
        <Suspense fallback={null}>
          <FilterDrawer
            filters={chosen}
            search={place.search}
            scopes={scopes}
            total={query.data?.pages.at(-1)?.count ?? null}
            onChange={(next) => remembered.choose(next, { replace: true })}
            onSearch={control.setSearch}
            onClear={remembered.forget}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Adding is offered to all but observers, in quarters that do not start before the current one (core §2). */
function useAddGoal(control: GoalsPlaceControl, periodStart: string): (() => void) | null {
  const { addGoal } = useAbilities();
  const { period } = useSession();
  return addGoal && periodStart >= period.StartDate ? () => control.openDialog(openOf('add')) : null;
}
