import type { ReactNode } from 'react';
import { errorSentence, type FailedRead } from '@cadence/shared-auth';
import { Banner, Button } from '@cadence/shared-ui';

/** What was loaded before stays; this line says that it may be old. */
export function RefreshError({ query }: { readonly query: FailedRead }): ReactNode {
  if (query.error === null || query.error === undefined) return null;
  return (
    <Banner
      tone="notice"
      title="This may be out of date."
      action={
        <Button size="sm" variant="quiet" loading={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      }
    >
      {errorSentence(query.error)}
    </Banner>
  );
}
