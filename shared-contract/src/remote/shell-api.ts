import type { Profile } from '../operations/people.ts';
import type { SessionPeriod, SessionTenant } from '../operations/auth.ts';
import type { HubTopic, HubTopicMap } from '../live/topics.ts';
import type { Abilities } from './access.ts';
import type { SlotMeta, SlotName, SlotProps } from './slots.ts';

export type ToastTone = 'neutral' | 'good' | 'caution' | 'alarm';
export interface ToastOptions {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  readonly action?: { readonly label: string; onClick(): void };
}

/** The signed-in session as everything but the shell sees it: no token. */
export interface SessionView {
  readonly profile: Profile;
  readonly tenant: SessionTenant;
  readonly period: SessionPeriod;
  readonly abilities: Abilities;
}

export interface SlotEntry<K extends SlotName> {
  /** `remote:id`, unique on the platform. */
  readonly id: string;
  readonly remote: string;
  readonly meta: SlotMeta<K>;
}

/** The React parts of a slot; typed loosely on React so that the contract needs none. */
export interface SlotsApi<Node = unknown> {
  /** Contributions the viewer may see, in `meta.order`; known without loading code. */
  list<K extends SlotName>(name: K): readonly SlotEntry<K>[];
  /** Renders every contribution, or the one with `id`, each inside its own boundary. */
  render<K extends SlotName>(name: K, props: SlotProps<K>, id?: string): Node;
}

/** A page that the shown one belongs to. */
export interface TitleParent {
  readonly label: string;
  readonly to: string;
}
export interface TitleOptions {
  /** The way here, outermost first: shown as a breadcrumb before the title. */
  readonly parents?: readonly TitleParent[];
  /** What the window's tab says instead of the title: what is open on the page. */
  readonly tab?: string;
}

/** What a remote may use of the platform. It never sees the token or the hub connection itself. */
export interface ShellApi<Node = unknown> {
  session(): SessionView;
  /** The period that screens start from: the current one of the tenant. */
  currentPeriod(): SessionPeriod;
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  /** Header and document title of the page that is shown; null goes back to the route's own. */
  setTitle(title: string | null, options?: TitleOptions): void;
  readonly hub: {
    /** Listens to a live topic; returns the way to stop. `missed` says that some may not have been received. */
    on<T extends HubTopic>(topic: T, listener: (event: HubTopicMap[T]) => void): () => void;
  };
  readonly slots: SlotsApi<Node>;
  toast(options: ToastOptions): void;
  /** While at least one guard is held, reload offers wait and leaving the page asks first. */
  holdUnsaved(reason: string): () => void;
  readonly telemetry: { report(error: unknown, context: Readonly<Record<string, string>>): string };
}
