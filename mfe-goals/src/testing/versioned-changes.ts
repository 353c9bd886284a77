import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { on, type ApiServer } from '@cadence/shared-auth/testing';
import type { BodyOf, GoalPermission, OperationId } from '@cadence/shared-contract';
import { ANA, fakeBundle, fakeEdit, fakeGoal, type GoalOverrides } from './goals.fixtures.ts';
import { showGoals } from './show-goals.tsx';

/** Operations of goals whose body names a version: a new one needs its own steps here. */
type Versioned = {
  [Id in Extract<OperationId, `goals.${string}`>]: 'UpdatedAt' extends keyof BodyOf<Id> ? Id : never;
}[Extract<OperationId, `goals.${string}`>];
export type VersionedId = Exclude<Versioned, 'goals.create'>;
type Dialog = ReturnType<typeof within>;

/** How one of them is called from the screen. */
export interface VersionedWalk {
  readonly action: string;
  readonly permission: GoalPermission;
  readonly goal?: GoalOverrides;
  readonly fill?: (dialog: Dialog) => Promise<void>;
  readonly button: string;
  /** The version that is sent, where it is not the goal's. */
  readonly version?: string;
}

const EDIT = fakeEdit(fakeGoal(), { Title: 'Another title', State: 'draft' });
const RESULT = {
  Id: 31,
  Completed: true,
  Quality: 3,
  Outcome: 'We reached 118%.',
  ObjectiveResult: null,
  UpdatedAt: '2026-11-18T12:00:00.000Z',
} as const;

const comment = async (dialog: Dialog): Promise<void> =>
  userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), 'Because.');

export const VERSIONED_WALKS: Readonly<Record<VersionedId, VersionedWalk>> = {
  'goals.approve': {
    action: 'submit',
    permission: 'SubmitForApproval',
    goal: { State: 'draft' },
    button: 'Request Approval',
  },
  'goals.retract': {
    action: 'retract',
    permission: 'RetractApprovalRequest',
    goal: { State: 'review' },
    fill: comment,
    button: 'Retract',
  },
  'goals.retractEdits': {
    action: 'discard',
    permission: 'DiscardDraftChanges',
    goal: { GoalEdit: EDIT },
    fill: comment,
    button: 'Discard',
    version: EDIT.UpdatedAt,
  },
  'goals.shelve': { action: 'shelve', permission: 'Shelve', button: 'Shelve' },
  'goals.finalize': {
    action: 'editResult',
    permission: 'EditResults',
    goal: { State: 'results_in_review', OwnerGoalResult: RESULT },
    button: 'Save Result',
  },
  'goals.finalizeApproved': {
    action: 'reviewResult',
    permission: 'ReviewFinalize',
    goal: { State: 'results_in_review', OwnerGoalResult: RESULT },
    fill: async (dialog) => {
      await userEvent.click(dialog.getByRole('radio', { name: /Yes/ }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Feedback' }), 'Agreed.');
    },
    button: 'Finalize',
  },
  'goals.finalizeRetract': {
    action: 'retractResult',
    permission: 'EditResults',
    goal: { State: 'results_in_review' },
    button: 'Retract',
  },
  'goals.changeOwner': {
    action: 'changeOwner',
    permission: 'ChangeGoalOwnership',
    fill: async (dialog) => {
      // The list is rendered again when the people have arrived.
      await waitFor(async () => {
        await userEvent.click(dialog.getByRole('combobox', { name: 'New owner' }));
        expect(screen.getByRole('option', { name: /Ana Ruiz/ })).toBeVisible();
      });
      await userEvent.click(screen.getByRole('option', { name: /Ana Ruiz/ }));
    },
    button: 'Save',
  },
  'goals.changeParent': {
    action: 'changeParent',
    permission: 'ChangeParentGoal',
    goal: { ParentId: 2 },
    fill: async (dialog) => userEvent.click(dialog.getByRole('checkbox', { name: 'Remove the parent' })),
    button: 'Save',
  },
  'goals.update': {
    action: 'edit',
    permission: 'Edit',
    goal: { State: 'draft' },
    fill: async (dialog) => userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!'),
    button: 'Save Draft',
  },
};

/** Opens the dialog of the change and fills it in. */
export async function openVersioned(server: ApiServer, id: VersionedId) {
  const { action, permission, goal = {}, fill, button } = VERSIONED_WALKS[id];
  const bundle = fakeBundle(fakeGoal(goal), { Permissions: [permission] });
  const shown = showGoals(server, {
    goals: [bundle.Goal],
    bundles: [bundle],
    route: `/v3/goals/12?do=${action}`,
  });
  server.use(
    on('goals.parentCandidates', () => ({ data: [] })),
    on('goals.approvalRequest', () => ({
      Goal: bundle.Goal,
      GoalEdit: null,
      Approver: ANA,
      WillBeNotified: [ANA],
    })),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await fill?.(dialog);
  const press = async (): Promise<void> =>
    userEvent.click(await dialog.findByRole('button', { name: button }));
  return { ...shown, dialog, press };
}
