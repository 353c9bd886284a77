import { useRef, useState, type ReactNode } from 'react';
import type { MatrixPerson, TalentMatrix, TalentMatrixCell, TalentPeriod } from '@cadence/shared-contract';
import { Button, Menu } from '@cadence/shared-ui';
import { X } from '@cadence/shared-ui/icons';
import type { PeoplePages } from '../api/people.ts';
import { cellName, cellOf, personNote } from '../words.ts';
import { MorePeople, WithoutPeople } from './people-states.tsx';
import { PersonRows } from './person-rows.tsx';

/** Ten rows leave room for the calibration. */
const PAGE = 10;

export interface CellPeopleProps {
  readonly matrix: TalentMatrix;
  /** The chosen cell; null for everybody. */
  readonly cell: TalentMatrixCell | null;
  readonly compared: TalentPeriod | null;
  readonly pages: PeoplePages;
  readonly onShowAll: () => void;
  readonly onAsk: (person: MatrixPerson) => void;
}

/** What is shown at once: the cell brought its first people along, the rest is on its way. */
function firstPeople({ pages, cell }: CellPeopleProps): readonly MatrixPerson[] | undefined {
  if (pages.people !== undefined || pages.error !== null) return pages.people;
  return cell?.People;
}

/** Who is in the chosen cell, and where they were before. */
export function CellPeople(props: CellPeopleProps): ReactNode {
  const { matrix, cell, compared, pages, onAsk } = props;
  const [shown, setShown] = useState(PAGE);
  const title = cell === null ? 'Everyone' : cellName(matrix.Labels, cellOf(cell));
  const total = cell?.count ?? matrix.count;
  const people = firstPeople(props)?.slice(0, shown);
  const about = { compared, isCellKnown: cell !== null };
  return (
    <Whole {...props} title={title} total={total}>
      {people === undefined ? (
        <WithoutPeople {...pages} />
      ) : (
        <>
          {total === 0 && <p className="tal-mx-none">Nobody has these ratings.</p>}
          <PersonRows label={title} people={people} noteOf={(person) => personNote(person, matrix, about)} />
          {total > PAGE && (
            <MorePeople drawn={people.length} {...{ pages, total, shown }} step={PAGE} onShow={setShown} />
          )}
          <AskReviewer people={people.filter(({ MayAsk }) => MayAsk)} matrix={matrix} onAsk={onAsk} />
        </>
      )}
    </Whole>
  );
}

interface WholeProps extends CellPeopleProps {
  readonly title: string;
  readonly total: number;
  readonly children: ReactNode;
}

/** The heading with the way back to everyone, and what is below it. */
function Whole({ matrix, cell, onShowAll, title, total, children }: WholeProps): ReactNode {
  const whole = useRef<HTMLElement>(null);
  const showAll = (): void => {
    // The button goes with the choice; the focus stays with what it was about.
    whole.current?.focus();
    onShowAll();
  };
  return (
    <section ref={whole} className="tal-mx-cell" aria-labelledby="tal-mx-cell" tabIndex={-1}>
      <header>
        <h2 id="tal-mx-cell" className="cd-heading">
          {title} <span className="tal-mx-total">{total}</span>
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

interface AskReviewerProps extends Pick<CellPeopleProps, 'matrix' | 'onAsk'> {
  /** Those about whom the viewer may ask. */
  readonly people: readonly MatrixPerson[];
}

/** Asks about one of the people; of several it is chosen whom (D-94). */
function AskReviewer({ people, matrix, onAsk }: AskReviewerProps): ReactNode {
  const [first] = people;
  if (first === undefined) return null;
  const reviewerOf = ({ ReviewerId }: MatrixPerson): string | undefined =>
    matrix.Reviewers.find(({ Id }) => Id === ReviewerId)?.Name;
  const button = (
    <Button size="sm" {...(people.length > 1 ? { caret: true } : { onClick: () => onAsk(first) })}>
      Ask a reviewer
    </Button>
  );
  return (
    <div className="tal-mx-ask">
      {people.length === 1 ? (
        button
      ) : (
        <Menu
          label="Whose rating"
          align="start"
          trigger={button}
          items={people.map((person) => {
            const reviewer = reviewerOf(person);
            return {
              id: String(person.Id),
              label: person.Name,
              ...(reviewer !== undefined && { hint: `Reviewer: ${reviewer}` }),
              onSelect: () => onAsk(person),
            };
          })}
        />
      )}
      <span>Only the reviewer changes a rating.</span>
    </div>
  );
}
