import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';

export interface SkeletonProps {
  /** CSS length or pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly shape?: 'line' | 'chip' | 'round';
}

/** A grey placeholder for one piece of content. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps): ReactNode {
  return (
    <span
      className={cx('cd-skel', shape !== 'line' && `cd-skel-${shape}`)}
      style={{ width, height }}
      aria-hidden
    />
  );
}

interface GroupProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Placeholders announced once as loading; they appear only after 150 ms, so that quick answers do not flash. */
export function SkeletonGroup({ label = 'Loading', children }: GroupProps): ReactNode {
  return (
    <div className="cd-skel-group" role="status" aria-busy>
      <span className="cd-vh">{label}</span>
      {children}
    </div>
  );
}

/** Rows of a goal-like list: title, who, tags, and the chips' column. */
export function SkeletonList({
  rows = 6,
  label,
}: {
  readonly rows?: number;
  readonly label?: string;
}): ReactNode {
  return (
    <SkeletonGroup {...(label !== undefined && { label })}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="cd-skel-row">
          <div>
            <Skeleton width="92%" />
            <Skeleton width="64%" />
            <Skeleton width="48%" />
          </div>
          <div>
            <Skeleton shape="chip" />
            <Skeleton shape="chip" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** A detail pane: title, facts and a few paragraphs. */
export function SkeletonDetail({ label }: { readonly label?: string }): ReactNode {
  return (
    <SkeletonGroup {...(label !== undefined && { label })}>
      <div className="cd-skel-detail">
        <div>
          <Skeleton width="70%" height={20} />
          <Skeleton width="40%" />
        </div>
        <Skeleton width="100%" height={64} />
        {[80, 92, 60].map((width) => (
          <div key={width}>
            <Skeleton width={96} />
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width - 12}%`} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
