import { ApiError, errorSentence } from './api-error.ts';

/** What there is to know of a read that failed: a query, or several as one. */
export interface FailedRead {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What an `ErrorState` says of a read that failed: why, the request's id to quote to support, and Retry. */
export function failedRead({ error, isFetching, refetch }: FailedRead) {
  return {
    children: errorSentence(error),
    incident: error instanceof ApiError ? error.requestId : null,
    retrying: isFetching,
    onRetry: () => void refetch(),
  };
}
