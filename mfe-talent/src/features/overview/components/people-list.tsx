import { useRef, useState, type ReactNode } from 'react';
import { useSession, useShell, useTimeZone } from '@cadence/shared-auth';
import { useDownload } from '@cadence/shared-auth/query';
import { appraisalStatusText } from '@cadence/shared-contract';
import { Button, EmptyState, FilterChip, LoadMore, registerStyles, WideOrNarrow } from '@cadence/shared-ui';
import { useStartAppraisal } from '../../frame/api/start-appraisal.ts';
import { appraisalPath, type TalentContext } from '../../frame/index.ts';
import { useLabels } from '../api/labels.ts';
import type { TeamQuery } from '../api/team.ts';
import { groupRows, rowsOf } from '../group-rows.ts';
import type { Row } from '../member-words.ts';
import { useRowKeys } from '../use-row-keys.ts';
import type { TeamViewControl } from '../use-team-view.ts';
import type { RowContext } from './member-parts.tsx';
import { TeamCards } from './team-cards.tsx';
import css from './team-list.css';
import { TeamTable } from './team-table.tsx';

registerStyles('tal-team', css);

/** Pixels that the table needs so that nothing of it is cut. */
const TABLE_FROM = 820;

export interface PeopleListProps {
  readonly context: TalentContext;
  readonly query: TeamQuery;
  readonly control: TeamViewControl;
}

/** The file of a completed appraisal (TAL-012), and whose is being made. */
function usePrint() {
  const [lastId, setLastId] = useState<number | null>(null);
  const pdf = useDownload('talent.pdf');
  return {
    printingId: pdf.isBusy ? lastId : null,
    start: (userId: number, appraisalId: number): void => {
      if (!pdf.isBusy) setLastId(userId);
      pdf.start({ params: { id: appraisalId } });
    },
  };
}

/** What the rows share: the day and time zone, whose teams open, which step is the primary one. */
function useRowContext({ period }: TalentContext, query: TeamQuery, rows: readonly Row[]): RowContext {
  const { profile, period: current } = useSession();
  const shell = useShell();
  const timeZone = useTimeZone();
  const labels = useLabels();
  const start = useStartAppraisal(({ Id }) => shell.navigate(appraisalPath(Id)));
  const print = usePrint();
  return {
    viewerId: profile.Id,
    today: current.Today,
    timeZone,
    labels: labels.isError ? null : labels.data,
    period,
    managers: new Set(query.data?.pages[0]?.users.map(({ Id }) => Id)),
    primaryId: rows.find(({ member }) => member.IsWaitingForMe)?.member.Id ?? null,
    busyId: start.isPending ? start.variables.UserId : print.printingId,
    onPrint: print.start,
    onStart: (userId) => {
      if (!start.isPending) start.mutate({ UserId: userId, EvaluationPeriodId: period.PeriodId });
    },
  };
}

/** Why the list is empty, and a way back to everybody. */
function Nobody({ control: { view, change } }: Pick<PeopleListProps, 'control'>): ReactNode {
  const isFiltered = view.status !== null || view.search !== '';
  if (!isFiltered) return <EmptyState title="Nobody reports to this manager" />;
  return (
    <EmptyState
      kind="filtered"
      title="No people match your search"
      action={<Button onClick={() => change({ status: null, search: '' })}>Show everybody</Button>}
    />
  );
}

/** The people of a team or of the organisation, by who acts next, with Load More and the chosen filter. */
export function PeopleList({ context, query, control }: PeopleListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { view, change } = control;
  const pages = query.data?.pages ?? [];
  const rows = rowsOf(pages);
  const rowContext = useRowContext(context, query, rows);
  useRowKeys(list);
  const isByTurn = view.sort === 'Next' && view.order === 'asc';
  const shown = {
    groups: isByTurn ? groupRows(rows, query.hasNextPage) : null,
    rows,
    context: rowContext,
    view,
    onSort: change,
  };
  return (
    <div ref={list} aria-busy={query.isPlaceholderData}>
      {view.status !== null && (
        <div className="tal-chips">
          <FilterChip label={appraisalStatusText(view.status)} onRemove={() => change({ status: null })} />
        </div>
      )}
      {rows.length === 0 ? (
        <Nobody control={control} />
      ) : (
        <WideOrNarrow from={TABLE_FROM} wide={<TeamTable {...shown} />} narrow={<TeamCards {...shown} />} />
      )}
      {rows.length > 0 && (
        <LoadMore
          noun="person"
          many="people"
          shown={rows.length}
          total={pages.at(-1)?.count ?? rows.length}
          loading={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}
