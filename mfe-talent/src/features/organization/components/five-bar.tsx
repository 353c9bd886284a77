import type { CSSProperties, ReactNode } from 'react';
import { cx, registerStyles } from '@cadence/shared-ui';
import { countsText, type Tally } from '../tally-words.ts';
import css from './five-bar.css';

registerStyles('tal-five', css);

/** Five greys from outline to ink, as wide as there are people at each status. */
export function FiveBar({ tally }: { readonly tally: Tally }): ReactNode {
  return (
    <span className="tal-five" role="img" aria-label={countsText(tally)}>
      {tally.Counts.map(
        (count, status) =>
          count > 0 && (
            // The order of statuses never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={status} className={`tal-s${status}`} style={{ '--n': count } as CSSProperties} />
          ),
      )}
    </span>
  );
}

/** The grey of one status, for the head of its column. */
export function FiveKey({ status }: { readonly status: number }): ReactNode {
  return <i className={cx('tal-five-key', `tal-s${status}`)} aria-hidden />;
}
