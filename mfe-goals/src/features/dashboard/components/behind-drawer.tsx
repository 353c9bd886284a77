import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Drawer, EmptyState, LoadMore, Person, SearchInput, Segmented } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { countBehind, findBehind, indexOf } from '../behind-people.ts';
import { COMPLIANCE_PREDICATES, COMPLIANCE_TYPES, reasonsOf, type BehindPerson } from '../compliance-view.ts';
import type { Behind } from '../home-place.ts';

const PAGE = 50;

export interface BehindDrawerProps {
  readonly title: string;
  readonly people: readonly BehindPerson[];
  /** The predicate that is shown, or all. */
  readonly behind: Behind;
  /** Another is chosen; null closes. */
  readonly onBehind: (behind: Behind | null) => void;
}

/** Everyone who is behind, and in what; searched and narrowed in place, also where there are thousands (core §2). */
export function BehindDrawer({ title, people, behind, onBehind }: BehindDrawerProps): ReactNode {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const index = useMemo(() => indexOf(people), [people]);
  const found = useMemo(() => findBehind(index, behind, wanted), [index, behind, wanted]);
  const options = [
    { value: 'all', label: 'All', count: people.length },
    ...COMPLIANCE_TYPES.map((type) => ({
      value: String(type),
      label: COMPLIANCE_PREDICATES[type].short,
      count: countBehind(people, type),
    })),
  ];
  return (
    <Drawer width={600} title={title} onCloseRequest={() => onBehind(null)}>
      <div className="gl-behind">
        <SearchInput
          value={search}
          onChange={setSearch}
          label="Search people"
          placeholder="Name, job or department"
        />
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
        {people.length === 0 ? (
          <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title="Nobody is behind" />
        ) : (
          <Found key={`${behind}/${wanted}`} people={found} isSearched={wanted.trim() !== ''} />
        )}
      </div>
    </Drawer>
  );
}

/** Those found, a page at first. */
function Found({
  people,
  isSearched,
}: {
  readonly people: readonly BehindPerson[];
  readonly isSearched: boolean;
}): ReactNode {
  const [shown, setShown] = useState(PAGE);
  if (people.length === 0 && isSearched)
    return <EmptyState size="sm" kind="filtered" title="Nobody matches" />;
  if (people.length === 0)
    return <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title="Nobody is behind in this" />;
  return (
    <>
      <ul className="gl-people">
        {people.slice(0, shown).map((person) => (
          <BehindRow key={person.Id} person={person} />
        ))}
      </ul>
      <LoadMore
        shown={Math.min(shown, people.length)}
        total={people.length}
        noun="person"
        many="people"
        onLoadMore={() => setShown(shown + PAGE)}
      />
    </>
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
