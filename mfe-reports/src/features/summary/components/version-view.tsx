import type { ReactNode } from 'react';
import { failedRead } from '@cadence/shared-auth';
import { ErrorState, plural, SkeletonDetail } from '@cadence/shared-ui';
import { diffTexts, MarkedText } from '@cadence/shared-ui/text-diff';
import { useVersion } from '../api/versions.ts';
import { partsOf, type Texts } from '../parts.ts';

export interface VersionViewProps {
  readonly id: number;
  readonly version: number;
  /** As they read now. */
  readonly now: Texts;
}

/** One version: the texts that would change, with what is restored and what is removed; the rest is counted. */
export function VersionView({ id, version, now }: VersionViewProps): ReactNode {
  const { data, isError, error, isFetching, refetch } = useVersion(id, version);
  if (isError)
    return (
      <ErrorState title="The version could not be loaded" {...failedRead({ error, isFetching, refetch })} />
    );
  if (data === undefined) return <SkeletonDetail label="Loading the version" />;
  const parts = partsOf(data);
  const changed = parts.filter(({ key, text }) => text.Summary !== now[key]);
  const same = parts.length - changed.length;
  return (
    <div className="sum-version">
      {changed.map(({ key, title, text }) => (
        <section key={key}>
          <h3 className="cd-subheading">{title}</h3>
          <p className="cd-prose">
            <MarkedText parts={diffTexts(now[key] ?? '', text.Summary)} />
          </p>
        </section>
      ))}
      <p className="cd-t13 cd-ink2">
        {changed.length === 0
          ? 'Every text is the same as now.'
          : `${plural(same, 'other text')} ${same === 1 ? 'is' : 'are'} the same as now.`}
      </p>
    </div>
  );
}
