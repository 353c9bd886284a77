import { memo, type CSSProperties, type ReactNode } from 'react';
import { Avatar, cx, formatNumber, VisuallyHidden } from '@cadence/shared-ui';
import { ChevronRight } from '@cadence/shared-ui/icons';
import { cardLine } from '../paint/card-text.ts';
import type { OutlineRow } from './outline-rows.ts';

export interface OutlineLineProps {
  readonly id: string;
  readonly row: OutlineRow;
  readonly index: number;
  readonly name: string;
  readonly isSelected: boolean;
  /** Where the keys act. */
  readonly isActive: boolean;
  onSelect(id: number): void;
  onToggle(id: number): void;
}

/** From this depth on, rows are not indented further: names need the room. */
const DEEPEST_INDENT = 9;

/** One person of the outline. The arrow is for pointers; keys open and close from the tree. */
export const OutlineLine = memo(function OutlineLine(props: OutlineLineProps): ReactNode {
  const { id, row, index, name, isSelected, isActive, onSelect, onToggle } = props;
  const { person, children } = row.node;
  const indent = { '--row': index, '--indent': Math.min(row.level - 1, DEEPEST_INDENT) } as CSSProperties;
  return (
    // The keyboard acts on the tree, which points here with aria-activedescendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="treeitem"
      className={cx('oc-row', isActive && 'oc-active')}
      style={indent}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      {...(children.length > 0 && { 'aria-expanded': row.isOpen })}
      onClick={() => onSelect(person.id)}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <span
        className="oc-arrow"
        onClick={(event) => {
          if (children.length === 0) return;
          event.stopPropagation();
          onToggle(person.id);
        }}
      >
        {children.length > 0 && <ChevronRight aria-hidden />}
      </span>
      <Avatar id={person.id} name={person.Name} src={person.Avatar} />
      <b className="cd-cut">{name}</b> <span className="cd-cut">{cardLine(person)}</span>{' '}
      {children.length > 0 && (
        <small>
          {formatNumber(children.length)}
          <VisuallyHidden> direct</VisuallyHidden>
        </small>
      )}
    </div>
  );
});
