import type { ReactNode } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { failedRead, useSession } from '@cadence/shared-auth';
import { ErrorState, SearchInput } from '@cadence/shared-ui';
import { AddEmployeeButton } from '../../add-employee/add-employee-button.tsx';
import { ImportButton } from '../../import/import-button.tsx';
import { RefreshError } from '../../states/refresh-error.tsx';
import { useOrganisation } from '../api/use-organisation.ts';
import { departmentChoices, directoryPeople } from '../directory-filters.ts';
import { useDirectoryView } from '../use-directory-view.ts';
import { DirectoryFilterPanel } from './directory-filter-panel.tsx';
import { DirectoryResults } from './directory-results.tsx';
import { DirectorySkeleton } from './directory-skeleton.tsx';
import { FilterChips } from './filter-chips.tsx';

const NOBODY: readonly OrgPerson[] = [];

interface DirectoryProps {
  /** The person the address names; null for none. */
  readonly currentId: number | null;
}

/** The Employee Directory: search, filters, order and everyone who matches (people §2.4). */
export function Directory({ currentId }: DirectoryProps): ReactNode {
  const { profile, abilities } = useSession();
  const viewer = { id: profile.Id, filterObservers: abilities.filterObservers };
  const query = useOrganisation();
  const view = useDirectoryView(viewer);
  const people = directoryPeople(query.data ?? NOBODY, viewer);
  if (query.isError && !query.data)
    return <ErrorState title="The directory could not be loaded" {...failedRead(query)} />;
  return (
    <div className="pe-page">
      <RefreshError query={query} />
      <div className="pe-bar">
        <SearchInput
          label="Search employees"
          value={view.filters.search}
          onChange={view.setSearch}
          hotkey="/"
        />
        <DirectoryFilterPanel
          viewer={viewer}
          departments={departmentChoices(people)}
          filters={view.filters}
          onChange={view.setFilters}
        />
        {abilities.addEmployee && (
          <>
            <AddEmployeeButton parent={null} />
            <ImportButton />
          </>
        )}
      </div>
      <FilterChips filters={view.filters} onChange={view.setFilters} onClear={view.clear} />
      {query.data ? (
        <DirectoryResults people={people} view={view} viewerId={profile.Id} currentId={currentId} />
      ) : (
        <DirectorySkeleton />
      )}
    </div>
  );
}
