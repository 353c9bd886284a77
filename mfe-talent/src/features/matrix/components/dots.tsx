import type { ReactNode } from 'react';
import { ratingColor } from '@cadence/shared-contract';
import type { MatrixPerson, TalentSettings } from '@cadence/shared-contract';
import { Avatar, cx, initialsOf } from '@cadence/shared-ui';
import { hasMoved, isMarked } from '../words.ts';

/**
 * Somebody in a cell, in the colour of their ratings (TAL-034): a ring for who moved, a diamond for the highest third
 * rating. A face leaves a ring of the colour. Initials are drawn, not written: the name of the cell says nothing of them.
 */
export function Dot({
  person,
  labels,
}: {
  readonly person: MatrixPerson;
  readonly labels: TalentSettings;
}): ReactNode {
  const { Id, Name, Avatar: face, Primary, Secondary } = person;
  const color = ratingColor(Primary, Secondary, labels.PrimaryLabels.length);
  return (
    <span
      className={cx(
        'tal-mx-dot',
        `tal-mx-r${color}`,
        hasMoved(person) && 'tal-mx-dot-moved',
        isMarked(person, labels) && 'tal-mx-dot-marked',
      )}
      data-person={Id}
      {...(face === null && { 'data-drawn': initialsOf(Name) })}
    >
      {face !== null && <Avatar id={Id} name={Name} src={face} size="s" />}
    </span>
  );
}

/** Where somebody of the chosen cell was in the quarter compared with. */
export function FormerDot({ person: { Id, Name } }: { readonly person: MatrixPerson }): ReactNode {
  return <span className="tal-mx-dot tal-mx-dot-was" data-person={Id} data-drawn={initialsOf(Name)} />;
}
