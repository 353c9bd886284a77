import { readSession } from '@cadence/shared-auth';
import type { SessionView, ShellApi, SlotsApi, ToastTone } from '@cadence/shared-contract/remote';
import { toast } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import type { LiveTopics } from '../live/live-topics.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { UnsavedGuards } from '../unsaved/unsaved-guards.ts';
import { refineTitle, type PageTitleStore } from './page-title.ts';

export interface ShellApiParts {
  readonly navigate: ShellApi['navigate'];
  readonly pageTitle: PageTitleStore;
  readonly topics: LiveTopics;
  readonly slots: SlotsApi<ReactNode>;
  readonly guards: UnsavedGuards;
  readonly telemetry: Telemetry;
}

const TONES = { neutral: 'info', good: 'success', caution: 'info', alarm: 'error' } as const satisfies Record<
  ToastTone,
  unknown
>;

function currentSession(): SessionView {
  const session = readSession();
  if (session === null) throw new Error('Nobody is signed in.');
  return session;
}

/** What remotes get of the platform; made once, so that its identity never changes. */
export function createShellApi({
  navigate,
  pageTitle,
  topics,
  slots,
  guards,
  telemetry,
}: ShellApiParts): ShellApi<ReactNode> {
  return {
    session: currentSession,
    currentPeriod: () => currentSession().period,
    navigate,
    setTitle: (title, options) => refineTitle(pageTitle, title, options),
    hub: { on: topics.on },
    slots,
    toast: ({ tone = 'neutral', ...options }) => void toast({ ...options, tone: TONES[tone] }),
    holdUnsaved: (reason) => guards.hold(reason),
    telemetry: { report: telemetry.report },
  };
}
