import { useState, type ReactNode } from 'react';
import type { MatrixPerson } from '@cadence/shared-contract';
import { Button, Menu } from '@cadence/shared-ui';
import { personNote } from '../words.ts';
import { choiceCount, choiceTitle, ChosenPeople, type Choice } from './chosen-people.tsx';
import { MorePeople, WithoutPeople } from './people-states.tsx';
import { PersonRows } from './person-rows.tsx';

/** Ten rows leave room for the calibration. */
const PAGE = 10;

/** What is shown at once: the cell includes its first people, the rest is loading. */
function firstPeople({ pages, cell }: Choice): readonly MatrixPerson[] | undefined {
  if (pages.people !== undefined || pages.error !== null) return pages.people;
  return cell?.People;
}

/** Who is in the chosen cell, and where they were before. */
export function CellPeople(choice: Choice): ReactNode {
  return (
    <ChosenPeople {...choice}>
      <People key={choice.id} {...choice} />
    </ChosenPeople>
  );
}

function People(choice: Choice): ReactNode {
  const { matrix, cell, compared, pages, onAsk } = choice;
  const [shown, setShown] = useState(PAGE);
  const people = firstPeople(choice)?.slice(0, shown);
  if (people === undefined) return <WithoutPeople {...pages} />;
  const total = choiceCount(choice);
  const about = { compared, isCellKnown: cell !== null };
  return (
    <>
      {total === 0 && <p className="tal-mx-none">Nobody has these ratings.</p>}
      <PersonRows
        label={choiceTitle(choice)}
        people={people}
        noteOf={(person) => personNote(person, matrix, about)}
      />
      {total > PAGE && (
        <MorePeople drawn={people.length} {...{ pages, total, shown }} step={PAGE} onShow={setShown} />
      )}
      <AskReviewer people={people.filter(({ MayAsk }) => MayAsk)} matrix={matrix} onAsk={onAsk} />
    </>
  );
}

interface AskReviewerProps extends Pick<Choice, 'matrix' | 'onAsk'> {
  /** The people about whom the viewer may ask. */
  readonly people: readonly MatrixPerson[];
}

/** Asks about one of the people; with several, the viewer chooses one (D-94). */
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
