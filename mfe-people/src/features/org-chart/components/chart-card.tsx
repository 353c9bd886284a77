import { memo, type CSSProperties, type ReactNode } from 'react';
import { Avatar, cx, plural, isolate } from '@cadence/shared-ui';
import type { Card } from '../layout/layout-chart.ts';
import { middleOf } from '../layout/geometry.ts';
import { cardLine } from '../paint/card-text.ts';

export interface ChartCardProps {
  readonly card: Card;
  /** The name, with '(You)' for the viewer. */
  readonly name: string;
  readonly mark: 'selected' | 'above' | 'none';
  readonly isViewer: boolean;
  onSelect(id: number): void;
  onToggle(id: number): void;
}

/** Places on the chart as the style sheet takes them; it multiplies them by the scale. */
export const placed = (place: Readonly<Record<`--${string}`, number>>): CSSProperties => place;

/**
 * A person on the chart, and a separate button for the reports. Neither is a tab stop: there would be too many. The
 * chart's own keys and the outline reach everyone.
 */
export const ChartCard = memo(function ChartCard(props: ChartCardProps): ReactNode {
  const { card, name, mark, isViewer, onSelect, onToggle } = props;
  const { person, children } = card.node;
  const isAway = person.InvitationAcceptedAt === null || person.DeactivatedAt !== null;
  const look = cx('oc-card', isAway && 'oc-away', mark === 'above' && 'oc-above', isViewer && 'oc-you');
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={look}
        style={placed({ '--left': card.left, '--top': card.top, '--width': card.right - card.left })}
        aria-pressed={mark === 'selected'}
        title={name}
        onClick={() => onSelect(person.id)}
      >
        <Avatar id={person.id} name={person.Name} size="m" src={person.Avatar} />
        <b className="cd-cut" dir="auto">
          {name}
        </b>
        <span className="cd-cut" dir="auto">
          {cardLine(person)}
        </span>
      </button>
      {children.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className="oc-more"
          style={placed({ '--left': middleOf(card), '--top': card.bottom })}
          aria-expanded={card.isOpen}
          aria-label={`${plural(children.length, 'direct report')} of ${isolate(person.Name)}`}
          onClick={() => onToggle(person.id)}
        >
          {children.length}
        </button>
      )}
    </>
  );
});
