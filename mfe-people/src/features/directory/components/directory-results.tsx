import { useDeferredValue, type ReactNode } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { Button, EmptyState, LoadMore, plural, WideOrNarrow } from '@cadence/shared-ui';
import { Users } from '@cadence/shared-ui/icons';
import { useGrowingList } from '../../people/use-growing-list.ts';
import { filterSentence } from '../filter-labels.ts';
import { filterDirectory } from '../directory-filters.ts';
import { sortDirectory } from '../directory-sort.ts';
import type { DirectoryView } from '../use-directory-view.ts';
import { DirectoryCards } from './directory-cards.tsx';
import { DirectoryTable } from './directory-table.tsx';

/** Five columns whose titles can be read whole. */
const TABLE_WIDTH = 640;
/** People rendered with the page, as many as are visible; the others follow. */
const AT_ONCE = 15;

interface DirectoryResultsProps {
  readonly people: readonly OrgPerson[];
  readonly view: DirectoryView;
  readonly viewerId: number;
  readonly currentId: number | null;
}

function NoMatch({ people, view }: Pick<DirectoryResultsProps, 'people' | 'view'>): ReactNode {
  return (
    <EmptyState
      kind="filtered"
      title="No employee matches"
      action={<Button onClick={view.clear}>Clear all</Button>}
    >
      {plural(people.length, 'employee')} {people.length === 1 ? 'is' : 'are'} hidden by{' '}
      {filterSentence(view.filters)}.
    </EmptyState>
  );
}

/** The people who match, in order: a table, or cards on a phone; a part of them at a time. */
export function DirectoryResults({ people, view, viewerId, currentId }: DirectoryResultsProps): ReactNode {
  const filters = useDeferredValue(view.filters);
  const matches = sortDirectory(filterDirectory(people, filters), view.sort);
  const currentIndex = matches.findIndex(({ id }) => id === currentId);
  const { shown, grow } = useGrowingList(matches, currentIndex + 1);
  const drawn = useDeferredValue(shown, shown.slice(0, Math.max(AT_ONCE, currentIndex + 1)));
  if (people.length === 0) return <EmptyState icon={<Users aria-hidden />} title="Nobody is here yet" />;
  if (matches.length === 0) return <NoMatch people={people} view={view} />;
  const list = { people: drawn, viewerId, currentId };
  return (
    <>
      <WideOrNarrow
        from={TABLE_WIDTH}
        wide={<DirectoryTable {...list} sort={view.sort} onSort={view.setSort} />}
        narrow={<DirectoryCards {...list} />}
      />
      <LoadMore shown={shown.length} total={matches.length} noun="employee" onLoadMore={grow} />
    </>
  );
}
