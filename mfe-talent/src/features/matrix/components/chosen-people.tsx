import { useRef, type ReactNode } from 'react';
import type { TalentMatrix, TalentMatrixCell, TalentPeriod, MatrixPerson } from '@cadence/shared-contract';
import { Button } from '@cadence/shared-ui';
import { X } from '@cadence/shared-ui/icons';
import type { PeoplePages } from '../api/people.ts';
import { cellName, cellOf } from '../words.ts';

/** What the matrix, its table and the list beside it share. */
export interface Choice {
  /** Identifies the choice: another one starts from its first people. */
  readonly id: string;
  readonly matrix: TalentMatrix;
  /** The chosen cell; null for everyone, and where a link names a cell that these scales do not have. */
  readonly cell: TalentMatrixCell | null;
  /** The quarter compared with. */
  readonly compared: TalentPeriod | null;
  readonly pages: PeoplePages;
  readonly onShowAll: () => void;
  readonly onAsk: (person: MatrixPerson) => void;
}

/** 'Beyond, Ready soon', or 'Everyone'. */
export function choiceTitle({ matrix, cell }: Pick<Choice, 'matrix' | 'cell'>): string {
  return cell === null ? 'Everyone' : cellName(matrix.Labels, cellOf(cell));
}

export const choiceCount = ({ matrix, cell }: Pick<Choice, 'matrix' | 'cell'>): number =>
  cell?.count ?? matrix.count;

/** The choice and its number of people, above their list; a button goes back to everyone. */
export function ChosenPeople({ children, ...choice }: Choice & { readonly children: ReactNode }): ReactNode {
  const { matrix, cell, onShowAll } = choice;
  const whole = useRef<HTMLElement>(null);
  const showAll = (): void => {
    // The button disappears with the choice; the focus stays on the list.
    whole.current?.focus();
    onShowAll();
  };
  return (
    <section ref={whole} className="tal-mx-cell" aria-labelledby="tal-mx-cell" tabIndex={-1}>
      <header>
        <h2 id="tal-mx-cell" className="cd-heading">
          {choiceTitle(choice)} <span className="tal-mx-total">{choiceCount(choice)}</span>
        </h2>
        {cell !== null && (
          <Button size="sm" variant="quiet" iconEnd={<X aria-hidden />} onClick={showAll}>
            Show all {matrix.count}
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}
