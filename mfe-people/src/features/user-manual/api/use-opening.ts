import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';
import { useOwnManualCache } from './use-user-manual.ts';

/** An address of the web, also one of this site. @throws for anything else, such as a script */
function webAddress(url: string): string {
  const { protocol, href } = new URL(url, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${protocol} opens no page.`);
  return href;
}

/** Opens an address in a separate page without access to this one; false when the browser blocks it. */
function openPage(url: string): boolean {
  const page = window.open(url, '_blank');
  if (page === null) return false;
  page.opener = null;
  return true;
}

/** Opening the assessment, from the press of a button until its page is open. */
export interface Opening {
  readonly isBusy: boolean;
  /** The address for a link, where the browser blocked opening it; null otherwise. */
  readonly blockedUrl: string | null;
  /** Begins or resumes an assessment; `isAgreed` when the person knows what its result replaces (UMAN-015). */
  register(isAgreed: boolean): void;
}

/** The assessment opens 500 ms after it was asked for, in a separate page (UMAN-010). */
export function useOpening(personId: number): Opening {
  const cache = useOwnManualCache(personId);
  const [isWaiting, setWaiting] = useState(false);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const openSoon = (url: string): void => {
    window.clearTimeout(timer.current);
    setWaiting(true);
    setBlockedUrl(null);
    timer.current = window.setTimeout(() => {
      setWaiting(false);
      if (!openPage(url)) setBlockedUrl(url);
    }, LIMITS.assessmentDelay);
  };
  const registration = useMutation({
    mutationFn: async (isAgreed: boolean) => {
      const { Url } = await api.call('userManual.register', { params: { flag: isAgreed ? 1 : 0 } });
      return webAddress(Url);
    },
    onSuccess: openSoon,
    onSettled: () => void cache.refetch(),
  });
  const isBusy = registration.isPending || isWaiting;
  return {
    isBusy,
    blockedUrl,
    register: (isAgreed) => {
      if (!isBusy) registration.mutate(isAgreed);
    },
  };
}
