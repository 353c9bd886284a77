import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../button/button.tsx';
import { plural } from '../format/format.ts';
import { cx } from '../styles/cx.ts';

export interface ListRowProps {
  /** Where the row leads; the whole row is its target. */
  readonly to?: string;
  /** Instead of `to`, for rows that open something in place. */
  readonly onSelect?: () => void;
  /** Chosen in a master-detail: marked at its edge in the tenant's colour. */
  readonly current?: boolean;
  /** Two lines, then an ellipsis. */
  readonly title: string;
  readonly meta?: ReactNode;
  readonly tags?: ReactNode;
  /** The 120 px column at the right: sparkline and chips. */
  readonly aside?: ReactNode;
  /** A checkbox before the title; the whole edge of the row is its target. */
  readonly lead?: ReactNode;
}

function RowTitle({ to, onSelect, current = false, title }: ListRowProps): ReactNode {
  const mark = current ? { 'aria-current': 'true' as const } : {};
  if (to !== undefined) {
    return (
      <Link to={to} className="cd-list-link" {...mark}>
        <bdi>{title}</bdi>
      </Link>
    );
  }
  if (onSelect === undefined) return title;
  return (
    <button type="button" className="cd-list-link" onClick={onSelect} {...mark}>
      {title}
    </button>
  );
}

/** A row of a list of goals or of the like. Use it inside `<ul>`. */
export function ListRow(props: ListRowProps): ReactNode {
  const { title, meta, tags, aside, lead } = props;
  return (
    <li className={cx('cd-list-row', lead !== undefined && 'cd-list-row-lead')}>
      {lead !== undefined && <div className="cd-list-lead">{lead}</div>}
      <div>
        <p className="cd-list-title cd-cut2" title={title}>
          <RowTitle {...props} />
        </p>
        {meta !== undefined && <p className="cd-list-meta cd-cut">{meta}</p>}
        {tags !== undefined && <div className="cd-tags">{tags}</div>}
      </div>
      {aside !== undefined && <div className="cd-list-aside">{aside}</div>}
    </li>
  );
}

export interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  /** There may be more than `total`, which nobody counted to the end. */
  readonly atLeast?: boolean;
  /** Singular noun of the rows. */
  readonly noun: string;
  /** Its plural where an s does not make it. */
  readonly many?: string;
  readonly onLoadMore: () => void;
  readonly loading?: boolean;
  /** What else the foot offers. */
  readonly children?: ReactNode;
}

function footOf({ shown, total, atLeast = false, noun, many }: LoadMoreProps): string {
  if (shown >= total) return atLeast ? `${plural(shown, noun, many)} so far` : plural(total, noun, many);
  return `${shown} of ${atLeast ? 'more than ' : ''}${plural(total, noun, many)}`;
}

/** The foot of a list: how many of how many, announced as it grows, and Load More while there are more. */
export function LoadMore(props: LoadMoreProps): ReactNode {
  const { shown, total, atLeast = false, onLoadMore, loading = false, children } = props;
  return (
    <div className="cd-list-foot">
      <span role="status">{footOf(props)}</span>
      {children}
      {(atLeast || shown < total) && (
        <Button size="sm" loading={loading} loadingText="Loading" onClick={onLoadMore}>
          Load More
        </Button>
      )}
    </div>
  );
}
