import { useMutation as useBareMutation } from '@tanstack/react-query';
import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { ApiError, errorSentence } from '../api/api-error.ts';
import type { OwnChange } from '../freshness/own-changes.ts';
import { withinSession } from '../session/session-actions.ts';
import { useOptionalShell } from '../shell/shell-context.tsx';

/** Where a failure is said: as a toast, or inline, by the screen that shows `error`. */
export type FailurePlace = 'toast' | 'inline';

export interface MutationOptions<Data, Variables, Context> extends UseMutationOptions<
  Data,
  Error,
  Variables,
  Context
> {
  /** A toast unless said otherwise: every change has an outcome that a person sees (D-124). */
  readonly failure?: FailurePlace | ((error: Error) => FailurePlace);
  /** What it has made different, once it is answered: what is shown of that is read again, in one place (ADR 17). */
  readonly changes?: (answer: Data, variables: Variables) => OwnChange | readonly OwnChange[];
  /** It changes nothing, as the fetching of a file: no event is an echo of it. */
  readonly isRead?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      readonly changes?: (answer: never, variables: never) => OwnChange | readonly OwnChange[];
      readonly isRead?: boolean;
    };
  }
}

/** The end of the session is said by the login that follows (D-1). */
function isSessionOver(error: Error): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/**
 * A change, as TanStack's `useMutation`, whose failure is never silent. Signed-out screens, without toasts, show it inline. When
 * the session ends before it is answered, nothing follows from it, neither a toast nor what it would put into the cache or back.
 */
export function useMutation<Data, Variables = void, Context = unknown>({
  failure = 'toast',
  changes,
  isRead,
  mutationFn,
  ...options
}: MutationOptions<Data, Variables, Context>): UseMutationResult<Data, Error, Variables, Context> {
  const shell = useOptionalShell();
  return useBareMutation<Data, Error, Variables, Context>({
    ...options,
    ...(mutationFn && { mutationFn: (...given) => withinSession(mutationFn(...given)) }),
    meta: { ...(changes && { changes }), ...(isRead && { isRead }) },
    onError: (error, ...rest) => {
      const place = typeof failure === 'function' ? failure(error) : failure;
      if (place === 'toast' && !isSessionOver(error))
        shell?.toast({ title: errorSentence(error), tone: 'alarm' });
      return options.onError?.(error, ...rest);
    },
  });
}
