import { discWords } from '@cadence/shared-contract';
import { LinkButton, Skeleton } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { profilePath } from '../../../people/person-path.ts';
import { MANUAL_PATH } from '../../../profile/profile-tabs.ts';
import { useManualReport } from '../../api/use-user-manual.ts';

interface FinishedProps {
  readonly personId: number;
  readonly publicKey: string;
  /** It was finished here and now; else some time ago, or on another device. */
  readonly isJustNow: boolean;
}

/** The type in words; without it the way to the manual is enough. */
function TypeWords({ publicKey }: { readonly publicKey: string }): ReactNode {
  const report = useManualReport(publicKey, true);
  if (report.isPending) return <Skeleton width={240} />;
  if (report.data === undefined) return null;
  return (
    <>
      <p className="cd-heading">{discWords(report.data.Disc)}</p>
      <p className="cd-prose">{report.data.Headline}</p>
    </>
  );
}

/** The assessment is over: its result, and where to find it. */
export function Finished({ personId, publicKey, isJustNow }: FinishedProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustNow) heading.current?.focus();
  }, [isJustNow]);
  return (
    <div className="pe-as pe-as-end">
      <CircleCheck className="cd-i-20" aria-hidden />
      <h2 className="cd-title" ref={heading} tabIndex={-1}>
        {isJustNow ? 'Your user manual is ready' : 'You have finished this assessment'}
      </h2>
      <TypeWords publicKey={publicKey} />
      <LinkButton to={profilePath(personId, MANUAL_PATH)} variant="primary" size="lg">
        Open my user manual
      </LinkButton>
      <p className="pe-as-hint">You can close this page.</p>
    </div>
  );
}
