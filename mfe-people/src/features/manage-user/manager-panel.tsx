import { failedRead } from '@cadence/shared-auth';
import { useState, type ReactNode } from 'react';
import type { PersonRef, ProfileBundle } from '@cadence/shared-contract';
import {
  Button,
  EmptyState,
  ErrorState,
  ErrorText,
  foldText,
  Person,
  SearchInput,
  SkeletonList,
  Tag,
} from '@cadence/shared-ui';
import { ChevronLeft, Users } from '@cadence/shared-ui/icons';
import { failureOf } from '../forms/failure-of.ts';
import { useManagerCandidates, useManagerChange } from './api/use-manage-user.ts';

/** More are found by typing. */
const SHOWN = 100;

interface ManagerPanelProps {
  readonly bundle: ProfileBundle;
  readonly onBack: () => void;
  /** A manager was chosen. */
  readonly onDone: () => void;
}

function isFound({ Name, JobTitle, OrgUnit }: PersonRef, query: string): boolean {
  return foldText(`${Name} ${JobTitle ?? ''} ${OrgUnit ?? ''}`).includes(foldText(query.trim()));
}

function NobodyFound({ query }: { readonly query: string }): ReactNode {
  const isSearch = query.trim() !== '';
  return (
    <EmptyState
      icon={<Users aria-hidden />}
      title={isSearch ? 'No manager matches' : 'Nobody to choose from'}
    >
      {isSearch
        ? `Nobody is called “${query.trim()}”.`
        : 'There is no other active manager who does not report to this person.'}
    </EmptyState>
  );
}

interface ManagerListProps {
  readonly managers: readonly PersonRef[];
  readonly query: string;
  readonly currentId: number | undefined;
  /** The person being chosen. */
  readonly chosenId: number | null;
  readonly onChoose: (manager: PersonRef) => void;
}

function ManagerList({ managers, query, currentId, chosenId, onChoose }: ManagerListProps): ReactNode {
  if (managers.length === 0) return <NobodyFound query={query} />;
  return (
    <>
      <ul aria-label="Managers">
        {managers.slice(0, SHOWN).map((manager) => (
          <li key={manager.Id}>
            <Person
              id={manager.Id}
              name={manager.Name}
              src={manager.Avatar}
              meta={manager.JobTitle ?? undefined}
            >
              <bdi className="cd-w5">{manager.Name}</bdi>
            </Person>
            {manager.Id === currentId ? (
              <Tag>Current</Tag>
            ) : (
              <Button
                size="sm"
                loading={chosenId === manager.Id}
                loadingText="Saving"
                aria-label={`Choose ${manager.Name}`}
                onClick={() => chosenId === null && onChoose(manager)}
              >
                Choose
              </Button>
            )}
          </li>
        ))}
      </ul>
      {managers.length > SHOWN && (
        <p className="cd-hint">{managers.length - SHOWN} more. Type a name to find them.</p>
      )}
    </>
  );
}

/** Assigns or changes the manager: the panel behind 'Back to Manager User' (people §2.3). */
export function ManagerPanel({ bundle, onBack, onDone }: ManagerPanelProps): ReactNode {
  const { Profile: person, Manager } = bundle;
  const [query, setQuery] = useState('');
  const candidates = useManagerCandidates(person.Id);
  const change = useManagerChange(person, Manager, onDone);
  const found = candidates.data?.data.filter((one) => isFound(one, query));
  const failure = failureOf(change.error);
  return (
    <div className="pe-managers">
      <Button size="sm" variant="quiet" onClick={onBack}>
        <ChevronLeft aria-hidden />
        Back to Manager User
      </Button>
      <SearchInput
        label="Search managers"
        placeholder="Search managers..."
        value={query}
        onChange={setQuery}
      />
      {failure !== null && <ErrorText>{failure}</ErrorText>}
      {candidates.isError && (
        <ErrorState title="The managers could not be loaded" {...failedRead(candidates)} />
      )}
      {candidates.isPending && <SkeletonList rows={6} label="Loading managers" />}
      {found && (
        <ManagerList
          managers={found}
          query={query}
          currentId={Manager?.Id}
          chosenId={change.isPending ? change.variables.Id : null}
          onChoose={change.mutate}
        />
      )}
    </div>
  );
}
