import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ParentCandidate } from '@cadence/shared-contract';
import { Spinner, TextInput } from '@cadence/shared-ui';

export interface ParentListProps {
  readonly candidates: readonly ParentCandidate[];
  readonly value: number | null;
  readonly onChange: (candidate: ParentCandidate) => void;
  /** The goal itself: shown nowhere, since it cannot be its own parent. */
  readonly exceptId?: number;
  readonly loading: boolean;
}

/** More than this is found by typing, not by scrolling. */
const MAX_ROWS = 60;

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

function matching(candidates: readonly ParentCandidate[], query: string): readonly ParentCandidate[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return candidates.filter(({ Title, Owner }) => {
    const text = fold(`${Title} ${Owner.Name}`);
    return words.every((word) => text.includes(word));
  });
}

/** Goals to choose a parent from: found by title or owner; those that cannot be picked stay in sight and say so. */
export function ParentList({ candidates, value, onChange, exceptId, loading }: ParentListProps): ReactNode {
  const [query, setQuery] = useState('');
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // Its rows make it taller: bring all of it into sight once they are there.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [loading]);
  const found = useMemo(
    () =>
      matching(
        candidates.filter(({ Id }) => Id !== exceptId),
        query,
      ),
    [candidates, exceptId, query],
  );
  return (
    <div className="gl-parents" ref={list}>
      <TextInput
        id={`${name}-search`}
        type="search"
        value={query}
        placeholder="Search by title or owner"
        aria-label="Search parent goals"
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className="gl-parent-rows" role="radiogroup" aria-label="Parent goals">
        {found.slice(0, MAX_ROWS).map((candidate) => (
          <label key={candidate.Id} className="gl-parent-row">
            <input
              type="radio"
              name={name}
              checked={candidate.Id === value}
              disabled={candidate.IsDisabled}
              onChange={() => onChange(candidate)}
            />
            <b>{candidate.Title}</b>
            <small>
              {candidate.Owner.Name}
              {candidate.IsCompanyGoal && ' · Company goal'}
              {candidate.IsDisabled && ' · cannot be a parent here'}
            </small>
          </label>
        ))}
        <p className="gl-parent-note" role="status">
          {loading ? <Spinner /> : noteOf(found.length)}
        </p>
      </div>
    </div>
  );
}

function noteOf(count: number): string {
  if (count === 0) return 'No goal to align to was found.';
  return count > MAX_ROWS ? `${count - MAX_ROWS} more: type to narrow the list.` : '';
}
