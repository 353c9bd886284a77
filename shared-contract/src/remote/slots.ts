import type { RoleName } from '../people/roles.ts';
/** Props of a page module that a route names. */
export interface PageProps {
  /** Values of the route's parameters, as strings. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Where a widget of the dashboard stands. */
export interface WidgetPlace {
  area: 'top' | 'main' | 'aside';
  order: number;
}

/** What a person calls a contribution, for where its own code cannot say it; absent in descriptors that are older. */
export interface Titled {
  readonly title?: string;
}

/**
 * Places on one remote's (or the shell's) page that other remotes may fill. `props` is what the contributed
 * component receives; `meta` is known before any code of the contributor is loaded.
 * @apart
 */
export interface SlotMap {
  /**
   * A block on /v3/home. `area` is the column, `top` the strip above both; lower `order` comes first. A role may have it
   * elsewhere.
   */
  'dashboard.widget': {
    props: { periodId: number };
    meta: WidgetPlace & {
      size: 's' | 'm' | 'l';
      byRole?: Partial<Record<RoleName, Partial<WidgetPlace>>>;
    } & Titled;
  };
  /** A tab of a person's profile. `path` is its URL segment; without the ability `needs` of that profile it is absent. */
  'profile.tab': {
    props: { personId: number };
    meta: { path: string; label: string; order: number; needs?: 'ReadAppraisals' };
  };
  /** A goal opened from anywhere, as a drawer over the page. */
  'goal.drawer': { props: { goalId: number; onClose(): void }; meta: Titled };
  /**
   * What the command with the same id begins, over any page that is not one of the command's own. `name` is that id, so
   * that one component can be several.
   */
  'frame.dialog': { props: { name: string; onClose(): void }; meta: Record<never, never> };
  /**
   * A quiet line under the header of every page, as long as this device keeps something of that kind that is not sent
   * yet (`unsent`), and until the page is left after that: its code is not loaded before.
   */
  'frame.notice': { props: Record<never, never>; meta: { unsent: string; order: number } };
  /** A control in the header, right of the search. */
  'header.action': { props: Record<never, never>; meta: { order: number } };
}

export const SLOT_NAMES = [
  'dashboard.widget',
  'profile.tab',
  'goal.drawer',
  'frame.dialog',
  'frame.notice',
  'header.action',
] as const satisfies readonly (keyof SlotMap)[];
export type SlotName = keyof SlotMap;
export type SlotProps<K extends SlotName> = SlotMap[K]['props'];
export type SlotMeta<K extends SlotName> = SlotMap[K]['meta'];
