import { useState, type ReactNode } from 'react';
import { errorSentence } from '@cadence/shared-auth';
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
import { useBehind, type BehindQuery } from '../api/compliance.ts';
import {
  COMPLIANCE_PREDICATES,
  COMPLIANCE_TYPES,
  countOf,
  reasonsOf,
  type BehindPerson,
} from '../compliance-view.ts';
import type { Behind } from '../home-place.ts';

export interface BehindDrawerProps {
  readonly title: string;
  readonly scope: number;
  /** The figures of the scope, with the first of those who are behind. */
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
        {figures.count === 0 ? (
          <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title="Nobody is behind" />
        ) : (
          <Found query={query} isSearched={search !== ''} />
        )}
      </div>
    </Drawer>
  );
}

/** What is missing: all of it or one of the three, each with its number. */
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

/** Those found, as far as they were read. */
function Found({
  query,
  isSearched,
}: {
  readonly query: BehindQuery;
  readonly isSearched: boolean;
}): ReactNode {
  const { data, error, isPlaceholderData, isFetchNextPageError } = query;
  if (data === undefined) return error ? <Failed query={query} /> : <FoundSkeleton />;
  const people = data.pages.flatMap(({ users }) => users);
  const total = data.pages.at(-1)?.count ?? people.length;
  if (people.length === 0 && isSearched)
    return <EmptyState size="sm" kind="filtered" title="Nobody matches" />;
  if (people.length === 0)
    return <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title="Nobody is behind in this" />;
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className="gl-people">
        {people.map((person) => (
          <BehindRow key={person.Id} person={person} />
        ))}
      </ul>
      {isFetchNextPageError && <ErrorText>{errorSentence(error)}</ErrorText>}
      <LoadMore
        shown={people.length}
        total={total}
        noun="person"
        many="people"
        loading={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}

function Failed({ query: { error, isRefetching, refetch } }: { readonly query: BehindQuery }): ReactNode {
  return (
    <ErrorState
      size="sm"
      title="The list could not be loaded"
      retrying={isRefetching}
      onRetry={() => void refetch()}
    >
      {errorSentence(error)}
    </ErrorState>
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

/** A person who is behind, with what is missing; leads to their profile. */
export function BehindRow({ person }: { readonly person: BehindPerson }): ReactNode {
  return (
    <li>
      <Person id={person.Id} name={person.Name} meta={reasonsOf(person)}>
        <Link to={`/v3/profile/${person.Id}`}>{person.Name}</Link>
      </Person>
    </li>
  );
}
