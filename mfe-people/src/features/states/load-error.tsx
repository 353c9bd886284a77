import type { ReactNode } from 'react';
import { ApiError, errorSentence } from '@cadence/shared-auth';
import { Banner, Button, ErrorState } from '@cadence/shared-ui';

/** What this needs to know of a query. */
export interface FailedQuery {
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}

/** Nothing could be loaded: what failed, the server's sentence, Retry. */
export function LoadError({
  title,
  query,
}: {
  readonly title: string;
  readonly query: FailedQuery;
}): ReactNode {
  return (
    <ErrorState
      title={title}
      incident={query.error instanceof ApiError ? query.error.requestId : null}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {errorSentence(query.error)}
    </ErrorState>
  );
}

/** What was loaded before stays; this line says that it may be old. */
export function RefreshError({ query }: { readonly query: FailedQuery }): ReactNode {
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
