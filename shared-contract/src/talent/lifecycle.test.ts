import fc from 'fast-check';
import type { AppraisalAction, AppraisalCondition, AppraisalRelation } from './lifecycle.ts';
import {
  APPRAISAL_ACTIONS,
  APPRAISAL_CONDITIONS,
  APPRAISAL_RELATIONS,
  appraisalAction,
  awaitedStep,
} from './lifecycle.ts';
import type { AppraisalSituation } from './resolve-action.ts';
import {
  appraisalPermissions,
  isKnownToEmployee,
  nextAppraisalStep,
  resolveAppraisalAction,
} from './resolve-action.ts';
import type { AppraisalState, AppraisalStatus } from './states.ts';
import { APPRAISAL_STATES, APPRAISAL_STATUSES } from './states.ts';

type Standing = AppraisalState | 'nothing';
const STANDINGS: readonly Standing[] = ['nothing', ...APPRAISAL_STATES];
const RELATIONS = Object.keys(APPRAISAL_RELATIONS) as AppraisalRelation[];
const CONDITIONS = Object.keys(APPRAISAL_CONDITIONS) as AppraisalCondition[];

/**
 * What each person may do in each state when nothing is missing, as people §4 and §6 and D-49 to D-51, D-92 and D-94 say
 * it; written from those and not from the table under test.
 */
const MAY: Readonly<Record<AppraisalRelation, Partial<Record<Standing, readonly AppraisalAction[]>>>> = {
  manager: { nothing: ['start'] },
  reviewer: {
    draft: ['edit', 'share', 'delete', 'restore', 'answer'],
    shared: ['edit', 'takeBack', 'delete', 'restore', 'answer'],
    acknowledged: ['editSigned', 'signAsManager', 'delete', 'restore', 'answer'],
    completed: ['answer'],
  },
  employee: { shared: ['signAsEmployee'], acknowledged: ['editSignature'] },
  hrAdmin: { draft: ['ask'], shared: ['ask'], acknowledged: ['ask'], completed: ['reopen', 'ask'] },
  ceo: { draft: ['ask'], shared: ['ask'], acknowledged: ['ask'], completed: ['ask'] },
};

/** What has to hold besides. */
const NEEDS: Partial<Record<AppraisalAction, readonly AppraisalCondition[]>> = {
  start: ['employeeIsEligible'],
  edit: ['employeeIsAppraised'],
  editSigned: ['employeeIsAppraised'],
  share: ['employeeIsAppraised', 'isWritten'],
  takeBack: ['wasNeverCompleted'],
  delete: ['wasNeverCompleted'],
  reopen: ['employeeIsAppraised'],
  signAsManager: ['signedAsItStands'],
  restore: ['isDeleted'],
  ask: ['isNotReviewer', 'hasNoOpenQuestion'],
  answer: ['hasOpenQuestion'],
};

const mayDo = (relation: AppraisalRelation, standing: Standing): readonly AppraisalAction[] =>
  MAY[relation][standing] ?? [];
const mayEver = (relation: AppraisalRelation, action: AppraisalAction): boolean =>
  STANDINGS.some((standing) => mayDo(relation, standing).includes(action));

function situation(
  standing: Standing,
  relations: readonly AppraisalRelation[],
  conditions: readonly AppraisalCondition[] = CONDITIONS,
): AppraisalSituation {
  const state = standing === 'nothing' ? null : standing;
  return { state, relations: new Set(relations), conditions: new Set(conditions) };
}

const CELLS = STANDINGS.flatMap((standing) =>
  RELATIONS.map((relation): [AppraisalRelation, Standing] => [relation, standing]),
);
test.each(CELLS)(
  '[TAL-023] [TAL-028] [TAL-029] the %s of %s: what is open, what is not yet, and what never',
  (relation, standing) => {
    const resolved = APPRAISAL_ACTIONS.map((action) => [
      action,
      resolveAppraisalAction(action, situation(standing, [relation])).kind,
    ]);
    const expected = APPRAISAL_ACTIONS.map((action) => {
      if (mayDo(relation, standing).includes(action)) return [action, 'open'];
      return [action, mayEver(relation, action) ? 'wrongState' : 'denied'];
    });
    expect(resolved).toEqual(expected);
    expect(appraisalPermissions(situation(standing, [relation])).toSorted()).toEqual(
      mayDo(relation, standing).toSorted(),
    );
  },
);

test('a person without a relation may do nothing, and nobody ever changes the reviewer by hand', () => {
  for (const standing of STANDINGS) {
    expect(appraisalPermissions(situation(standing, []))).toEqual([]);
    for (const action of APPRAISAL_ACTIONS)
      expect(resolveAppraisalAction(action, situation(standing, [])).kind).toBe('denied');
    expect(resolveAppraisalAction('changeReviewer', situation(standing, RELATIONS)).kind).toBe('denied');
  }
});

test('several relations together allow what any of them allows', () => {
  const anyStanding = fc.constantFrom(...STANDINGS);
  fc.assert(
    fc.property(anyStanding, fc.subarray(RELATIONS), (standing, relations) => {
      const expected = new Set(relations.flatMap((relation) => mayDo(relation, standing)));
      expect(new Set(appraisalPermissions(situation(standing, relations)))).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test.each(APPRAISAL_ACTIONS)('%s needs exactly what it needs, and says what is missing', (action) => {
  const needed = NEEDS[action] ?? [];
  for (const [relation, standing] of CELLS.filter(([who, at]) => mayDo(who, at).includes(action))) {
    expect(resolveAppraisalAction(action, situation(standing, [relation], needed)).kind).toBe('open');
    for (const missing of needed) {
      const others = CONDITIONS.filter((condition) => condition !== missing);
      expect(resolveAppraisalAction(action, situation(standing, [relation], others))).toEqual({
        kind: 'unmet',
        condition: missing,
      });
      // Share stays open, and says which text is missing (TAL-021).
      const isShown = appraisalPermissions(situation(standing, [relation], others)).includes(action);
      expect(isShown).toBe(missing === 'isWritten');
    }
  }
});

test('a missing permission is reported before the state, and the state before what is missing (D-84)', () => {
  expect(resolveAppraisalAction('share', situation('completed', ['employee'], [])).kind).toBe('denied');
  expect(resolveAppraisalAction('share', situation('completed', ['reviewer'], [])).kind).toBe('wrongState');
  expect(resolveAppraisalAction('share', situation('draft', ['reviewer'], [])).kind).toBe('unmet');
});

test('[TAL-024] [TAL-025] [TAL-026] [TAL-027] where each action leads; all others leave the state (D-50, D-92)', () => {
  const leads = APPRAISAL_ACTIONS.flatMap((action) => {
    const { to } = appraisalAction(action);
    return to === null ? [] : [[action, to]];
  });
  expect(Object.fromEntries(leads)).toEqual({
    start: 'draft',
    share: 'shared',
    takeBack: 'draft',
    signAsEmployee: 'acknowledged',
    signAsManager: 'completed',
    reopen: 'shared',
  });
});

test('a reason is demanded of who reopens, asks or answers, and words may go with a signature (TAL-031)', () => {
  const withWords = (kind: 'optional' | 'required') =>
    APPRAISAL_ACTIONS.filter((action) => appraisalAction(action).comment === kind);
  expect(withWords('required')).toEqual(['reopen', 'ask', 'answer']);
  expect(withWords('optional')).toEqual(['signAsEmployee', 'editSignature']);
});

describe('what the employee may know (D-51)', () => {
  const happensIn = (action: AppraisalAction, standing: Standing): boolean =>
    RELATIONS.some((relation) => mayDo(relation, standing).includes(action)) ||
    (action === 'changeReviewer' && standing !== 'nothing' && standing !== 'completed');

  test.each<[Standing, readonly AppraisalAction[]]>([
    ['nothing', []],
    ['draft', ['share']],
    ['shared', ['takeBack', 'signAsEmployee', 'delete', 'restore', 'changeReviewer']],
    ['acknowledged', ['editSigned', 'editSignature', 'signAsManager', 'delete', 'restore', 'changeReviewer']],
    ['completed', ['reopen']],
  ])('from %s', (standing, expected) => {
    const from = standing === 'nothing' ? null : standing;
    const possible = APPRAISAL_ACTIONS.filter((action) => happensIn(action, standing));
    expect(possible.filter((action) => isKnownToEmployee(action, from))).toEqual(expected);
  });

  test('the employee may know of everything they are notified of', () => {
    const told = APPRAISAL_ACTIONS.filter((action) =>
      appraisalAction(action).notifies.some(({ to }) => to === 'employee'),
    );
    expect(told.filter((action) => !appraisalAction(action).employeeSees)).toEqual([]);
  });
});

test('who acts next, by state', () => {
  const next = (status: AppraisalStatus, isEdited = false) => {
    const step = nextAppraisalStep(status, isEdited);
    return step && `${step.by} ${step.action}`;
  };
  expect(APPRAISAL_STATUSES.map((status) => next(status))).toEqual([
    'reviewer start',
    'reviewer share',
    'employee signAsEmployee',
    'reviewer signAsManager',
    null,
  ]);
  expect(next('acknowledged', true)).toBe('employee editSignature');
  expect(next('shared', true)).toBe('employee signAsEmployee');
});

test('the next step is open to whom it waits for, and has a word', () => {
  for (const status of APPRAISAL_STATUSES) {
    for (const isEdited of [false, true]) {
      const step = nextAppraisalStep(status, isEdited);
      if (step === null) continue;
      const standing = status === 'not_started' ? 'nothing' : status;
      // The person who starts an appraisal is its reviewer from then on.
      const relation = step.action === 'start' ? 'manager' : step.by;
      expect(mayDo(relation, standing)).toContain(step.action);
      expect(awaitedStep(step.action)).toMatch(/^[a-z ]+$/);
    }
  }
  expect(awaitedStep('editSignature')).toBe('sign again');
});
