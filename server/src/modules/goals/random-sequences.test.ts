import type {
  GoalEditRow,
  GoalEditState,
  GoalRelation,
  GoalRow,
  GoalState,
  StatusCall,
} from '@cadence/shared-contract';
import { openRows, resolveStatusCall } from '@cadence/shared-contract';
import fc from 'fast-check';
import type { GoalWorld, Member } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';

/** More for the robustness suite; few enough here to stay quick. */
const RUNS = Number(process.env['GOAL_SEQUENCES'] ?? 12);

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

const RELATIONS = {
  owner: ['owner', 'creator'],
  manager: ['approver'],
  goalAdmin: ['goalAdmin'],
  ceo: ['ceo'],
  stranger: [],
} as const satisfies Partial<Record<Member, readonly GoalRelation[]>>;
type Actor = keyof typeof RELATIONS;

const STATUS_CALLS = [
  ['approve', 'review'],
  ['approve', 'approved'],
  ['approve', 'draft'],
  ['retract', 'draft'],
  ['retractedits', 'draft'],
  ['retractedits', 'canceled'],
  ['shelve', 'shelving_in_review'],
  ['shelve', 'shelved'],
  ['shelve', 'approved'],
] as const satisfies readonly (readonly [StatusCall, string])[];
const OTHER_CALLS = ['edit', 'submitResult', 'retractResult', 'finalize'] as const;
const OPERATIONS = {
  approve: 'goals.approve',
  retract: 'goals.retract',
  retractedits: 'goals.retractEdits',
  shelve: 'goals.shelve',
} as const;

type Command = { readonly actor: Actor } & (
  { readonly call: StatusCall; readonly status: string } | { readonly call: (typeof OTHER_CALLS)[number] }
);

const actors = fc.constantFrom<Actor>('owner', 'owner', 'manager', 'goalAdmin', 'ceo', 'stranger');
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({ actor: actors, step: fc.constantFrom(...STATUS_CALLS) })
      .map(({ actor, step: [call, status] }) => ({ actor, call, status })),
  },
  { weight: 1, arbitrary: fc.record({ actor: actors, call: fc.constantFrom(...OTHER_CALLS) }) },
);

/** The goal as the table says it stands. */
interface Model {
  state: GoalState;
  edit: GoalEditState | null;
  reviewer: Actor | null;
}

function situationOf(model: Model, actor: Actor) {
  const relations = new Set<GoalRelation>(RELATIONS[actor]);
  if (model.reviewer === actor) relations.add('reviewer');
  const isOwner = actor === 'owner';
  // Unaligned, of the current quarter, not the ceo's.
  return {
    state: model.state,
    editState: model.edit,
    relations,
    conditions: new Set([
      'periodOpen',
      'periodStarted',
      'unalignedOrNotOwn',
      'ownerIsNotCeo',
      isOwner ? 'own' : 'notOwn',
      actor === 'ceo' ? 'actorIsCeo' : 'actorIsNotCeo',
    ] as const) as never,
  };
}

function move(model: Model, row: GoalRow | GoalEditRow, actor: Actor): void {
  if (row.subject === 'goal') {
    if (row.to !== null) model.state = row.to;
    if (row.action === 'finalize') Object.assign(model, { reviewer: actor, edit: null });
  } else if (row.to === 'approved' || row.to === 'canceled') model.edit = null;
  else if (row.to !== null) model.edit = row.to;
}

type Take = (...actions: string[]) => boolean;

/** An edit is a step of its own in each state; an admin's is applied at once, the owner's is kept. */
function predictEdit(
  model: Model,
  { actor, take, isOpen }: { actor: Actor; take: Take; isOpen: boolean },
): boolean {
  if (model.state === 'draft') return take('editDraft');
  if (model.state === 'review') return take('resubmit');
  if (!isOpen) return false;
  model.edit = actor === 'owner' ? (model.edit ?? 'draft') : null;
  return true;
}

/** What the table makes of a command: true when it is granted, and then the model has moved. */
function predict(model: Model, { actor, ...rest }: Command): boolean {
  const situation = situationOf(model, actor);
  const rows = openRows(situation);
  const take: Take = (...actions) => {
    const row = rows.find((candidate) => actions.includes(candidate.action));
    if (row) move(model, row, actor);
    return row !== undefined;
  };
  if ('status' in rest) {
    const resolution = resolveStatusCall(rest.call, rest.status, situation);
    if (resolution.kind === 'found') move(model, resolution.row, actor);
    return resolution.kind === 'found';
  }
  switch (rest.call) {
    case 'edit':
      return predictEdit(model, { actor, take, isOpen: rows.some((row) => row.action === 'edit') });
    case 'submitResult':
      return take('submitResult', 'editResult');
    case 'retractResult':
      return take('retractResult');
    case 'finalize':
      return take('finalize', 'editManagerResult');
  }
}

function send(id: number, step: Command) {
  const call = world.as(step.actor);
  switch (step.call) {
    case 'edit':
      return call('goals.update', {
        params: { id },
        body: { Title: 'T', Measurement: 'M', PeriodId: world.periodId },
      });
    case 'submitResult':
      return call('goals.finalize', { body: { GoalId: id, Completed: true, Quality: 3, Outcome: 'Done.' } });
    case 'retractResult':
      return call('goals.finalizeRetract', { body: { GoalId: id } });
    case 'finalize':
      return call('goals.finalizeApproved', { body: { GoalId: id, Completed: true, Feedback: 'Fine.' } });
    case 'approve':
    case 'retract':
    case 'retractedits':
    case 'shelve':
      return call(OPERATIONS[step.call], { body: { Id: id, Status: step.status, Comment: 'Because' } });
  }
}

async function agrees(): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
      const id = await world.rows({ state: 'draft' });
      const model: Model = { state: 'draft', edit: null, reviewer: null };
      for (const step of steps) {
        const isGranted = predict(model, step);
        const { status } = await send(id, step);
        expect({ step, isDone: status === 200 }).toEqual({ step, isDone: isGranted });
        expect([200, 400, 404, 409]).toContain(status);
        const now = (await world.as('goalAdmin')('goals.single', { params: { id } })).ok;
        expect({ step, state: now.State, edit: now.GoalEdit?.State ?? null }).toEqual({
          step,
          state: model.state,
          edit: model.edit,
        });
      }
    }),
    { numRuns: RUNS, seed: 20261120 },
  );
}

test(
  '[GOAL-116] [GOAL-117] [GOAL-135] generated lives of a goal agree with the lifecycle table',
  agrees,
  30_000 + RUNS * 3000,
);
