import type { ReactNode } from 'react';
import { errorSentence } from '@cadence/shared-auth';
import { ErrorText, LoadMore, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { LoadFailure } from '../../states/components/load-failure.tsx';
import type { PeoplePages } from '../api/people.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The people while they load, or why they could not be loaded. */
export function WithoutPeople({ error, isRetrying, onRetry }: PeoplePages): ReactNode {
  if (error !== null)
    return (
      <LoadFailure
        title="The people could not be loaded"
        query={{ error, isFetching: isRetrying, refetch: onRetry }}
      />
    );
  return (
    <SkeletonGroup label="Loading people">
      {ROWS.map((row) => (
        <Skeleton key={row} height={38} />
      ))}
    </SkeletonGroup>
  );
}

export interface MorePeopleProps {
  readonly pages: PeoplePages;
  /** How many are shown, of how many. */
  readonly drawn: number;
  readonly total: number;
  /** How many may be shown, and how many more at a time. */
  readonly shown: number;
  readonly step: number;
  readonly onShow: (count: number) => void;
}

/** How many of how many are shown, and a button for more, which loads those not read yet. */
export function MorePeople({ pages, drawn, total, shown, step, onShow }: MorePeopleProps): ReactNode {
  const showMore = (): void => {
    onShow(shown + step);
    if (shown + step > (pages.people?.length ?? 0)) pages.onMore?.();
  };
  return (
    <>
      {pages.error !== null && <ErrorText>{errorSentence(pages.error)}</ErrorText>}
      <LoadMore
        shown={drawn}
        total={total}
        noun="person"
        many="people"
        loading={pages.isLoadingMore}
        onLoadMore={showMore}
      />
    </>
  );
}
