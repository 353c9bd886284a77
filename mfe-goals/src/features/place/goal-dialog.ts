import { ACTION_DIALOG_IDS, type ActionDialogId } from '../lifecycle/action-dialogs.ts';

/** The review of a goal, opened with its answer (D-99). */
const REVIEW_ANSWERS = { approve: 'yes', refuse: 'no' } as const;
const OTHER_IDS = ['add', 'contribute', 'copy', 'edits', 'my-week', 'approve', 'refuse'] as const;
/**
 * What can be open over the goals: the form in its variants, the pending edits, the own week, an answer, or an action on the goal.
 */
export type GoalDialogId = ActionDialogId | (typeof OTHER_IDS)[number];
const DIALOG_IDS: readonly GoalDialogId[] = [...ACTION_DIALOG_IDS, ...OTHER_IDS];

function isAnswer(id: GoalDialogId): id is keyof typeof REVIEW_ANSWERS {
  return Object.hasOwn(REVIEW_ANSWERS, id);
}

/** The answer that a review opens with; null for none. */
export function answerOf(id: GoalDialogId): 'yes' | 'no' | null {
  return isAnswer(id) ? REVIEW_ANSWERS[id] : null;
}

/** The action that must be open to the viewer for the dialog; null where none is needed. */
export function actionOf(id: GoalDialogId): ActionDialogId | null {
  if (isAnswer(id)) return 'review';
  return ACTION_DIALOG_IDS.find((known) => known === id) ?? null;
}

/** The forms of new goals: for who may add some. */
const ADDING_IDS: readonly GoalDialogId[] = ['add', 'contribute', 'copy'];

export function isAdding(id: GoalDialogId): boolean {
  return ADDING_IDS.includes(id);
}

/** What can be open without a goal; everything else is about one. */
const GENERAL_IDS: readonly GoalDialogId[] = ['add', 'my-week'];

export function needsGoal(id: GoalDialogId): boolean {
  return !GENERAL_IDS.includes(id);
}

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
