import type { ReactNode } from 'react';
import { ApiError, errorSentence } from '@cadence/shared-auth';
import { ErrorState } from '@cadence/shared-ui';

export interface LoadErrorProps {
  /** 'The goal could not be loaded' */
  readonly title: string;
  /** The read that failed. */
  readonly query: {
    readonly error: unknown;
    readonly isRefetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Stands where a read failed: why, the number to quote to support, and Retry. */
export function LoadError({ title, query: { error, isRefetching, refetch } }: LoadErrorProps): ReactNode {
  return (
    <ErrorState
      title={title}
      retrying={isRefetching}
      incident={error instanceof ApiError ? error.requestId : null}
      onRetry={() => void refetch()}
    >
      {errorSentence(error)}
    </ErrorState>
  );
}
