import { useState, type ReactNode } from 'react';
import type { ReportView } from '@cadence/shared-contract';
import { Button, EmptyState, ErrorText, LoadMore, WideOrNarrow } from '@cadence/shared-ui';
import { RefreshCw, UnfoldVertical } from '@cadence/shared-ui/icons';
import type { ReportViewQuery } from '../api/report-view.ts';
import { columnWidths } from '../column-widths.ts';
import { singularOf } from '../nouns.ts';
import type { Sorting } from '../sorting.ts';
import { ReportCards } from './report-cards.tsx';
import { ReportTable } from './report-table.tsx';
import { SearchBox } from './search-box.tsx';

/** Pixels below which a table would be only cut texts. */
const TABLE_FROM = 720;

export interface ReportRowsProps {
  readonly name: string;
  readonly query: ReportViewQuery;
  /** The first page of the answer. */
  readonly view: ReportView;
  readonly rows: ReportView['Rows'];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly sorting: Sorting;
  readonly onSort: (key: string) => void;
}

function Foot({ query, view, rows }: Pick<ReportRowsProps, 'query' | 'view' | 'rows'>): ReactNode {
  return (
    <div className="rep-foot">
      <LoadMore
        shown={rows.length}
        total={view.Count}
        noun={singularOf(view.Noun)}
        many={view.Noun}
        loading={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
      {query.isFetchNextPageError && <ErrorText>More could not be loaded. Please try again.</ErrorText>}
      <p>What you may not see is in no file either.</p>
    </div>
  );
}

interface ToolsProps extends Pick<ReportRowsProps, 'query' | 'search' | 'onSearch'> {
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}

function Tools({ query, search, onSearch, isFull, onFull }: ToolsProps): ReactNode {
  return (
    <div className="rep-tools">
      <SearchBox value={search} onSearch={onSearch} />
      <Button
        variant="quiet"
        size="sm"
        className="rep-full"
        icon={<UnfoldVertical aria-hidden />}
        aria-pressed={isFull}
        onClick={() => onFull(!isFull)}
      >
        Full text
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={<RefreshCw aria-hidden />}
        loading={query.isRefetching && !query.isFetchingNextPage}
        loadingText="Refreshing"
        onClick={() => void query.refetch()}
      >
        Refresh
      </Button>
    </div>
  );
}

/** The rows loaded so far, how many there are, and a button for more. */
export function ReportRows(props: ReportRowsProps & { readonly report: number }): ReactNode {
  const { report, name, query, view, rows, search, onSearch, sorting, onSort } = props;
  const [isFull, setFull] = useState(false);
  const shown = { report, name, columns: view.Columns, rows, sorting, onSort, isFull };
  return (
    <>
      <Tools query={query} search={search} onSearch={onSearch} isFull={isFull} onFull={setFull} />
      {rows.length === 0 ? (
        <div role="status">
          <EmptyState
            kind={search === '' ? 'none' : 'filtered'}
            title={view.Empty}
            {...(search !== '' && { action: <Button onClick={() => onSearch('')}>Clear search</Button> })}
          />
        </div>
      ) : (
        <>
          <WideOrNarrow
            from={Math.max(TABLE_FROM, columnWidths(report, view.Columns).least)}
            wide={<ReportTable {...shown} />}
            narrow={<ReportCards {...shown} />}
          />
          <Foot query={query} view={view} rows={rows} />
        </>
      )}
    </>
  );
}
