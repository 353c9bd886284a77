import type { CSSProperties, ReactNode } from 'react';
import { ArrowDown, ArrowUp } from '../icon/icons.ts';

export interface SortHeadProps {
  /** How the rows are sorted by this column; `none` when they are sorted by another. */
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** The column's title. */
  readonly children: ReactNode;
}

/** A column head that sorts: its arrow is shown for the sorted column, and for others on hover and focus. */
export function SortHead({ direction, onSort, className, style, children }: SortHeadProps): ReactNode {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} style={style} aria-sort={direction}>
      <button type="button" className="cd-sort" onClick={onSort}>
        {children}
        <Arrow className="cd-i-12" aria-hidden />
      </button>
    </th>
  );
}
