import type { MenuEntry } from '@cadence/shared-ui';
import {
  Archive,
  CircleCheck,
  Eye,
  Flag,
  Network,
  Pencil,
  Plus,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  User,
  type LucideIcon,
} from '@cadence/shared-ui/icons';
import { GOAL_ACTIONS, MENU_GROUPS, type GoalActionId } from '../actions/goal-actions.ts';
import { openOf, type GoalDialog } from '../place/goal-dialog.ts';

const ICONS: Readonly<Partial<Record<GoalActionId, LucideIcon>>> = {
  edit: Pencil,
  submit: Send,
  publish: CircleCheck,
  review: Eye,
  retract: Undo2,
  discard: Undo2,
  finalize: Flag,
  'edit-result': Pencil,
  'retract-result': Undo2,
  'review-result': Eye,
  'edit-review': Pencil,
  'request-shelve': Archive,
  'cancel-shelve': Undo2,
  shelve: Archive,
  reactivate: RotateCcw,
  'change-owner': User,
  'change-parent': Network,
  delete: Trash2,
};

export interface MenuItemsOptions {
  readonly open: ReadonlySet<GoalActionId>;
  readonly onOpen: (dialog: GoalDialog) => void;
  /** The action that already stands as the main button. */
  readonly leaveOut: GoalActionId | null;
  /** On a phone the menu also holds Add a Contributing Goal. */
  readonly contribute: boolean;
  readonly danger: GoalActionId;
}

/** The more-actions menu: what the per-goal permissions allow, in groups. */
export function menuItems({
  open,
  onOpen,
  leaveOut,
  contribute,
  danger,
}: MenuItemsOptions): readonly MenuEntry[] {
  const groups = MENU_GROUPS.map((group) => group.filter((id) => open.has(id) && id !== leaveOut));
  const entries = groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): readonly MenuEntry[] => [
      ...(index > 0 ? [{ id: `line-${index}`, separator: true as const }] : []),
      ...group.map((id) => {
        const Glyph = ICONS[id];
        return {
          id,
          label: GOAL_ACTIONS[id].label,
          onSelect: () => onOpen(openOf(id)),
          ...(Glyph !== undefined && { icon: <Glyph aria-hidden /> }),
          ...(id === danger && { tone: 'danger' as const }),
        };
      }),
    ]);
  if (!contribute) return entries;
  const add: MenuEntry = {
    id: 'contribute',
    label: 'Add a Contributing Goal',
    icon: <Plus aria-hidden />,
    onSelect: () => onOpen(openOf('contribute')),
  };
  return [add, ...(entries.length > 0 ? [{ id: 'line-add', separator: true as const }] : []), ...entries];
}
