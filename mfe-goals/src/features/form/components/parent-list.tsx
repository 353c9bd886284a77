import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import type { ParentCandidate } from '@cadence/shared-contract';
import { foldText, registerStyles, Spinner, TextInput } from '@cadence/shared-ui';
import type { ParentSearch } from '../api/parent-candidates.ts';
import css from '../form.css';

registerStyles('goals-form', css);

export interface ParentListProps {
  readonly among: ParentSearch;
  readonly value: number | null;
  readonly onChange: (candidate: ParentCandidate) => void;
  /** The goal itself: shown nowhere, since it cannot be its own parent. */
  readonly exceptId?: number;
}

/** More than this is found by typing, not by scrolling. */
const MAX_ROWS = 60;

function matching(candidates: readonly ParentCandidate[], query: string): readonly ParentCandidate[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return candidates.filter(({ Title, Owner }) => {
    const text = foldText(`${Title} ${Owner.Name}`);
    return words.every((word) => text.includes(word));
  });
}

/** Goals to choose a parent from, found by title or owner; goals that cannot be picked stay visible and say so. */
export function ParentList({ among, value, onChange, exceptId }: ParentListProps): ReactNode {
  const { candidates, search, onSearch, loading, hasMore } = among;
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // Its rows make it taller: scroll all of it into view once they are there.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [loading]);
  const found = useMemo(
    () =>
      matching(
        candidates.filter(({ Id }) => Id !== exceptId),
        search,
      ),
    [candidates, exceptId, search],
  );
  return (
    <div className="gl-parents" ref={list}>
      <TextInput
        id={`${name}-search`}
        type="search"
        value={search}
        placeholder="Search by title or owner"
        aria-label="Search parent goals"
        onChange={({ target }) => onSearch(target.value)}
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
            <b>
              <bdi>{candidate.Title}</bdi>
            </b>
            <small>
              <bdi>{candidate.Owner.Name}</bdi>
              {candidate.IsCompanyGoal && ' · Company goal'}
              {candidate.IsDisabled && ' · cannot be a parent here'}
            </small>
          </label>
        ))}
        <p className="gl-parent-note" role="status">
          {loading ? <Spinner /> : noteOf(found.length, hasMore)}
        </p>
      </div>
    </div>
  );
}

function noteOf(count: number, hasMore: boolean): string {
  if (count === 0) return 'No goal to align to was found.';
  if (hasMore) return 'There are more: type to narrow the list.';
  return count > MAX_ROWS ? `${count - MAX_ROWS} more: type to narrow the list.` : '';
}
