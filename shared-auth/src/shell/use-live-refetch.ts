import { useEffect, useRef } from 'react';
import type { TenantUpdate } from '@cadence/shared-contract';
import { useLive } from './use-live.ts';

/** Events of one change come in bursts (a goal, its parent, its children); one refetch answers them all. */
const BURST_MS = 200;

export interface LiveRefetchOptions {
  /** Whether an event may have changed what is shown. */
  readonly matches: (event: TenantUpdate) => boolean;
  /** Whether it is too early: what is on its way may have been read before the change. Asked again until it is not. */
  readonly isBusy: () => boolean;
  readonly refetch: () => unknown;
}

/**
 * Keeps what is shown up to date with what others do, and after the connection was lost. On a busy Friday events never
 * pause: the first one sets the time, later ones do not put it off, and a refetch under way is not restarted.
 */
export function useLiveRefetch({ matches, isBusy, refetch }: LiveRefetchOptions): void {
  const newest = useRef({ isBusy, refetch });
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    newest.current = { isBusy, refetch };
  });
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const refetchSoon = (): void => {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      if (newest.current.isBusy()) refetchSoon();
      else newest.current.refetch();
    }, BURST_MS);
  };
  useLive('TenantUpdate', (event) => {
    if (matches(event)) refetchSoon();
  });
  useLive('missed', refetchSoon);
}
