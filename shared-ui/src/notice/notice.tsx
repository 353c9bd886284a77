import type { ReactNode } from 'react';
import { Info, WifiOff } from 'lucide-react';
import { Spinner } from '../progress/spinner.tsx';
import { cx } from '../styles/cx.ts';

export interface BannerProps {
  /** `offline` and `reconnecting` heal by themselves; `notice` is anything else worth one quiet line. */
  readonly tone: 'offline' | 'reconnecting' | 'notice';
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

const bannerIcons = {
  offline: <WifiOff aria-hidden />,
  reconnecting: <Spinner />,
  notice: <Info aria-hidden />,
} as const;

/** One line of text under the header, announced politely. */
export function Banner({ tone, title, children, action }: BannerProps): ReactNode {
  return (
    <div className="cd-banner" role="status">
      {bannerIcons[tone]}
      <b>{title}</b>
      {children !== undefined && <span>{children}</span>}
      {action !== undefined && <span className="cd-banner-end">{action}</span>}
    </div>
  );
}

export interface CalloutProps {
  /** The face of who acts next, or an icon. */
  readonly lead?: ReactNode;
  /** 'Waiting for Ana Ruiz to approve' */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: 'plain' | 'caution' | 'alarm';
}

/** The current state and who acts next. */
export function Callout({ lead, title, children, actions, tone = 'plain' }: CalloutProps): ReactNode {
  return (
    <div
      className={cx('cd-notice', tone !== 'plain' && `cd-notice-${tone}`)}
      role={tone === 'alarm' ? 'alert' : 'status'}
    >
      {lead}
      <div className="cd-notice-text">
        <p>{title}</p>
        {children !== undefined && <div>{children}</div>}
      </div>
      {actions !== undefined && <div className="cd-notice-end">{actions}</div>}
    </div>
  );
}
