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
  TrendingUp,
  Undo2,
  User,
  type LucideIcon,
} from '@cadence/shared-ui/icons';
import { dialogLabel, MENU_GROUPS, type ActionDialogId } from '../lifecycle/action-dialogs.ts';
import { openOf, type GoalDialog } from '../place/goal-dialog.ts';

const ICONS: Readonly<Record<ActionDialogId, LucideIcon>> = {
  update: TrendingUp,
  edit: Pencil,
  submit: Send,
  publish: CircleCheck,
  review: Eye,
  retract: Undo2,
  discard: Undo2,
  finalize: Flag,
  editResult: Pencil,
  retractResult: Undo2,
  reviewResult: Eye,
  editReview: Pencil,
  requestShelve: Archive,
  cancelShelve: Undo2,
  shelve: Archive,
  reactivate: RotateCcw,
  changeOwner: User,
  changeParent: Network,
  delete: Trash2,
};

export interface MenuItemsOptions {
  readonly open: ReadonlySet<ActionDialogId>;
  readonly onOpen: (dialog: GoalDialog) => void;
  /** The action already shown as the main button. */
  readonly leaveOut: ActionDialogId | null;
  /** On a phone the menu also holds Add a Contributing Goal. */
  readonly contribute: boolean;
  readonly danger: ActionDialogId;
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
          label: dialogLabel(id),
          onSelect: () => onOpen(openOf(id)),
          icon: <Glyph aria-hidden />,
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
