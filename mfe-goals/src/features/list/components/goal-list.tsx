import { failedRead } from '@cadence/shared-auth';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Goal, GoalPage } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { ListNewsView } from '@cadence/shared-auth/query';
import {
  ErrorState,
  giveFocus,
  isFocusNowhere,
  LoadMore,
  passFocusOn,
  registerStyles,
} from '@cadence/shared-ui';
import type { RowSelectState } from '../../bulk/components/row-select.tsx';
import { decisionOn, needsOwnReview } from '../../bulk/matter.ts';
import type { Selection } from '../../bulk/use-selection.ts';
import type { useGoalList } from '../api/goal-list.ts';
import { useTakeNews } from '../use-take-news.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { GoalRow } from './goal-row.tsx';
import { ListNews } from './list-news.tsx';
import listCss from '../list.css';
import goalCss from '../../goal/goal.css';

registerStyles('goals-list', listCss);
registerStyles('goals-goal', goalCss);

export interface GoalListProps {
  readonly query: ReturnType<typeof useGoalList>;
  /** What the list would show differently, were it read again. */
  readonly news: ListNewsView;
  readonly hrefOf: (goalId: number) => string;
  readonly currentId: number | null;
  readonly viewerId: number;
  /** The open goal of this quarter: stays on top while no loaded row is its own. */
  readonly pinned: Goal | null;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  /** The selection; it draws the rows' checkboxes. */
  readonly selection: Selection;
}

/** A row's state in the selection; undefined where it does not wait for the viewer. */
function selectStateOf(goal: Goal, { ids }: Selection): RowSelectState | undefined {
  if (needsOwnReview(goal)) return 'own';
  if (decisionOn(goal) === null) return undefined;
  return ids.has(goal.Id) ? 'on' : 'off';
}

/** Rows, Load More, and the states around them. What was loaded stays visible when a refetch fails. */
export function GoalList(props: GoalListProps): ReactNode {
  const { query, news, hrefOf, currentId, viewerId, empty, selection, pinned } = props;
  const { data, isPending, isPlaceholderData } = query;
  const rows = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useCurrentInView(rows, currentId);
  useTakeNews(place, news, selection.isOn);
  if (isPending) return <ListSkeleton />;
  if (data === undefined) return <ErrorState title="The goals could not be loaded" {...failedRead(query)} />;
  const goals = data.pages.flatMap((page) => page.data);
  const last = data.pages.at(-1);
  const total = last?.count ?? goals.length;
  if (goals.length === 0) {
    return isStillLoading(query) ? <ListSkeleton /> : empty;
  }
  const isPinned = pinned !== null && !isPlaceholderData && !goals.some(({ Id }) => Id === pinned.Id);
  const showNews = (): void => {
    // The offer goes away with its button.
    if (rows.current !== null) giveFocus(rows.current);
    news.show();
  };
  return (
    <div ref={place} className="gl-rows">
      <div ref={passFocusOn} className="gl-scroll" aria-busy={isPlaceholderData}>
        <ul ref={rows} data-pinned={isPinned}>
          {isPinned && (
            <GoalRow
              goal={pinned}
              href={hrefOf(pinned.Id)}
              isCurrent
              viewerId={viewerId}
              isSelecting={selection.isOn}
              pinned={query.hasNextPage ? 'further' : 'filtered'}
            />
          )}
          {goals.map((goal) => (
            <GoalRow
              key={goal.Id}
              goal={goal}
              href={hrefOf(goal.Id)}
              isCurrent={goal.Id === currentId}
              viewerId={viewerId}
              {...(selection.isOn && {
                isSelecting: true,
                select: selectStateOf(goal, selection),
                onToggle: selection.toggle,
              })}
            />
          ))}
        </ul>
      </div>
      <LoadMore
        noun="goal"
        shown={goals.length}
        total={total}
        atLeast={isUncounted(last)}
        loading={query.isFetchingNextPage}
        onLoadMore={() => void loadMore(query, rows.current)}
      >
        <ListNews count={news.count} show={showNews} />
      </LoadMore>
    </div>
  );
}

/**
 * Whether it is still unknown that there are no goals: none from the previous filter, or on pages that became empty.
 */
function isStillLoading({ data, isFetching, isPlaceholderData }: GoalListProps['query']): boolean {
  return isPlaceholderData || (isFetching && (data?.pages.at(-1)?.After ?? null) !== null);
}

/** Whether a list continues past the goals that were counted. */
function isUncounted(page: GoalPage | undefined): boolean {
  return page !== undefined && page.count >= LIMITS.countedGoals && page.After !== null;
}

/** Loads the next page; once the button is gone, the focus goes to the first new row. */
async function loadMore(query: GoalListProps['query'], list: HTMLUListElement | null): Promise<void> {
  const before = list?.children.length ?? 0;
  await query.fetchNextPage();
  requestAnimationFrame(() => {
    if (!isFocusNowhere()) return;
    list?.children[before]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  });
}

function useCurrentInView(
  list: { readonly current: HTMLUListElement | null },
  currentId: number | null,
): void {
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [list, currentId]);
}
