import type { ReactNode } from 'react';
import { failedRead, useTimeZone } from '@cadence/shared-auth';
import {
  Button,
  Callout,
  dayOf,
  Drawer,
  EmptyState,
  ErrorState,
  formatDate,
  SkeletonDetail,
} from '@cadence/shared-ui';
import { CircleAlert, CircleCheck } from '@cadence/shared-ui/icons';
import { usePublished } from '../api/use-strategy.ts';
import { changesBetween } from '../strategy-changes.ts';
import type { FieldChange } from '../strategy-changes.ts';
import type { StrategyTexts } from '../strategy-texts.ts';
import { textsOf } from '../strategy-texts.ts';
import { TextChanges } from './text-changes.tsx';

export interface PublishDrawerProps {
  /** What would be published. */
  readonly texts: StrategyTexts;
  readonly isPublishing: boolean;
  /** Why it was not published; null while nothing failed. */
  readonly failure: string | null;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** What readers would see change, before anything is published. */
export function PublishDrawer(props: PublishDrawerProps): ReactNode {
  const { texts, isPublishing, failure, onPublish, onClose } = props;
  const published = usePublished();
  const { data } = published;
  const changes = data === undefined ? null : changesBetween(textsOf(data), texts);
  const isNothing = changes?.length === 0;
  return (
    <Drawer
      width={720}
      title="Changes to publish"
      subtitle={<Against PublishedAt={data?.PublishedAt ?? null} />}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isNothing ? 'Close' : 'Not Yet'}</Button>
          {changes !== null && !isNothing && (
            <Button variant="primary" loading={isPublishing} loadingText="Publishing" onClick={onPublish}>
              Publish
            </Button>
          )}
        </>
      }
    >
      <div className="st-drawer">
        {failure !== null && <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={failure} />}
        {changes === null ? <NotThere query={published} /> : <Changes changes={changes} />}
      </div>
    </Drawer>
  );
}

function Against({ PublishedAt }: { readonly PublishedAt: string | null }): ReactNode {
  const timeZone = useTimeZone();
  return PublishedAt === null
    ? 'The first version that others read'
    : `Against the version of ${formatDate(dayOf(PublishedAt, timeZone))}`;
}

function NotThere({ query }: { readonly query: ReturnType<typeof usePublished> }): ReactNode {
  if (!query.isError) return <SkeletonDetail label="Loading what is published" />;
  return <ErrorState title="What is published could not be loaded" {...failedRead(query)} />;
}

function Changes({ changes }: { readonly changes: readonly FieldChange[] }): ReactNode {
  if (changes.length > 0) return <TextChanges changes={changes} />;
  return (
    <EmptyState icon={<CircleCheck aria-hidden />} title="There is nothing to publish">
      Everybody reads these texts already.
    </EmptyState>
  );
}
