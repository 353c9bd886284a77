import type { ReactElement, ReactNode } from 'react';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A second line. */
  readonly hint?: string;
  readonly onSelect: () => void;
  readonly tone?: 'plain' | 'danger';
  /** Why it cannot be used now: shown under the label; the item can be reached but not chosen. */
  readonly disabledReason?: string | null | undefined;
  /** Makes it one of a choice, ticked when true. */
  readonly checked?: boolean;
}

export type MenuEntry =
  | MenuAction
  | { readonly id: string; readonly separator: true }
  | { readonly id: string; readonly heading: string };

export interface MenuProps {
  /** The button that opens it; takes the focus back. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  readonly label: string;
  readonly align?: 'start' | 'end';
}

/** Where the keyboard starts in a menu that it opened; a pointer starts nowhere. */
export type MenuStart = 'first' | 'last' | null;
