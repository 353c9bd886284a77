import { Fragment, type ReactNode } from 'react';
import type {
  ShellApi,
  SlotEntry,
  SlotName,
  SlotProps,
  SlotsApi,
  ToastOptions,
  TitleParent,
} from '@cadence/shared-contract/remote';
import { readSession, sessionStore } from '../session/session-store.ts';
import { createTestHub, type TestHub } from './test-hub.ts';

export type TestContribution<K extends SlotName> = SlotEntry<K> & {
  readonly component: (props: SlotProps<K>) => ReactNode;
};
/** What other remotes would contribute: by slot, each with the component to render. */
export type TestSlots = { readonly [K in SlotName]?: readonly TestContribution<K>[] };

export interface TestShell {
  readonly shell: ShellApi<ReactNode>;
  readonly hub: TestHub;
  /** What was said in toasts, oldest first. */
  readonly toasts: readonly ToastOptions[];
  /** Reasons of the unsaved guards that are held now. */
  readonly guards: ReadonlySet<string>;
  /** The title the page has set; null is the route's own. */
  title(): string | null;
  /** The breadcrumb before the title, outermost first. */
  titleParents(): readonly TitleParent[];
  /** What the window's tab says instead of the title; null for the title. */
  titleTab(): string | null;
  /** Errors that were reported. */
  readonly reports: readonly unknown[];
}

function testSlots(slots: TestSlots): SlotsApi<ReactNode> {
  const contributions = <K extends SlotName>(name: K): readonly TestContribution<K>[] => slots[name] ?? [];
  return {
    list: (name) => contributions(name),
    render: (name, props, id) =>
      contributions(name)
        .filter((entry) => id === undefined || entry.id === id)
        .map((entry) => <Fragment key={entry.id}>{entry.component(props)}</Fragment>),
  };
}

function currentSession() {
  const session = readSession(sessionStore.getState());
  if (session === null) throw new Error('Nobody is signed in.');
  return session;
}

/** A shell that keeps what a page asks of it, for a test to look at. */
export function createTestShell(navigate: ShellApi['navigate'], slots: TestSlots = {}): TestShell {
  const hub = createTestHub();
  const toasts: ToastOptions[] = [];
  const guards = new Set<string>();
  const reports: unknown[] = [];
  let pageTitle: string | null = null;
  let pageParents: readonly TitleParent[] = [];
  let pageTab: string | null = null;
  return {
    hub,
    toasts,
    guards,
    reports,
    title: () => pageTitle,
    titleParents: () => pageParents,
    titleTab: () => pageTab,
    shell: {
      session: currentSession,
      currentPeriod: () => currentSession().period,
      navigate,
      setTitle: (title, { parents = [], tab } = {}) => {
        pageTitle = title;
        pageParents = parents;
        pageTab = tab ?? null;
      },
      hub: hub.hub,
      slots: testSlots(slots),
      toast: (options) => void toasts.push(options),
      holdUnsaved: (reason) => {
        guards.add(reason);
        return () => void guards.delete(reason);
      },
      telemetry: { report: (error) => `incident-${reports.push(error)}` },
    },
  };
}
