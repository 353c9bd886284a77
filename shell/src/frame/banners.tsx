import { useStorageTrouble } from '@cadence/shared-auth';
import { Banner, Button } from '@cadence/shared-ui';
import { useLocation } from '@cadence/shared-ui/router';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { readArrival } from '../routes/arrival-notice.ts';
import { useServices } from '../services/services-context.tsx';
import { UnsentNotices } from './unsent-notices.tsx';

/** A connection that comes back sooner is not worth a line. */
const QUIET_MS = 3_000;

/** Quiet lines under the header: connection, a new release, overrides, a missing registry. */
export function Banners(): ReactNode {
  return (
    <>
      <OverrideBanner />
      <RegistryBanner />
      <StorageBanner />
      <ConnectionBanner />
      <ReleaseBanner />
      <ArrivalBanner />
      <UnsentNotices />
    </>
  );
}

/** What led here, when it was not what was asked for. */
function ArrivalBanner(): ReactNode {
  const { expired, unknownPath } = readArrival(useLocation().state);
  if (unknownPath !== undefined)
    return (
      <Banner
        tone="notice"
        title={
          <>
            There is no page at <bdi>{unknownPath}</bdi>.
          </>
        }
      >
        This is your dashboard.
      </Banner>
    );
  if (expired === undefined) return null;
  return (
    <Banner tone="notice" title="The link in the mail no longer works.">
      {expired === 'confirm'
        ? 'Your new address may be confirmed already. If your profile still says pending, save it there again.'
        : 'You are logged in, and can go on.'}
    </Banner>
  );
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function ConnectionBanner(): ReactNode {
  const { live } = useServices();
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const isLost = useStore(live.status, (status) => status === 'lost');
  const isLastingLost = useLasting(isLost);
  if (!isOnline)
    return (
      <Banner tone="offline" title="You are offline.">
        What you see may be out of date.
      </Banner>
    );
  if (!isLastingLost) return null;
  return (
    <Banner tone="reconnecting" title="Reconnecting">
      Live updates are paused.
    </Banner>
  );
}

/** True once `value` has been true for a while; false at once. */
function useLasting(value: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLasting(true), QUIET_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value]);
  return value && isLasting;
}

/** Offers a reload when remotes were released since then, and waits while something is unsaved. */
function ReleaseBanner(): ReactNode {
  const { guards, platform } = useServices();
  const [isNewer, setNewer] = useState(false);
  const isHeld = useStore(guards.store, ({ reasons }) => reasons.length > 0);
  useEffect(() => platform.watchRegistry(() => setNewer(true)), [platform]);
  if (!isNewer || isHeld) return null;
  return (
    <Banner
      tone="notice"
      title="A new version is ready."
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    />
  );
}

function OverrideBanner(): ReactNode {
  const { platform } = useServices();
  if (platform.overrides.length === 0) return null;
  return (
    <Banner
      tone="notice"
      title="Development override:"
      action={
        <Button size="sm" onClick={() => platform.clearOverrides()}>
          Clear
        </Button>
      }
    >
      {platform.overrides.map(({ remote, url }) => `${remote} from ${new URL(url).origin}`).join(', ')}
    </Banner>
  );
}

const STORAGE_SENTENCES = {
  blocked: {
    title: 'This browser does not let Cadence keep anything.',
    text: 'You have to sign in again after you reload or close this page, and unsaved text is lost then.',
  },
  full: {
    title: 'There is no room left in this browser for what Cadence keeps.',
    text: 'You may have to sign in again after you close this page, and unsaved text may be lost then.',
  },
} as const;

function StorageBanner(): ReactNode {
  const trouble = useStorageTrouble();
  if (trouble === null) return null;
  const { title, text } = STORAGE_SENTENCES[trouble];
  return (
    <Banner tone="notice" title={title}>
      {text}
    </Banner>
  );
}

function RegistryBanner(): ReactNode {
  const { boot } = useServices();
  if (boot.registrySource !== 'none') return null;
  return (
    <Banner
      tone="notice"
      title="Most of Cadence could not be found."
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      The list of its parts did not answer.
    </Banner>
  );
}
