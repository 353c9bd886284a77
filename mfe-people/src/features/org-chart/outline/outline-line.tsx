import { memo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { Avatar, cx, formatNumber, VisuallyHidden } from '@cadence/shared-ui';
import { ChevronRight } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { profilePath } from '../../people/person-path.ts';
import { cardLine } from '../paint/card-text.ts';
import type { OutlineRow } from './outline-rows.ts';

export interface OutlineLineProps {
  readonly id: string;
  readonly row: OutlineRow;
  readonly index: number;
  readonly name: string;
  readonly isSelected: boolean;
  readonly isViewer: boolean;
  /** Where the keys act. */
  readonly isActive: boolean;
  /** Leads to the profile, as on a phone; else the row selects. */
  readonly isLink: boolean;
  onSelect(id: number): void;
  onToggle(id: number): void;
}

/** From this depth on, rows are not indented further: names need the room. */
const DEEPEST_INDENT = 9;

function Words({ row, name, isLink }: OutlineLineProps): ReactNode {
  const { person, children } = row.node;
  const words = (
    <>
      <Avatar id={person.id} name={person.Name} size={isLink ? 'm' : 'base'} src={person.Avatar} />
      <b className="cd-cut" dir="auto">
        {name}
      </b>{' '}
      <span className="cd-cut oc-line" dir="auto">
        {cardLine(person)}
      </span>{' '}
      {children.length > 0 && (
        <small>
          {formatNumber(children.length)}
          <VisuallyHidden> direct</VisuallyHidden>
        </small>
      )}
    </>
  );
  if (!isLink) return <div className="oc-words">{words}</div>;
  return (
    <Link className="oc-words" to={profilePath(person.id)} tabIndex={-1}>
      {words}
    </Link>
  );
}

/** One person of the outline. The arrow is for pointers; keys open and close from the tree. */
export const OutlineLine = memo(function OutlineLine(props: OutlineLineProps): ReactNode {
  const { id, row, index, isSelected, isViewer, isActive, isLink, onSelect, onToggle } = props;
  const { person, children } = row.node;
  const isAway = person.InvitationAcceptedAt === null || person.DeactivatedAt !== null;
  const indent = { '--row': index, '--indent': Math.min(row.level - 1, DEEPEST_INDENT) } as CSSProperties;
  const toggle = (event: MouseEvent): void => {
    if (children.length === 0) return;
    event.stopPropagation();
    onToggle(person.id);
  };
  return (
    // The keyboard acts on the tree, which points here with aria-activedescendant.
    <div
      id={id}
      role="treeitem"
      className={cx('oc-row', isActive && 'oc-active', isViewer && 'oc-you', isAway && 'oc-away')}
      style={indent}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      {...(children.length > 0 && { 'aria-expanded': row.isOpen })}
      {...(!isLink && { onClick: () => onSelect(person.id) })}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <span className="oc-arrow" onClick={toggle}>
        {children.length > 0 && <ChevronRight aria-hidden />}
      </span>
      <Words {...props} />
    </div>
  );
});
