import type { ReactNode } from 'react';

export interface TallyItem<Id extends string> {
  readonly id: Id;
  readonly count: number;
  /** What is counted, after the number: 'no update'. */
  readonly label: string;
}

export interface MatrixTallyProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TallyItem<Id>[];
  readonly chosen: Id | null;
  /** A press on the chosen one takes the choice back: null. */
  readonly onChoose: (id: Id | null) => void;
}

/** What a matrix counts beside its cells: figures with their words, each a button that chooses what it counts. */
export function MatrixTally<Id extends string>({
  label,
  items,
  chosen,
  onChoose,
}: MatrixTallyProps<Id>): ReactNode {
  return (
    <div className="cd-tally" role="group" aria-label={label}>
      {items.map(({ id, count, label: words }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? null : id)}
        >
          <b>{count}</b> {words}
        </button>
      ))}
    </div>
  );
}
