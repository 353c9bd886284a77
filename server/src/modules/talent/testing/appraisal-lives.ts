import fc from 'fast-check';
import type { Deed, DeedName, Model, Standpoint, Verdict, Writing } from './appraisal-rules.ts';
import { FRESH, isEditedAfterSignature, judge, MANAGERS, NOTHING, STANDPOINTS } from './appraisal-rules.ts';
import type { Employee, Scenery } from './appraisal-scenery.ts';
import { callFor } from './appraisal-scenery.ts';
import type { Stored } from './stored-appraisal.ts';
import { endAppraisals, readStored, textsOf } from './stored-appraisal.ts';

/** One deed in a generated life; `whom it falls to` stands for who would usually do it. */
interface Step {
  readonly who: Standpoint | 'whom it falls to';
  readonly deed: Deed;
}
export type Life = readonly Step[];

const WRITINGS: readonly Writing[] = [
  NOTHING,
  { text: 1, primary: null, secondary: 1 },
  { text: 1, primary: 1, secondary: 1 },
  { text: 1, primary: 2, secondary: 1 },
  { text: 2, primary: 1, secondary: 1 },
];
const writing = fc.constantFrom(...WRITINGS, ...WRITINGS.slice(2), ...WRITINGS.slice(2));

function named(...names: readonly Exclude<DeedName, 'start' | 'edit' | 'sign' | 'move'>[]) {
  return fc.constantFrom(...names.map((name): Deed => ({ name })));
}

const DEED: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: writing.map((it): Deed => ({ name: 'start', writing: it })) },
  { weight: 5, arbitrary: writing.map((it): Deed => ({ name: 'edit', writing: it })) },
  { weight: 6, arbitrary: fc.boolean().map((agrees): Deed => ({ name: 'sign', agrees })) },
  { weight: 1, arbitrary: fc.constantFrom(...MANAGERS).map((to): Deed => ({ name: 'move', to })) },
  { weight: 6, arbitrary: named('share') },
  { weight: 5, arbitrary: named('countersign') },
  { weight: 6, arbitrary: named('take back', 'delete', 'restore', 'reopen', 'ask', 'answer') },
  {
    weight: 1,
    arbitrary: named('sign without a name', 'countersign without a name', 'reopen without a reason'),
  },
);

const WHO: fc.Arbitrary<Step['who']> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step['who']>('whom it falls to') },
  { weight: 2, arbitrary: fc.constantFrom<Step['who']>(...STANDPOINTS) },
);

/** Generated lives of appraisals; the same ones for the same seed. */
export function generateLives(count: number, seed: number): readonly Life[] {
  const steps = fc.array(fc.record({ who: WHO, deed: DEED }), { minLength: 8, maxLength: 30, size: 'max' });
  return fc.sample(steps, { numRuns: count, seed });
}

function usualActor({ name }: Deed, { manager, reviewer, deleted }: Model): Standpoint {
  switch (name) {
    case 'start':
      return manager;
    case 'sign':
    case 'sign without a name':
      return 'employee';
    case 'reopen':
    case 'reopen without a reason':
    case 'ask':
      return 'hrAdmin';
    case 'move':
      return 'orgAdmin';
    case 'restore':
      return deleted?.reviewer ?? reviewer;
    default:
      return reviewer;
  }
}

/** How far a life has come. */
interface Moment {
  readonly scenery: Scenery;
  readonly employee: Employee;
  readonly model: Model;
  readonly stored: Stored;
  readonly periodId: number;
  /** The latest step that was done. */
  readonly done: string | null;
}

/** Restoring what belonged to a manager who is not theirs any more is looked at on its own. */
function isBeyondTheRules({ model }: Moment, { deed }: Step): boolean {
  if (deed.name === 'move') return deed.to === model.manager;
  return deed.name === 'restore' && model.deleted !== null && model.deleted.reviewer !== model.manager;
}

function faultOf(status: number, verdict: Verdict, isRepeat: boolean): string | null {
  if ('refused' in verdict) {
    // The same again is answered as the first one was, or refused (D-89); either way nothing happens.
    return status === verdict.refused || (isRepeat && status === 200)
      ? null
      : `answered ${status} instead of ${verdict.refused}`;
  }
  return status === 200 ? null : `refused with ${status}`;
}

/** What the database must hold, in the words of the model. */
function expected({ scenery, model }: Moment) {
  const { where, writing: it, reviewer, signatures, told } = model;
  return {
    state: where,
    ...(where !== null && {
      ...textsOf(it),
      reviewer,
      isEdited: isEditedAfterSignature(scenery.house, model),
      signatures,
      isAsked: model.asker !== null,
    }),
    told: told.toSorted(),
  };
}

/** The id that a deed names: of the one that is there, else of the latest there was. */
function targetOf({ employee, stored, periodId }: Moment, { deed }: Step) {
  const id = deed.name === 'restore' ? stored.deletedId : stored.id;
  return {
    employee: employee.person,
    periodId,
    id: id ?? stored.latestId ?? 2_000_000_000,
    questionId: stored.questionId ?? 2_000_000_000,
  };
}

/** Takes a step; what comes after it, or a sentence about how it departs from the rules. */
async function take(moment: Moment, step: Step): Promise<Moment | string> {
  const { scenery, employee, model, done } = moment;
  const { deed } = step;
  const who = step.who === 'whom it falls to' ? usualActor(deed, model) : step.who;
  if (isBeyondTheRules(moment, step) || (deed.name === 'move' && who !== 'orgAdmin')) return moment;
  const caller = who === 'employee' ? employee.call : scenery.as(who);
  const call = callFor(scenery, deed, targetOf(moment, step));
  const { status } = await caller(call.id, call.input as never);
  const verdict = judge({ house: scenery.house, model, who, deed });
  const fingerprint = JSON.stringify([who, deed]);
  const next: Moment = {
    ...moment,
    model: 'next' in verdict ? verdict.next : model,
    done: 'next' in verdict ? fingerprint : done,
    stored: await readStored(scenery, employee, moment.periodId),
  };
  const { shown } = next.stored;
  const told = `expected ${JSON.stringify(expected(next))}, found ${JSON.stringify(shown)}`;
  const fault = faultOf(status, verdict, done === fingerprint);
  if (fault !== null) return `${fault}; ${told}`;
  if (JSON.stringify(shown) !== JSON.stringify(expected(next))) return told;
  const isKept = next.stored.versions === moment.stored.versions;
  return 'refused' in verdict && !isKept ? `changed by what was refused; ${told}` : next;
}

/** Lives one life through the API; the first divergence from the rules with what led to it, null without one. */
export async function liveThrough(scenery: Scenery, employee: Employee, life: Life): Promise<string | null> {
  const { periodId } = scenery.talent;
  await endAppraisals(scenery, employee);
  let moment: Moment = {
    ...{ scenery, employee, periodId },
    model: FRESH,
    stored: await readStored(scenery, employee, periodId),
    done: null,
  };
  for (const [index, step] of life.entries()) {
    const next = await take(moment, step);
    if (typeof next === 'string') {
      const path = life.slice(0, index + 1).map(({ who, deed }) => `${who}: ${JSON.stringify(deed)}`);
      return `${next}; ${path.join(' → ')}`;
    }
    moment = next;
  }
  return null;
}
