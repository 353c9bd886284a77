/** The state of an appraisal; null before it is started and once it is deleted. */
export type Where = 'draft' | 'shared' | 'acknowledged' | 'completed' | null;

/** The people around an appraisal of `employee`; any of the three managers may be theirs. */
export const STANDPOINTS = [
  'manager',
  'nextManager',
  'hrManager',
  'managerAbove',
  'employee',
  'hrAdmin',
  'ceo',
  'peer',
  'orgAdmin',
  'observer',
] as const;
export type Standpoint = (typeof STANDPOINTS)[number];
export const MANAGERS = ['manager', 'nextManager', 'hrManager'] as const satisfies readonly Standpoint[];
export type ManagerName = (typeof MANAGERS)[number];

/** The contents; a text is its number, 0 for none. */
export interface Writing {
  readonly text: number;
  readonly primary: number | null;
  readonly secondary: number | null;
}
export const NOTHING: Writing = { text: 0, primary: null, secondary: null };

/** The state of an appraisal according to the documents, written by hand. */
interface Standing {
  readonly where: Where;
  readonly reviewer: ManagerName;
  readonly writing: Writing;
  /** What the employee signed, and whether they agreed; null before. */
  readonly signed: { readonly writing: Writing; readonly agrees: boolean } | null;
  /** Who asked the open question about a rating. */
  readonly asker: Standpoint | null;
  /** Both have signed it once: it can be neither taken back nor deleted (D-92). */
  readonly wasCompleted: boolean;
  /** The number of stored signatures. */
  readonly signatures: number;
}

/** An appraisal with the people around it. */
export interface Model extends Standing {
  /** The latest deleted one; null if there is nothing to restore. */
  readonly deleted: Standing | null;
  /** The employee's manager today. */
  readonly manager: ManagerName;
  /** Notifications so far, as `who: subject`. */
  readonly notified: readonly string[];
}

/** The organisation's settings. */
export interface House {
  readonly areRatingsShared: boolean;
}

const NONE: Standing = {
  where: null,
  reviewer: 'manager',
  writing: NOTHING,
  signed: null,
  asker: null,
  wasCompleted: false,
  signatures: 0,
};
export const FRESH: Model = { ...NONE, deleted: null, manager: 'manager', notified: [] };

const HR: readonly Standpoint[] = ['hrAdmin', 'hrManager'];

/** Who may know of an appraisal (D-51). */
export function sees(who: Standpoint, { where, reviewer, manager }: Model): boolean {
  if (where === null) return false;
  if (who === 'employee') return where !== 'draft';
  return [reviewer, manager, 'managerAbove', 'ceo', ...HR].includes(who);
}

/** Whether everything that the employee will read is there (people §5). */
export function isWhole({ text, primary, secondary }: Writing): boolean {
  return text !== 0 && primary !== null && secondary !== null;
}

/** Whether the employee would read something other than what they signed (D-104). */
export function isReadDifferently(house: House, one: Writing, other: Writing): boolean {
  const rating = one.primary !== other.primary || one.secondary !== other.secondary;
  return one.text !== other.text || (house.areRatingsShared && rating);
}

export function isEditedAfterSignature(house: House, { signed, writing, where }: Model): boolean {
  return where === 'acknowledged' && signed !== null && isReadDifferently(house, signed.writing, writing);
}

/** An act, with its contents. */
export type Act =
  | { readonly name: 'start'; readonly writing: Writing }
  | { readonly name: 'edit'; readonly writing: Writing }
  | { readonly name: 'sign'; readonly agrees: boolean }
  | { readonly name: 'move'; readonly to: ManagerName }
  | {
      readonly name:
        | 'share'
        | 'take back'
        | 'sign without a name'
        | 'countersign'
        | 'countersign without a name'
        | 'reopen'
        | 'reopen without a reason'
        | 'delete'
        | 'restore'
        | 'ask'
        | 'answer';
    };
export type ActName = Act['name'];

/** A refusal by its status, or the outcome. */
export type Verdict =
  | { readonly refused: 400 | 404 | 409 }
  /** Nothing changes, and it is answered as if it had just succeeded (D-89). */
  | { readonly same: true }
  | { readonly next: Model };

const refused = (status: 400 | 404 | 409): Verdict => ({ refused: status });
const same: Verdict = { same: true };

/** Who may take an act, and in which states: people §4 Appraisal, §6 Appraisals, D-49 to D-51, D-92 to D-94. */
const RULES: Readonly<
  Record<
    Exclude<ActName, 'start' | 'restore' | 'move'>,
    {
      readonly by: (who: Standpoint, model: Model) => boolean;
      readonly from: readonly Where[];
    }
  >
> = {
  edit: { by: isReviewer, from: ['draft', 'shared', 'acknowledged'] },
  share: { by: isReviewer, from: ['draft'] },
  'take back': { by: isReviewer, from: ['shared'] },
  sign: { by: isEmployee, from: ['shared', 'acknowledged'] },
  'sign without a name': { by: isEmployee, from: ['shared', 'acknowledged'] },
  countersign: { by: isReviewer, from: ['acknowledged'] },
  'countersign without a name': { by: isReviewer, from: ['acknowledged'] },
  reopen: { by: (who) => HR.includes(who), from: ['completed'] },
  'reopen without a reason': { by: (who) => HR.includes(who), from: ['completed'] },
  delete: { by: isReviewer, from: ['draft', 'shared', 'acknowledged'] },
  ask: {
    by: (who) => HR.includes(who) || who === 'ceo',
    from: ['draft', 'shared', 'acknowledged', 'completed'],
  },
  answer: { by: isReviewer, from: ['draft', 'shared', 'acknowledged', 'completed'] },
};

function isReviewer(who: Standpoint, { reviewer }: Model): boolean {
  return who === reviewer;
}

function isEmployee(who: Standpoint): boolean {
  return who === 'employee';
}

/** Nobody is notified of their own act (D-37). */
function notify({ model, who }: Case, to: Standpoint, subject: string): Pick<Model, 'notified'> {
  return { notified: to === who ? model.notified : [...model.notified, `${to}: ${subject}`] };
}

interface Case<D extends Act = Act> {
  readonly house: House;
  readonly model: Model;
  readonly who: Standpoint;
  readonly act: D;
}
type Named<N extends ActName> = Extract<Act, { readonly name: N }>;

function begun({ model, who, act }: Case<Named<'start'>>): Verdict {
  if (who !== model.manager) return refused(400);
  if (model.where === null)
    return { next: { ...model, ...NONE, where: 'draft', reviewer: model.manager, writing: act.writing } };
  const isBare = act.writing.text === 0 && act.writing.primary === null;
  return isBare && model.where === 'draft' ? same : refused(409);
}

/** Restores: within a day, by its reviewer. */
function broughtBack(it: Case): Verdict {
  const { model, who } = it;
  const { deleted } = model;
  if (deleted === null || who !== deleted.reviewer) return refused(sees(who, model) ? 409 : 404);
  if (model.where !== null) return refused(409);
  const notified = deleted.where === 'draft' ? {} : notify(it, 'employee', 'Appraisal Restored');
  return { next: { ...model, ...deleted, ...notified, deleted: null } };
}

function edited(it: Case<Named<'edit'>>): Verdict {
  const { house, model, act } = it;
  if (model.where !== 'draft' && !isWhole(act.writing)) return refused(400);
  const next = { ...model, writing: act.writing };
  const isNotified = model.where === 'acknowledged' && isReadDifferently(house, model.writing, act.writing);
  return {
    next: { ...next, ...(isNotified && notify(it, 'employee', 'Appraisal Available for Signature')) },
  };
}

function signed(it: Case<Named<'sign'>>): Verdict {
  const { house, model, act } = it;
  const isAgain = model.where === 'acknowledged';
  if (isAgain && model.signed?.agrees === act.agrees && !isEditedAfterSignature(house, model)) return same;
  const subject = isAgain ? 'Appraisal Signature Changed' : 'Appraisal Acknowledged';
  const signature = { writing: model.writing, agrees: act.agrees };
  const notified = notify(it, model.reviewer, subject);
  const signatures = model.signatures + 1;
  return { next: { ...model, ...notified, where: 'acknowledged', signed: signature, signatures } };
}

function countersigned(it: Case): Verdict {
  const { house, model } = it;
  if (isEditedAfterSignature(house, model)) return refused(409);
  const notified = notify(it, 'employee', 'Appraisal Completed');
  return {
    next: { ...model, ...notified, where: 'completed', wasCompleted: true, signatures: model.signatures + 1 },
  };
}

/** No longer completed, so it passes to today's manager (D-49, D-92). */
function reopened(it: Case): Verdict {
  const { model } = it;
  const employee = notify(it, 'employee', 'Appraisal Reopened');
  const both = notify({ ...it, model: { ...model, ...employee } }, model.manager, 'Appraisal Reopened');
  return { next: { ...model, ...both, where: 'shared', signed: null, reviewer: model.manager } };
}

function removed(it: Case): Verdict {
  const { model } = it;
  if (model.wasCompleted) return refused(409);
  const notified = model.where === 'draft' ? {} : notify(it, 'employee', 'Appraisal Deleted');
  const { where, reviewer, writing, signed: signature, asker, wasCompleted, signatures } = model;
  const deleted = { where, reviewer, writing, signed: signature, asker, wasCompleted, signatures };
  return { next: { ...model, ...NONE, ...notified, reviewer, deleted } };
}

function asked(it: Case): Verdict {
  const { model, who } = it;
  if (who === model.reviewer || model.asker !== null || model.writing.primary === null) return refused(409);
  return { next: { ...model, asker: who, ...notify(it, model.reviewer, 'Question About a Rating') } };
}

function shared(it: Case): Verdict {
  const { model } = it;
  if (!isWhole(model.writing)) return refused(400);
  return {
    next: { ...model, where: 'shared', ...notify(it, 'employee', 'Appraisal Available for Signature') },
  };
}

function takenBack(it: Case): Verdict {
  if (it.model.wasCompleted) return refused(409);
  return { next: { ...it.model, where: 'draft', ...notify(it, 'employee', 'Appraisal Taken Back') } };
}

function answered(it: Case): Verdict {
  const { model } = it;
  if (model.asker === null) return refused(409);
  return { next: { ...model, asker: null, ...notify(it, model.asker, 'Answer About a Rating') } };
}

/** The outcome of an allowed act in an allowed state; missing words are refused. */
const OUTCOMES: Readonly<Partial<Record<ActName, (it: Case) => Verdict>>> = {
  share: shared,
  'take back': takenBack,
  countersign: countersigned,
  // The state is checked before the input (D-84).
  'countersign without a name': (it) => ('refused' in countersigned(it) ? countersigned(it) : refused(400)),
  reopen: reopened,
  delete: removed,
  ask: asked,
  answer: answered,
};

function outcome(it: Case): Verdict {
  const { act } = it;
  if (act.name === 'edit') return edited({ ...it, act });
  if (act.name === 'sign') return signed({ ...it, act });
  return OUTCOMES[act.name]?.(it) ?? refused(400);
}

/** The verdict of the documents on an act: the checks in the order of D-84, then the outcome. */
export function judge(it: Case): Verdict {
  const { model, who, act } = it;
  if (act.name === 'start') return begun({ ...it, act });
  if (act.name === 'restore') return broughtBack(it);
  if (act.name === 'move') {
    const isOpen = model.where !== null && model.where !== 'completed';
    return { next: { ...model, manager: act.to, reviewer: isOpen ? act.to : model.reviewer } };
  }
  if (!sees(who, model)) return refused(404);
  const { by, from } = RULES[act.name];
  if (!by(who, model)) return refused(400);
  return from.includes(model.where) ? outcome(it) : refused(409);
}
