import type { ReactNode } from 'react';
import { CircleAlert, FunnelX, Inbox, Lock, RefreshCw, Unplug } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { passFocusOn } from '../keys/pass-focus-on.ts';
import { cx } from '../styles/cx.ts';

export interface EmptyStateProps {
  /** Why it is empty: nothing yet, filtered out, or not permitted. It chooses the icon. */
  readonly kind?: 'none' | 'filtered' | 'forbidden';
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
  /** The allowed action. */
  readonly action?: ReactNode;
  readonly size?: 'sm' | 'md';
}

const kindIcons = {
  none: <Inbox aria-hidden />,
  filtered: <FunnelX aria-hidden />,
  forbidden: <Lock aria-hidden />,
} as const;

/** Nothing to show: why, and what to do about it. The focus of its action moves to what takes its place. */
export function EmptyState({
  kind = 'none',
  icon,
  title,
  children,
  action,
  size = 'md',
}: EmptyStateProps): ReactNode {
  return (
    <div ref={passFocusOn} className={cx('cd-empty', size === 'sm' && 'cd-empty-sm')}>
      {icon ?? kindIcons[kind]}
      <p className="cd-empty-text">
        <b>{title}</b>
        {children}
      </p>
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  /** What failed: 'The goals could not be loaded'. */
  readonly title: ReactNode;
  /** The server's sentence. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** The request's or incident's id, to quote. */
  readonly incident?: string | null | undefined;
  /** `remote` when a whole part of the product is away. */
  readonly kind?: 'request' | 'remote';
  readonly size?: 'sm' | 'md';
}

/** What failed, why, and Retry, whose focus moves to what takes its place. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  incident,
  kind = 'request',
  size = 'md',
}: ErrorStateProps): ReactNode {
  return (
    <div ref={passFocusOn} className={cx('cd-empty', size === 'sm' && 'cd-empty-sm')} role="alert">
      {kind === 'remote' ? <Unplug aria-hidden /> : <CircleAlert aria-hidden />}
      <p className="cd-empty-text">
        <b>{title}</b>
        {children}
      </p>
      {onRetry !== undefined && (
        <Button icon={<RefreshCw aria-hidden />} loading={retrying} loadingText="Retrying" onClick={onRetry}>
          Retry
        </Button>
      )}
      {incident !== undefined && incident !== null && incident !== '' && (
        <span className="cd-hint">Request {incident}</span>
      )}
    </div>
  );
}
