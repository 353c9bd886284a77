import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { useAbilities, useSession, useShell } from '@cadence/shared-auth';
import { useGoalBundle } from '../../goal/api/goal-bundle.ts';
import { actionOf, answerOf, isAdding, needsGoal, openOf, type GoalDialog } from '../../place/goal-dialog.ts';
import { actionIn, dialogLabel, openDialogs, type ActionDialogId } from '../../lifecycle/action-dialogs.ts';
import { isTransition } from '../transition-words.ts';

const GoalForm = lazy(async () => ({
  default: (await import('../../form/components/goal-form.tsx')).GoalForm,
}));
const WeeklyUpdate = lazy(async () => ({
  default: (await import('../../weekly-update/components/weekly-update.tsx')).WeeklyUpdate,
}));
const WeekPass = lazy(async () => ({
  default: (await import('../../quick-pass/components/week-pass.tsx')).WeekPass,
}));
const ReviewDialog = lazy(async () => ({
  default: (await import('../../review/components/review-dialog.tsx')).ReviewDialog,
}));
const EditsDialog = lazy(async () => ({
  default: (await import('../../edits/components/edits-dialog.tsx')).EditsDialog,
}));
const TransitionDialog = lazy(async () => ({
  default: (await import('./transition-dialog.tsx')).TransitionDialog,
}));
const ResultDrawer = lazy(async () => ({
  default: (await import('../../result/components/result-drawer.tsx')).ResultDrawer,
}));
const ManagerReview = lazy(async () => ({
  default: (await import('../../result/components/manager-review.tsx')).ManagerReview,
}));
const ChangeOwner = lazy(async () => ({
  default: (await import('../../manage/components/change-owner.tsx')).ChangeOwner,
}));
const ChangeParent = lazy(async () => ({
  default: (await import('../../manage/components/change-parent.tsx')).ChangeParent,
}));
const DeleteGoal = lazy(async () => ({
  default: (await import('../../manage/components/delete-goal.tsx')).DeleteGoal,
}));

export interface GoalDialogsProps {
  /** The goal that is acted on; null where a goal is added. */
  readonly goalId: number | null;
  readonly dialog: GoalDialog;
  /** The quarter that a new goal starts with; its form waits while this is not known (null). */
  readonly periodId: number | null;
  readonly onClose: () => void;
  readonly onOpen: (dialog: GoalDialog) => void;
  /** The goal is deleted, or went out of the viewer's sight. */
  readonly onGone: () => void;
  readonly onCreated: (goalId: number) => void;
}

/** The dialogs and drawers over the goals. Each part's code is loaded when it is first opened. */
export function GoalDialogs(props: GoalDialogsProps): ReactNode {
  return <PossibleDialog key={props.dialog.id} {...props} />;
}

/** A link may ask for what is not open to its reader's role, or leave out the goal. What is open once stays. */
function PossibleDialog(props: GoalDialogsProps): ReactNode {
  const { goalId, dialog, onClose } = props;
  const shell = useShell();
  const { addGoal } = useAbilities();
  const { RoleName } = useSession().profile;
  const [isForOthers] = useState(
    () => (isAdding(dialog.id) && !addGoal) || (dialog.id === 'my-week' && RoleName === 'observer'),
  );
  const isPossible = !isForOthers && (goalId !== null || !needsGoal(dialog.id));
  useEffect(() => {
    if (isForOthers) shell.toast({ title: 'This is not open to your role.', tone: 'caution' });
    if (!isPossible) onClose();
  }, [isForOthers, isPossible, shell, onClose]);
  return isPossible ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: GoalDialogsProps): ReactNode {
  const { goalId, dialog, periodId, onClose, onOpen, onCreated } = props;
  return (
    <Suspense fallback={null}>
      {dialog.id === 'my-week' ? (
        <WeekPass week={dialog.week} onWeek={(week) => onOpen(openOf('my-week', week))} onClose={onClose} />
      ) : dialog.id === 'add' || goalId === null ? (
        periodId !== null && (
          <GoalForm subject={{ kind: 'new', periodId }} onClose={onClose} onCreated={onCreated} />
        )
      ) : (
        <DialogOfGoal key={`${goalId}-${dialog.id}`} {...props} goalId={goalId} />
      )}
    </Suspense>
  );
}

type DialogOfGoalProps = GoalDialogsProps & { readonly goalId: number };

function DialogOfGoal(props: DialogOfGoalProps): ReactNode {
  const { data, isError } = useGoalBundle(props.goalId);
  const { onClose } = props;
  // If the goal is no longer visible, an open dialog stays, with what was typed.
  const isMissing = isError && data === undefined;
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);
  return data === undefined ? null : <GatedDialog {...props} bundle={data} />;
}

/**
 * Opens an action only while it is allowed (a link may be stale). Once open it stays: when someone else acts first,
 * what was typed must not vanish with the permission.
 */
function GatedDialog(props: DialogOfGoalProps & { readonly bundle: GoalBundle }): ReactNode {
  const { dialog, bundle, onClose } = props;
  const shell = useShell();
  const action = actionOf(dialog.id);
  const [isAllowed] = useState(() => action === null || openDialogs(bundle.Goal).has(action));
  useEffect(() => {
    if (isAllowed || action === null) return;
    shell.toast({
      title: `${dialogLabel(action)} is not possible for this goal right now.`,
      tone: 'caution',
    });
    onClose();
  }, [isAllowed, action, shell, onClose]);
  return isAllowed ? <DialogBody {...props} /> : null;
}

function DialogBody(props: DialogOfGoalProps & { readonly bundle: GoalBundle }): ReactNode {
  const { dialog, bundle, onClose, onOpen, onGone, onCreated } = props;
  const { id } = dialog;
  switch (id) {
    case 'add':
    case 'my-week':
      return null;
    case 'contribute':
    case 'copy':
    case 'edit':
      return <GoalForm subject={{ kind: id, bundle }} onClose={onClose} onCreated={onCreated} />;
    case 'update':
      return <WeeklyUpdate bundle={bundle} week={dialog.week} onClose={onClose} />;
    case 'review':
    case 'approve':
    case 'refuse':
      return <ReviewDialog bundle={bundle} answer={answerOf(id)} onClose={onClose} onGone={onGone} />;
    case 'edits':
      return <EditsDialog bundle={bundle} onClose={onClose} onOpen={(action) => onOpen(openOf(action))} />;
    case 'finalize':
    case 'editResult':
      return <ResultDrawer bundle={bundle} onClose={onClose} />;
    case 'reviewResult':
    case 'editReview':
      return <ManagerReview bundle={bundle} onClose={onClose} />;
    case 'changeOwner':
      return <ChangeOwner bundle={bundle} onClose={onClose} />;
    case 'changeParent':
      return <ChangeParent bundle={bundle} onClose={onClose} />;
    case 'delete':
      return <DeleteGoal bundle={bundle} onClose={onClose} onGone={onGone} />;
    default:
      return <TransitionOf id={id} bundle={bundle} onClose={onClose} />;
  }
}

interface TransitionOfProps {
  readonly id: ActionDialogId;
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
}

function TransitionOf({ id, bundle, onClose }: TransitionOfProps): ReactNode {
  // What it means is settled when it opens: the answer to it changes the goal while the dialog closes.
  const [action] = useState(() => actionIn(id, bundle.Goal));
  return action !== undefined && isTransition(action) ? (
    <TransitionDialog transition={action} bundle={bundle} onClose={onClose} />
  ) : null;
}
