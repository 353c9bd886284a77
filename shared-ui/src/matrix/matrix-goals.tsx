import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { X } from '../icon/icons.ts';
import { Section } from '../layout/layout.tsx';

export interface MatrixGoalsProps {
  /** What is below: the chosen cell or group in words. */
  readonly title: string;
  readonly count: number;
  /** How many there are without a choice. */
  readonly total: number;
  readonly isChosen: boolean;
  readonly onShowAll: () => void;
  /** The goals, where there are any. */
  readonly children: ReactNode;
}

/** The goals of the chosen part of a matrix, below it; a button shows all of them again. */
export function MatrixGoals(props: MatrixGoalsProps): ReactNode {
  const { title, count, total, isChosen, onShowAll, children } = props;
  const whole = useRef<HTMLDivElement>(null);
  const showAll = (): void => {
    // The button goes with the choice; without this the focus would go with it.
    whole.current?.focus();
    onShowAll();
  };
  return (
    <div ref={whole} className="cd-matrix-goals" tabIndex={-1}>
      <Section
        title={
          <>
            {title} <span className="cd-matrix-count">{count}</span>
          </>
        }
        aside={
          isChosen && (
            <Button size="sm" variant="quiet" iconEnd={<X aria-hidden />} onClick={showAll}>
              Show all {total}
            </Button>
          )
        }
      >
        {count === 0 ? <p className="cd-t13 cd-ink3">No goal stands here in this week.</p> : children}
      </Section>
    </div>
  );
}
