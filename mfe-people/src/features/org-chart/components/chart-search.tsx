import { useRef, useState, type ReactNode } from 'react';
import { Avatar, Combobox, Kbd, usePageKeys } from '@cadence/shared-ui';
import { Search } from '@cadence/shared-ui/icons';
import { jobLine } from '../../people/person-text.ts';
import type { ChartModel } from '../chart-model.ts';
import { findPeople } from '../search/find-people.ts';

/** With more than these, typing on is better. */
const MOST_SHOWN = 20;

/** Search by name: the chosen person is selected and scrolled into view, with the path to them opened (ORG-002). */
export function ChartSearch({ model }: { readonly model: ChartModel }): ReactNode {
  const [search, setSearch] = useState('');
  const place = useRef<HTMLDivElement>(null);
  // As on every screen with a search.
  usePageKeys((event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    place.current?.querySelector('input')?.focus();
  });
  const found = findPeople(model.tree, search).slice(0, MOST_SHOWN);
  return (
    <div className="oc-search cd-pop" ref={place}>
      <Search aria-hidden />
      <Combobox
        label="Search by name"
        placeholder="Search by name"
        value={null}
        options={found.map(({ person }) => ({
          value: String(person.id),
          label: person.Name,
          meta: jobLine(person),
          lead: <Avatar id={person.id} name={person.Name} src={person.Avatar} />,
        }))}
        emptyText={search.trim() === '' ? 'Type a name' : 'Nobody in the chart has this name'}
        onQueryChange={setSearch}
        onChange={(id) => {
          setSearch('');
          model.select(Number(id));
        }}
      />
      <Kbd>/</Kbd>
    </div>
  );
}
