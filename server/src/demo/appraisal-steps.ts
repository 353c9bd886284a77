import type { AppraisalAction, AppraisalState } from '@cadence/shared-contract';
import { appraisalAction, isKnownToEmployee } from '@cadence/shared-contract';
import { contentDigest, contentForEmployee, labelsDigest, wholeContent } from '../modules/talent/index.ts';
import type { DemoRow } from './demo-rows.ts';
import type { PlannedAppraisal } from './plan-appraisals.ts';
import type { DemoContext } from './demo-context.ts';

/** A line of an appraisal's history. */
type HistoryLine = Omit<DemoRow<'appraisal_events'>, 'appraisal_id'> & {
  readonly comment: string | null;
  readonly created_at: Date;
};

/** An appraisal while its steps are taken. */
export interface Progress {
  readonly plan: PlannedAppraisal;
  readonly row: DemoRow<'appraisals'>;
  readonly signatures: Omit<DemoRow<'appraisal_signatures'>, 'appraisal_id'>[];
  readonly events: HistoryLine[];
  /** The text after an edit. */
  readonly second: string;
  readonly answer: { readonly agrees: boolean; readonly comment: string | null };
  readonly reason: string;
}

/** The id of a person of the demo; 0 for nobody. */
export function idOf(context: DemoContext, key: string | null): number {
  return context.personIds.get(key ?? '') ?? 0;
}

type Values = Partial<DemoRow<'appraisals'>>;
type Effect = (progress: Progress, at: Date, context: DemoContext) => Values;

function sign(
  progress: Progress,
  by: 'employee' | 'reviewer',
  { context, at }: { context: DemoContext; at: Date },
) {
  const { plan, row, answer, signatures } = progress;
  const signable = {
    ...row,
    primary_rating: row.primary_rating ?? null,
    secondary_rating: row.secondary_rating ?? null,
    tertiary_rating: row.tertiary_rating ?? null,
  };
  const { talent, people } = context.company;
  const content = by === 'employee' ? contentForEmployee(signable, talent) : wholeContent(signable, talent);
  const digest = contentDigest(content);
  const key = by === 'employee' ? plan.person.key : plan.person.manager;
  const name = people.find((person) => person.key === key)?.name ?? '';
  signatures.push({
    signed_by: by,
    person_id: idOf(context, key),
    person_name: name,
    sign: name,
    ...(by === 'employee' && answer),
    ...{ content, digest, signed_at: at },
  });
  return { name, digest };
}

/** What each step changes in the row. */
const EFFECTS: Readonly<Partial<Record<AppraisalAction, Effect>>> = {
  share: (_progress, at, { company: { talent } }) => ({
    settings: talent,
    labels_digest: labelsDigest(talent),
    ...{ shared_at: at, employee_version: at },
  }),
  takeBack: () => ({ settings: null, labels_digest: null, shared_at: null, employee_version: null }),
  edit: ({ second }, at) => ({ review: second, employee_version: at }),
  editSigned: ({ second }, at) => ({ review: second, edited_after_signature_at: at, employee_version: at }),
  signAsEmployee(progress, at, context) {
    const { name, digest } = sign(progress, 'employee', { context, at });
    return {
      employee_signature: name,
      employee_agrees: progress.answer.agrees,
      employee_comments: progress.answer.comment,
      acknowledged_at: at,
      signed_digest: digest,
      employee_version: at,
    };
  },
  signAsManager: (progress, at, context) => ({
    manager_signature: sign(progress, 'reviewer', { context, at }).name,
    ...{ completed_at: at, employee_version: at },
  }),
  reopen: (_progress, at) => ({
    ...{ employee_signature: null, employee_agrees: null, employee_comments: null, manager_signature: null },
    ...{ acknowledged_at: null, completed_at: null, signed_digest: null },
    ...{ shared_at: at, employee_version: at },
  }),
};

/** The comment on a step; null for none. */
function commentOn(action: AppraisalAction, { plan, answer, reason }: Progress): string | null {
  const question = plan.script?.question;
  const words: Readonly<Partial<Record<AppraisalAction, string | null | undefined>>> = {
    signAsEmployee: answer.comment,
    reopen: reason,
    ask: question?.question,
    answer: question?.answer?.text,
  };
  return words[action] ?? null;
}

/** The key of the person who took a step. */
export function actorOf(action: AppraisalAction, { person, script }: PlannedAppraisal): string | null {
  if (action === 'ask') return script?.question?.by ?? null;
  if (action === 'reopen') return 'hradmin';
  return action === 'signAsEmployee' ? person.key : person.manager;
}

/** Takes the next step: changes the row, adds signatures and a line of the history. */
export function takeStep(
  progress: Progress,
  action: AppraisalAction,
  { context, at }: { context: DemoContext; at: Date },
) {
  const { plan, row, events } = progress;
  const from: AppraisalState | null = action === 'start' ? null : row.state;
  const to = appraisalAction(action).to ?? row.state;
  Object.assign(row, EFFECTS[action]?.(progress, at, context), { state: to, updated_at: at });
  events.push({
    ...{ action, from_state: from, to_state: to },
    actor_id: idOf(context, actorOf(action, plan)),
    comment: commentOn(action, progress),
    known_to_employee: isKnownToEmployee(action, from),
    created_at: at,
  });
}
