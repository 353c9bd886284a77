import fc from 'fast-check';
import { GOAL_LIFECYCLE } from './lifecycle.ts';
import {
  GOAL_ACTIONS,
  goalAction,
  goalPermissions,
  isEditAction,
  isGoalAction,
  openActions,
  resolveActions,
  resolveStatusCall,
} from './resolve-action.ts';
import type { GoalSituation } from './resolve-action.ts';
import { mayPublish } from './publishing.ts';
import { GOAL_CONDITIONS, GOAL_PERMISSIONS, GOAL_RELATIONS } from './permissions.ts';
import type { GoalCondition, GoalRelation } from './permissions.ts';
import { GOAL_EDIT_STATES, GOAL_STATES } from './states.ts';
import type { GoalEditState, GoalState } from './states.ts';

interface Given {
  readonly state: GoalState;
  readonly editState?: GoalEditState;
  readonly relations: readonly GoalRelation[];
  readonly conditions?: readonly GoalCondition[];
}
const usual: readonly GoalCondition[] = ['periodOpen', 'periodStarted', 'actorIsNotCeo', 'ownerIsNotCeo'];
function situation({ state, editState, relations, conditions = [] }: Given): GoalSituation {
  return {
    state,
    editState: editState ?? null,
    relations: new Set(relations),
    conditions: new Set([...usual, ...conditions]),
  };
}
const permissions = (given: Given) => goalPermissions(situation(given));
const to = (given: Given, call: Parameters<typeof resolveStatusCall>[0], status: string) => {
  const found = resolveStatusCall(call, status, situation(given));
  return found.kind === 'found' ? goalAction(found.action).to : found.kind;
};

/** The rows of core §4, as the document prints them, with who asks. */
const DOCUMENTED: readonly [Given, Parameters<typeof resolveStatusCall>[0], string, string][] = [
  [
    { state: 'draft', relations: ['goalAdmin'], conditions: ['unalignedOrNotOwn', 'notOwn'] },
    'approve',
    'approved',
    'approved',
  ],
  [{ state: 'draft', relations: ['owner'] }, 'approve', 'review', 'review'],
  [{ state: 'review', relations: ['owner'] }, 'approve', 'review', 'review'],
  [{ state: 'review', relations: ['approver'], conditions: ['notOwn'] }, 'approve', 'approved', 'approved'],
  [{ state: 'review', relations: ['owner'] }, 'retract', 'draft', 'draft'],
  [{ state: 'review', relations: ['approver'], conditions: ['notOwn'] }, 'approve', 'draft', 'draft'],
  [{ state: 'approved', relations: ['owner'] }, 'shelve', 'shelving_in_review', 'shelving_in_review'],
  [
    { state: 'shelving_in_review', relations: ['approver'], conditions: ['notOwn'] },
    'shelve',
    'shelved',
    'shelved',
  ],
  [{ state: 'shelving_in_review', relations: ['owner'] }, 'shelve', 'approved', 'approved'],
  [
    { state: 'shelving_in_review', relations: ['approver'], conditions: ['notOwn'] },
    'shelve',
    'approved',
    'approved',
  ],
  [{ state: 'approved', relations: ['approver'], conditions: ['notOwn'] }, 'shelve', 'shelved', 'shelved'],
  [{ state: 'shelved', relations: ['owner'] }, 'shelve', 'approved', 'approved'],
];

describe('the goal lifecycle', () => {
  test.each(DOCUMENTED)('%j by %s to %s leads to %s', (given, call, status, expected) => {
    expect(to(given, call, status)).toBe(expected);
  });

  test('results go from approved to review to finalized, the own ones of a ceo straight to finalized (D-26)', () => {
    const { submitResult, submitOwnFinalResult, finalize } = GOAL_LIFECYCLE;
    const results = [submitResult, submitOwnFinalResult, finalize];
    expect(results.map((row) => [row.from[0], row.to])).toEqual([
      ['approved', 'results_in_review'],
      ['approved', 'finalized'],
      ['results_in_review', 'finalized'],
    ]);
  });

  test('[D-84] what is not in the table is refused: first for want of the right, then for the state', () => {
    expect(to({ state: 'finalized', relations: ['ceo'] }, 'approve', 'approved')).toBe('denied');
    const approver: Given = { state: 'finalized', relations: ['approver'], conditions: ['notOwn'] };
    expect(to(approver, 'approve', 'approved')).toBe('wrongState');
    expect(resolveActions(['finalize'], situation({ ...approver, relations: ['ceo'] }))).toEqual({
      kind: 'denied',
      permission: 'ReviewFinalize',
    });
    expect(to({ state: 'review', relations: ['owner'] }, 'approve', 'approved')).toBe('denied');
    expect(to({ state: 'review', relations: [] }, 'approve', 'approved')).toBe('denied');
  });

  test('an open edit of an approved goal is what approve and retractedits act on (D-74)', () => {
    const approver: Given = {
      state: 'approved',
      editState: 'review',
      relations: ['approver'],
      conditions: ['notOwn'],
    };
    expect(to(approver, 'approve', 'approved')).toBe('approved');
    expect(to(approver, 'approve', 'draft')).toBe('draft');
    const owner: Given = { state: 'approved', editState: 'review', relations: ['owner'] };
    expect(to(owner, 'retractedits', 'draft')).toBe('draft');
    expect(to({ ...owner, editState: 'draft' }, 'retractedits', 'canceled')).toBe('canceled');
    expect(to({ ...owner, editState: 'draft' }, 'approve', 'review')).toBe('review');
  });

  test('[LIVE-006] a step to another state changes the state of the goal, all else less or its place', () => {
    const steps = GOAL_ACTIONS.filter((action) => {
      const { from, to } = goalAction(action);
      return !isEditAction(action) && to !== null && from.length > 0 && !from.includes(to);
    });
    expect(new Set(steps.map((action) => goalAction(action).changes))).toEqual(new Set(['state']));
  });

  test('every action is said in words, and its name is known', () => {
    for (const action of GOAL_ACTIONS) {
      const { label, past } = goalAction(action);
      expect([action, isGoalAction(action), /^[A-Z]/.test(label), /^[a-z].*[a-z]$/.test(past)]).toEqual([
        action,
        true,
        true,
        true,
      ]);
    }
    expect(isGoalAction('toString')).toBe(false);
  });

  test('comments are required where the documents ask for them', () => {
    const required = GOAL_ACTIONS.filter((action) => goalAction(action).comment === 'required');
    expect(required).toEqual([
      'requestChanges',
      'cancelRequest',
      'denyShelve',
      'requestEditChanges',
      'cancelEditRequest',
      'discardEdit',
    ]);
  });
});

describe('per-goal permissions (D-25)', () => {
  test('an owner', () => {
    const owner: Given = { state: 'draft', relations: ['owner', 'creator'] };
    expect(permissions(owner)).toEqual(['Edit', 'SubmitForApproval', 'Delete']);
    expect(permissions({ ...owner, state: 'review' })).toEqual(['Edit', 'RetractApprovalRequest']);
    expect(permissions({ ...owner, state: 'approved' })).toEqual([
      'Update',
      'Finalize',
      'Edit',
      'RequestToShelve',
    ]);
    expect(permissions({ ...owner, state: 'shelving_in_review' })).toEqual(['RequestToShelve']);
    expect(permissions({ ...owner, state: 'shelved' })).toEqual(['Reactivate']);
    expect(permissions({ ...owner, state: 'results_in_review' })).toEqual(['EditResults']);
    expect(permissions({ ...owner, state: 'finalized' })).toEqual([]);
  });

  test('an approver', () => {
    const approver: Given = { state: 'review', relations: ['approver'], conditions: ['notOwn'] };
    const realign = ['ChangeGoalOwnership', 'ChangeParentGoal'];
    expect(permissions(approver)).toEqual(['ReviewPublicationRequest', ...realign]);
    expect(permissions({ ...approver, state: 'approved' })).toEqual(['Shelve', ...realign]);
    expect(permissions({ ...approver, state: 'approved', editState: 'review' })).toEqual([
      'ReviewPublicationRequest2',
      'Shelve',
      ...realign,
    ]);
    expect(permissions({ ...approver, state: 'shelving_in_review' })).toEqual(['ApproveShelve', ...realign]);
    expect(permissions({ ...approver, state: 'results_in_review' })).toEqual(['ReviewFinalize', ...realign]);
    expect(permissions({ ...approver, state: 'finalized' })).toEqual([]);
  });

  test('the ceo does not submit but publishes, and finalizes without a reviewer', () => {
    const ceo = situation({ state: 'draft', relations: ['owner', 'creator', 'ceo'] });
    const conditions = new Set<GoalCondition>(['actorIsCeo', 'ownerIsCeo', 'periodStarted', 'periodOpen']);
    expect(goalPermissions({ ...ceo, conditions })).toContain('Publish');
    expect(goalPermissions({ ...ceo, conditions })).not.toContain('SubmitForApproval');
    expect(openActions({ ...ceo, conditions, state: 'approved' })).toContain('submitOwnFinalResult');
  });

  test('a Goal Manager edits in the own tree unless an edit waits, and publishes edits of an own unaligned goal', () => {
    const inTree: Given = {
      state: 'approved',
      relations: ['goalManager', 'goalManagerOfTree'],
      conditions: ['notOwn', 'unalignedOrNotOwn', 'noEditInReview'],
    };
    expect(permissions(inTree)).toContain('Edit');
    const waiting = { ...inTree, editState: 'review', conditions: ['notOwn', 'unalignedOrNotOwn'] } as const;
    expect(permissions(waiting)).not.toContain('Edit');
    const own: Given = { state: 'approved', editState: 'draft', relations: ['owner', 'goalManager'] };
    expect(permissions({ ...own, conditions: ['unalignedOrNotOwn', 'ownUnaligned'] })).toContain('Publish');
    expect(permissions(own)).not.toContain('Publish');
  });

  test('nobody decides on their own request, with any flags', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOAL_STATES),
        fc.option(fc.constantFrom(...GOAL_EDIT_STATES)),
        fc.subarray([...GOAL_RELATIONS]),
        fc.subarray(GOAL_CONDITIONS.filter((condition) => condition !== 'notOwn')),
        (state, editState, relations, conditions) => {
          const granted = goalPermissions({
            state,
            editState,
            relations: new Set([...relations, 'owner']),
            conditions: new Set(conditions),
          });
          return !granted.some((name) => /^(Review|ApproveShelve)/.test(name));
        },
      ),
    );
  });

  test('a person without relation may do nothing, and the list has no doubles', () => {
    for (const state of GOAL_STATES) {
      const all = situation({
        state,
        editState: 'review',
        relations: [...GOAL_RELATIONS],
        conditions: [...GOAL_CONDITIONS],
      });
      const granted = goalPermissions(all);
      expect(new Set(granted).size).toBe(granted.length);
      expect(goalPermissions({ ...all, relations: new Set() })).toEqual([]);
    }
  });

  test('every permission of core §6 is granted by some row', () => {
    const inTable = new Set(GOAL_ACTIONS.map((action) => goalAction(action).permission));
    expect(GOAL_PERMISSIONS.filter((name) => !inTable.has(name))).toEqual([]);
  });
});

describe('publishing without a request', () => {
  const plain = { RoleName: 'contributor', IsGoalAdmin: false, IsGoalManager: false } as const;
  test.each([
    [{ ...plain, RoleName: 'ceo' as const }, true, true, true],
    [plain, true, false, false],
    [{ ...plain, IsGoalAdmin: true }, true, true, false],
    [{ ...plain, IsGoalAdmin: true }, true, false, true],
    [{ ...plain, IsGoalManager: true }, false, true, true],
  ])('%j own %s aligned %s: %s', (actor, isOwn, isAligned, expected) => {
    expect(mayPublish(actor, { isOwn, isAligned })).toBe(expected);
  });
});
