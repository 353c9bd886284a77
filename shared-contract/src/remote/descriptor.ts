import type { Access } from './access.ts';
import type { PageProps, SlotMap, SlotMeta, SlotName, SlotProps } from './slots.ts';

declare const propsOf: unique symbol;

/** A module the remote exposes; `P` is the props its default-exported component takes, checked at build. */
export interface Ref<P> {
  readonly expose: `./${string}`;
  readonly [propsOf]?: (props: P) => void;
}

export interface RouteDescriptor {
  readonly id: string;
  /** A path under /v3, with react-router parameters: `/v3/goals/:goalId`. */
  readonly path: `/${string}`;
  readonly page: Ref<PageProps>;
  readonly access?: Access;
  /** Alone on the screen, without menu and header; absent in the descriptors of remotes that know no such page. */
  readonly isBare?: boolean;
  /** Document title and header title; pages may refine it through `ShellApi.setTitle`. */
  readonly title: string;
}

/**
 * What leads there from anywhere, while no text is typed and single keys are on (D-132): a letter, or `g` and a letter
 * one after the other, which is for pages. No letter is used twice on the platform.
 */
export type Hotkey = string;

export interface MenuDescriptor {
  readonly routeId: string;
  readonly label: string;
  readonly icon: string;
  /** Position in the side menu; the documents' order is 10 Dashboard … 80 Help (people §2.1). */
  readonly order: number;
  readonly to: `/${string}`;
  /** Path prefixes that select the item besides `to` (people §2.1: Organization also on /v3/profile). */
  readonly selectedOn?: readonly `/${string}`[];
  readonly hotkey?: Hotkey;
  readonly access?: Access;
}

export interface SlotContribution<K extends SlotName> {
  readonly id: string;
  readonly component: Ref<SlotProps<K>>;
  readonly meta: SlotMeta<K>;
  readonly access?: Access;
}

/** Something to begin from anywhere by its name, in the command palette. */
export interface CommandDescriptor {
  readonly id: string;
  /** What it does, as its button would say it: 'New action item'. */
  readonly label: string;
  /** For a page, its icon in the design system; what begins something has the same as every command. */
  readonly icon?: string;
  /** Other names it is found by. */
  readonly keywords?: readonly string[];
  /** The page of this remote that it leads to, with its query: `/v3/actionitems?item=new`. */
  readonly to: `/${string}`;
  /**
   * The search parameter in which the page is handed what was typed after the name. The page takes it as text that is
   * not saved yet, and out of the address at once, so that it counts once. Without it nothing is handed over.
   */
  readonly textParam?: string;
  readonly hotkey?: Hotkey;
  /** Beside that of the page. */
  readonly access?: Access;
}

/**
 * What the shell knows of a remote before any of its code is loaded: enough for menu, routes, permissions,
 * commands and slots to be there at once.
 */
export interface RemoteDescriptor {
  readonly schema: 1;
  readonly name: string;
  /** Semver ranges of what the platform must provide, by package name. */
  readonly requires: Readonly<Record<string, string>>;
  /** Path prefixes this remote owns; a route outside them fails the build. */
  readonly prefixes: readonly `/${string}`[];
  readonly routes: readonly RouteDescriptor[];
  readonly menu: readonly MenuDescriptor[];
  readonly slots: { readonly [K in keyof SlotMap]?: readonly SlotContribution<K>[] };
  /** Absent in the descriptors of remotes that were released before there were commands. */
  readonly commands?: readonly CommandDescriptor[];
}

type ComponentModule<P> = { default: (props: P) => unknown };

/**
 * Names an exposed module and checks at compile time that its default export takes `P`.
 * `load` is never called by the descriptor; the build reads `expose` and the source path beside it.
 */
export function ref<P>(expose: `./${string}`, _load: () => Promise<ComponentModule<P>>): Ref<P> {
  return { expose };
}

/** Keeps the descriptor's literal types and checks its shape. */
export function defineRemote<const D extends RemoteDescriptor>(descriptor: D): D {
  return descriptor;
}
