import { ACTION_DIALOG_IDS, type ActionDialogId } from '../lifecycle/action-dialogs.ts';

const OTHER_IDS = ['add', 'contribute', 'copy', 'edits', 'my-week'] as const;
/**
 * What can be open over the goals: the form in its variants, the pending edits, the own week, or an action on the goal.
 */
export type GoalDialogId = ActionDialogId | (typeof OTHER_IDS)[number];
const DIALOG_IDS: readonly GoalDialogId[] = [...ACTION_DIALOG_IDS, ...OTHER_IDS];

export interface GoalDialog {
  readonly id: GoalDialogId;
  /** The week that an update opens with; null for the current one. */
  readonly week: number | null;
}

export function openOf(id: GoalDialogId, week: number | null = null): GoalDialog {
  return { id, week };
}

/** The dialog a URL asks for; null for none or an unknown one. */
export function readDialog(params: URLSearchParams): GoalDialog | null {
  const id = DIALOG_IDS.find((known) => known === params.get('do'));
  const week = Number(params.get('week'));
  return id === undefined ? null : { id, week: Number.isSafeInteger(week) && week > 0 ? week : null };
}
