import { memo, type ReactNode } from 'react';
import { Avatar, cx, plural } from '@cadence/shared-ui';
import type { Card } from '../layout/layout-chart.ts';
import { cardLine } from '../paint/card-text.ts';

export interface ChartCardProps {
  readonly card: Card;
  /** The name, with '(You)' for the viewer. */
  readonly name: string;
  readonly mark: 'selected' | 'above' | 'none';
  onSelect(id: number): void;
  onToggle(id: number): void;
}

/**
 * A person on the chart, and a separate button for the reports. Neither is a tab stop: there would be too many. The
 * chart's own keys and the outline reach everyone.
 */
export const ChartCard = memo(function ChartCard(props: ChartCardProps): ReactNode {
  const { card, name, mark, onSelect, onToggle } = props;
  const { person, children } = card.node;
  const isAway = person.InvitationAcceptedAt === null || person.DeactivatedAt !== null;
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={cx('oc-card', isAway && 'oc-away', mark === 'above' && 'oc-above')}
        style={{ left: card.left, top: card.top }}
        aria-pressed={mark === 'selected'}
        title={name}
        onClick={() => onSelect(person.id)}
      >
        <Avatar id={person.id} name={person.Name} size="m" src={person.Avatar} />
        <b className="cd-cut">{name}</b>
        <span className="cd-cut">{cardLine(person)}</span>
      </button>
      {children.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className="oc-more"
          style={{ left: (card.left + card.right) / 2, top: card.bottom }}
          aria-expanded={card.isOpen}
          aria-label={`${plural(children.length, 'direct report')} of ${person.Name}`}
          onClick={() => onToggle(person.id)}
        >
          {children.length}
        </button>
      )}
    </>
  );
});
