import { MESSAGES } from '@cadence/shared-contract';
import { toast } from '@cadence/shared-ui';
import { useNavigate } from '@cadence/shared-ui/router';
import { useEffect, type ReactNode } from 'react';
import type { ArrivalNotice } from '../routes/arrival-notice.ts';
import { isExpired, useMailedLink, type Invitee, type MailedLink } from './api/mailed-link.ts';
import { CheckingLink, UncheckedLink } from './link-notices.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { HOME, LOGIN } from './signed-out-paths.ts';
import { UsedLink } from './used-link.tsx';

/** The documented toast of a link that is worth nothing, and where it leads (people §8). */
const EXPIRED: Readonly<Record<MailedLink['purpose'], { readonly sentence: string; readonly to: string }>> = {
  reset: { sentence: MESSAGES.resetLinkExpired, to: LOGIN },
  invitation: { sentence: MESSAGES.resetLinkExpired, to: LOGIN },
  unlock: { sentence: MESSAGES.unlockLinkExpired, to: LOGIN },
  confirm: { sentence: MESSAGES.unlockLinkExpired, to: HOME },
};

export interface PendingLink {
  readonly invitee: Invitee | null;
  /** Looks at the link again, after a use was refused. */
  readonly recheck: () => void;
}

export interface CheckedLinkProps {
  readonly link: MailedLink;
  readonly title: string;
  /** What is shown while the link can be used. */
  readonly children: (pending: PendingLink) => ReactNode;
}

/**
 * The screen of a mailed link, which acts on a press, never on arrival (D-199). A used link says that it worked; one that
 * is worth nothing leads away with the documented toast.
 */
export function CheckedLink({ link, title, children }: CheckedLinkProps): ReactNode {
  const { purpose } = link;
  const navigate = useNavigate();
  const check = useMailedLink(link);
  const isWorthless = isExpired(check.error) || check.data?.state === 'expired';
  useEffect(() => {
    if (!isWorthless) return;
    const { sentence, to } = EXPIRED[purpose];
    toast({ title: sentence, tone: 'error' });
    void navigate(to, { replace: true, state: { expired: purpose } satisfies ArrivalNotice });
  }, [isWorthless, navigate, purpose]);
  const recheck = (): void => void check.refetch();
  const content = (): ReactNode => {
    if (check.isError && !isWorthless) return <UncheckedLink error={check.error} onRetry={recheck} />;
    if (check.data?.state === 'used') return <UsedLink purpose={purpose} at={check.data.at} />;
    if (check.data?.state === 'pending') return children({ invitee: check.data.invitee, recheck });
    return <CheckingLink />;
  };
  return <SignedOutLayout title={title}>{content()}</SignedOutLayout>;
}
