import { useMemo, useState, type ReactNode } from 'react';
import { errorSentence, failedRead } from '@cadence/shared-auth';
import { LIMITS, type Compliance } from '@cadence/shared-contract';
import {
  Drawer,
  EmptyState,
  ErrorState,
  ErrorText,
  LoadMore,
  Person,
  SearchInput,
  Segmented,
  Skeleton,
  SkeletonGroup,
  useSearchText,
} from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { useBehind, useLoadMore, type BehindQuery } from '../api/compliance.ts';
import {
  COMPLIANCE_PREDICATES,
  COMPLIANCE_TYPES,
  countOf,
  reasonsOf,
  type BehindPerson,
} from '../compliance-view.ts';
import type { Behind } from '../home-place.ts';
import { useSteadyPeople, type ListedPerson } from '../use-steady-people.ts';

export interface BehindDrawerProps {
  readonly title: string;
  readonly scope: number;
  /** The figures of the scope, with the first people who are behind. */
  readonly figures: Compliance;
  /** The predicate that is shown, or all. */
  readonly behind: Behind;
  /** Another is chosen; null closes. */
  readonly onBehind: (behind: Behind | null) => void;
}

/** Everyone who is behind, and in what; searched, narrowed and read a page at a time (core §2, D-183). */
export function BehindDrawer({ title, scope, figures, behind, onBehind }: BehindDrawerProps): ReactNode {
  const [search, setSearch] = useState('');
  const { text, setText } = useSearchText(search, setSearch, LIMITS.searchText);
  const query = useBehind({ scope, behind, search }, figures);
  return (
    <Drawer width={600} title={title} onCloseRequest={() => onBehind(null)}>
      <div className="gl-behind">
        <SearchInput
          value={text}
          onChange={setText}
          label="Search people"
          placeholder="Name, job or department"
        />
        <Missing figures={figures} behind={behind} onBehind={onBehind} />
        <Found query={query} list={`${behind} ${search}`} empty={<Empty behind={behind} search={search} />} />
      </div>
    </Drawer>
  );
}

/** The text of an empty list. */
function Empty({ behind, search }: { readonly behind: Behind; readonly search: string }): ReactNode {
  if (search !== '') return <EmptyState size="sm" kind="filtered" title="No people match your search" />;
  const title = behind === 'all' ? 'Nobody is behind' : 'Nobody is behind in this';
  return <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title={title} />;
}

/** What is missing: everything or one of the three, each with its count. */
function Missing({
  figures,
  behind,
  onBehind,
}: Pick<BehindDrawerProps, 'figures' | 'behind' | 'onBehind'>): ReactNode {
  const options = [
    { value: 'all', label: 'All', count: figures.count },
    ...COMPLIANCE_TYPES.map((type) => ({
      value: String(type),
      label: COMPLIANCE_PREDICATES[type].short,
      count: countOf(figures, type),
    })),
  ];
  return (
    <div>
      <Segmented
        label="What is missing"
        value={String(behind)}
        options={options}
        onChange={(value) => onBehind(COMPLIANCE_TYPES.find((type) => String(type) === value) ?? 'all')}
      />
      <p className="cd-hint gl-behind-meaning">
        {behind === 'all'
          ? 'Goals, weekly predictions or results are missing.'
          : COMPLIANCE_PREDICATES[behind].meaning}
      </p>
    </div>
  );
}

/** The people of the newest answer, in the order in which they were shown first. */
function useListed({ data, isPlaceholderData }: BehindQuery, list: string): readonly ListedPerson[] {
  const people = useMemo(() => data?.pages.flatMap(({ users }) => users) ?? [], [data]);
  const total = data?.pages.at(-1)?.count ?? 0;
  const read = Math.min(total, (data?.pages.length ?? 0) * LIMITS.behindPageSize);
  const isWhole = new Set(people.map(({ Id }) => Id)).size === read;
  const listed = useSteadyPeople(data === undefined || isPlaceholderData ? null : { list, people, isWhole });
  return isPlaceholderData && listed.length === 0
    ? people.map((person) => ({ person, isDone: false }))
    : listed;
}

interface FoundProps {
  readonly query: BehindQuery;
  /** What is listed, by name. */
  readonly list: string;
  /** The text when nobody is listed. */
  readonly empty: ReactNode;
}

/** Those found and read so far. */
function Found({ query, list, empty }: FoundProps): ReactNode {
  const { data, error, isPlaceholderData, isFetchNextPageError } = query;
  const listed = useListed(query, list);
  const { loadMore, isLoading } = useLoadMore(query);
  if (data === undefined) return error ? <Failed query={query} /> : <FoundSkeleton />;
  if (listed.length === 0) return empty;
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className="gl-people">
        {listed.map(({ person, isDone }) => (
          <BehindRow key={person.Id} person={person} isDone={isDone} />
        ))}
      </ul>
      {isFetchNextPageError && <ErrorText>{errorSentence(error)}</ErrorText>}
      <LoadMore
        shown={listed.filter(({ isDone }) => !isDone).length}
        total={data.pages.at(-1)?.count ?? listed.length}
        noun="person"
        many="people"
        loading={isLoading}
        onLoadMore={loadMore}
      />
    </div>
  );
}

function Failed({ query: { error, isFetching, refetch } }: { readonly query: BehindQuery }): ReactNode {
  return (
    <ErrorState
      size="sm"
      title="The list could not be loaded"
      {...failedRead({ error, isFetching, refetch })}
    />
  );
}

function FoundSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading people">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} width="100%" height={36} />
      ))}
    </SkeletonGroup>
  );
}

export interface BehindRowProps {
  readonly person: BehindPerson;
  /** Nothing is missing now. */
  readonly isDone?: boolean;
}

/** A person who is behind, with what is missing; leads to their profile. */
export function BehindRow({ person, isDone = false }: BehindRowProps): ReactNode {
  return (
    <li>
      <Person
        id={person.Id}
        name={person.Name}
        meta={isDone ? 'Done since you opened this list' : reasonsOf(person)}
      >
        <Link to={`/v3/profile/${person.Id}`}>{person.Name}</Link>
      </Person>
    </li>
  );
}
