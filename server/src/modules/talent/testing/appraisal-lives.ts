import fc from 'fast-check';
import type { Act, ActName, Model, Standpoint, Verdict, Writing } from './appraisal-rules.ts';
import {
  FRESH,
  isEditedAfterSignature,
  isWhole,
  judge,
  MANAGERS,
  NOTHING,
  STANDPOINTS,
} from './appraisal-rules.ts';
import type { Employee, Scenery } from './appraisal-scenery.ts';
import { callFor } from './appraisal-scenery.ts';
import type { Stored } from './stored-appraisal.ts';
import { countBrokenLines, endAppraisals, readStored, textsOf } from './stored-appraisal.ts';

/** An act of a person. */
interface Step {
  readonly who: Standpoint;
  readonly act: Act;
}
/** A generated step; its person and act may depend on the state of the appraisal. */
interface Wish {
  readonly who: Standpoint | 'whom it falls to';
  readonly act: Act | 'what comes next';
}
export type Life = readonly Wish[];

const WRITINGS: readonly Writing[] = [
  NOTHING,
  { text: 1, primary: null, secondary: 1 },
  { text: 1, primary: 1, secondary: 1 },
  { text: 1, primary: 2, secondary: 1 },
  { text: 2, primary: 1, secondary: 1 },
];
const writing = fc.constantFrom(...WRITINGS, ...WRITINGS.slice(2), ...WRITINGS.slice(2));

function named(...names: readonly Exclude<ActName, 'start' | 'edit' | 'sign' | 'move'>[]) {
  return fc.constantFrom(...names.map((name): Act => ({ name })));
}

const ACT: fc.Arbitrary<Wish['act']> = fc.oneof(
  { weight: 26, arbitrary: fc.constant<Wish['act']>('what comes next') },
  { weight: 3, arbitrary: writing.map((it): Act => ({ name: 'start', writing: it })) },
  { weight: 5, arbitrary: writing.map((it): Act => ({ name: 'edit', writing: it })) },
  { weight: 6, arbitrary: fc.boolean().map((agrees): Act => ({ name: 'sign', agrees })) },
  { weight: 4, arbitrary: fc.constantFrom(...MANAGERS).map((to): Act => ({ name: 'move', to })) },
  { weight: 4, arbitrary: named('share', 'countersign') },
  { weight: 12, arbitrary: named('take back', 'delete', 'restore', 'reopen', 'ask', 'answer') },
  {
    weight: 1,
    arbitrary: named('sign without a name', 'countersign without a name', 'reopen without a reason'),
  },
);

const WHO: fc.Arbitrary<Wish['who']> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Wish['who']>('whom it falls to') },
  { weight: 1, arbitrary: fc.constantFrom<Wish['who']>(...STANDPOINTS) },
);

/** Generated lives of appraisals, the same for the same seed. */
export function generateLives(count: number, seed: number): readonly Life[] {
  const steps = fc.array(fc.record({ who: WHO, act: ACT }), { minLength: 8, maxLength: 30, size: 'max' });
  return fc.sample(steps, { numRuns: count, seed });
}

/** The person who usually takes an act; the reviewer if none is named. */
const USUAL: Readonly<Partial<Record<ActName, Standpoint>>> = {
  sign: 'employee',
  'sign without a name': 'employee',
  reopen: 'hrAdmin',
  'reopen without a reason': 'hrAdmin',
  ask: 'hrAdmin',
  move: 'orgAdmin',
};

const WHOLE: Writing = { text: 1, primary: 1, secondary: 1 };

/** The next act towards both signatures, and then from the start again. */
function nextAct({ where, writing: it }: Model): Act {
  switch (where) {
    case null:
      return { name: 'start', writing: WHOLE };
    case 'draft':
      return isWhole(it) ? { name: 'share' } : { name: 'edit', writing: WHOLE };
    case 'shared':
      return { name: 'sign', agrees: true };
    case 'acknowledged':
      return { name: 'countersign' };
    case 'completed':
      return { name: 'reopen' };
  }
}

function stepOf(wish: Wish, model: Model): Step {
  const act = wish.act === 'what comes next' ? nextAct(model) : wish.act;
  if (wish.who !== 'whom it falls to') return { who: wish.who, act };
  const { manager, reviewer, deleted } = model;
  if (act.name === 'start') return { who: manager, act };
  if (act.name === 'restore') return { who: deleted?.reviewer ?? reviewer, act };
  return { who: USUAL[act.name] ?? reviewer, act };
}

/** The current point of a life. */
interface Moment {
  readonly scenery: Scenery;
  readonly employee: Employee;
  readonly model: Model;
  readonly stored: Stored;
  readonly periodId: number;
}

/** Only Org Admins move people here; restoring what a former manager deleted has its own test. */
function isBeyondTheRules({ model }: Moment, { who, act }: Step): boolean {
  if (act.name === 'move') return who !== 'orgAdmin' || act.to === model.manager;
  return act.name === 'restore' && model.deleted !== null && model.deleted.reviewer !== model.manager;
}

/** The state after an act: if it is reached already, a conflict or the same answer again is allowed (D-89). */
const LEADS_TO: Readonly<Partial<Record<ActName, Model['where']>>> = {
  share: 'shared',
  'take back': 'draft',
  countersign: 'completed',
  delete: null,
};

/** The allowed statuses of the answer to an act; nothing changes unless it succeeded. */
function answersTo(verdict: Verdict, { model: { where } }: Moment, { act }: Step): readonly number[] {
  if (!('refused' in verdict)) return [200];
  // Nothing is deleted: either there is nothing to restore, or the id is not deleted.
  if (act.name === 'restore' && verdict.refused === 409) return [404, 409];
  return verdict.refused === 409 && LEADS_TO[act.name] === where ? [200, 409] : [verdict.refused];
}

/** What the database must contain, in the model's terms. */
function expected({ scenery, model }: Moment) {
  const { where, writing: it, reviewer, signatures, notified } = model;
  return {
    state: where,
    ...(where !== null && {
      ...textsOf(it),
      reviewer,
      isEdited: isEditedAfterSignature(scenery.house, model),
      signatures,
      isAsked: model.asker !== null,
    }),
    notified: notified.toSorted(),
  };
}

/** The id that an act uses: of the current appraisal, else of the latest one. */
function targetOf({ employee, stored, periodId }: Moment, { act }: Step) {
  const id = act.name === 'restore' ? stored.deletedId : stored.id;
  return {
    employee: employee.person,
    periodId,
    id: id ?? stored.latestId ?? 2_000_000_000,
    questionId: stored.questionId ?? 2_000_000_000,
  };
}

/** Takes a step; returns the next moment, or a sentence about how it differs from the rules. */
async function take(moment: Moment, step: Step): Promise<Moment | string> {
  const { scenery, employee, model } = moment;
  const { who, act } = step;
  if (isBeyondTheRules(moment, step)) return moment;
  const caller = who === 'employee' ? employee.call : scenery.as(who);
  const call = callFor(scenery, act, targetOf(moment, step));
  const { status } = await caller(call.id, call.input as never);
  const verdict = judge({ house: scenery.house, model, who, act });
  const next: Moment = {
    ...moment,
    model: 'next' in verdict ? verdict.next : model,
    stored: await readStored(scenery, employee, moment.periodId),
  };
  const found = JSON.stringify(next.stored.shown);
  const wanted = JSON.stringify(expected(next));
  const mismatch = `expected ${wanted}, found ${found}`;
  const answers = answersTo(verdict, moment, step);
  if (!answers.includes(status)) return `answered ${status} instead of ${answers.join(' or ')}; ${mismatch}`;
  const isChanged = next.stored.versions !== moment.stored.versions;
  if ('refused' in verdict && isChanged) return `changed by what was refused; ${mismatch}`;
  return found === wanted ? next : mismatch;
}

/** Runs one life through the API; returns the first difference from the rules with the path to it, null without one. */
export async function liveThrough(scenery: Scenery, employee: Employee, life: Life): Promise<string | null> {
  const { periodId } = scenery.talent;
  await endAppraisals(scenery, employee);
  let moment: Moment = {
    ...{ scenery, employee, periodId },
    model: FRESH,
    stored: await readStored(scenery, employee, periodId),
  };
  const path: string[] = [];
  for (const wish of life) {
    const step = stepOf(wish, moment.model);
    path.push(`${step.who}: ${JSON.stringify(step.act)}`);
    const next = await take(moment, step);
    if (typeof next === 'string') return `${next}; ${path.join(' → ')}`;
    moment = next;
  }
  const broken = await countBrokenLines(scenery, employee);
  return broken === 0 ? null : `${broken} lines of the history are wrong; ${path.join(' → ')}`;
}
