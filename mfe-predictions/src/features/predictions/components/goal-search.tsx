import { useEffect, useState, type ReactNode } from 'react';
import { Combobox, plural, isolate } from '@cadence/shared-ui';
import { Search } from '@cadence/shared-ui/icons';
import { useGoalSearch } from '../api/goal-search.ts';

/** Debounce of the search, in milliseconds. */
const SETTLE_MS = 250;

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}

const holds = (title: string, text: string): boolean => title.toLowerCase().includes(text.toLowerCase());

/** Finds a goal of the current quarter by its title and goes to its matrix. */
export function GoalSearch({ onGoal }: { readonly onGoal: (goalId: number) => void }): ReactNode {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const settled = useSettledText(wanted);
  const { data, isFetching, isPlaceholderData } = useGoalSearch(settled);
  const isAnswered = settled === wanted && !isPlaceholderData;
  // Until the answer arrives, what is known from the last one: Enter must not take a goal that no longer matches.
  const found = (data?.data ?? []).filter(({ Title }) => isAnswered || holds(Title, wanted));
  const options = (wanted === '' ? [] : found).map(({ Id, Title, User, ChildCount }) => ({
    value: String(Id),
    label: Title,
    meta: `${isolate(User.Name)} · ${ChildCount === 0 ? 'no goals beneath' : `${plural(ChildCount, 'goal')} beneath`}`,
  }));
  return (
    <div className="pr-search">
      <Search aria-hidden className="cd-i-14" />
      <Combobox
        label="Search by goal title"
        placeholder="Goal title"
        value={null}
        options={options}
        onQueryChange={setText}
        loading={isFetching || settled !== wanted}
        emptyText={
          wanted === ''
            ? 'Type a part of the title.'
            : 'No goal of the current quarter has this in its title.'
        }
        onChange={(value) => {
          setText('');
          if (value !== null) onGoal(Number(value));
        }}
      />
    </div>
  );
}
