/** Where an appraisal is; null before it was started and once it is deleted. */
export type Where = 'draft' | 'shared' | 'acknowledged' | 'completed' | null;

/** People around an appraisal of `employee`; any of the three managers may be theirs. */
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

/** What is written; a text is named by its number, 0 is none. */
export interface Writing {
  readonly text: number;
  readonly primary: number | null;
  readonly secondary: number | null;
}
export const NOTHING: Writing = { text: 0, primary: null, secondary: null };

/** An appraisal as the documents say it stands, written out by hand. */
export interface Model {
  readonly where: Where;
  /** Where it was when it was deleted; null while there is nothing to bring back. */
  readonly deletedIn: Where;
  /** Whose appraisal the deleted one was. */
  readonly deletedBy: ManagerName;
  /** The employee's manager of today. */
  readonly manager: ManagerName;
  readonly reviewer: ManagerName;
  readonly writing: Writing;
  /** What the employee signed, and what they answered; null before. */
  readonly signed: { readonly writing: Writing; readonly agrees: boolean } | null;
  readonly isAsked: boolean;
  /** Notifications so far, as `who: subject`. */
  readonly told: readonly string[];
  /** Signatures that are kept. */
  readonly signatures: number;
}

/** What the organisation has decided. */
export interface House {
  readonly areRatingsShared: boolean;
}

export const FRESH: Model = {
  where: null,
  deletedIn: null,
  deletedBy: 'manager',
  manager: 'manager',
  reviewer: 'manager',
  writing: NOTHING,
  signed: null,
  isAsked: false,
  told: [],
  signatures: 0,
};

const HR: readonly Standpoint[] = ['hrAdmin', 'hrManager'];

/** Who may know of an appraisal: D-51. */
export function sees(who: Standpoint, { where, reviewer, manager }: Model): boolean {
  if (where === null) return false;
  if (who === 'employee') return where !== 'draft';
  return [reviewer, manager, 'managerAbove', 'ceo', ...HR].includes(who);
}

/** Whether everything is there that the employee shall read: people §5. */
export function isWhole({ text, primary, secondary }: Writing): boolean {
  return text !== 0 && primary !== null && secondary !== null;
}

/** Whether the employee would read something else than what they signed: D-104. */
export function isReadDifferently(house: House, one: Writing, other: Writing): boolean {
  const rating = one.primary !== other.primary || one.secondary !== other.secondary;
  return one.text !== other.text || (house.areRatingsShared && rating);
}

export function isEditedAfterSignature(house: House, { signed, writing, where }: Model): boolean {
  return where === 'acknowledged' && signed !== null && isReadDifferently(house, signed.writing, writing);
}

/** What somebody does, and with which words. */
export type Deed =
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
export type DeedName = Deed['name'];

/** A refusal by its status, or what comes of it. */
export type Verdict =
  | { readonly refused: 400 | 404 | 409 }
  /** Nothing changes, and it is answered as if it had just been done (D-89). */
  | { readonly same: true }
  | { readonly next: Model };

const refused = (status: 400 | 404 | 409): Verdict => ({ refused: status });
const same: Verdict = { same: true };

/** Who may do it at all, and from where: people §4 Appraisal, §6 Appraisals, D-49 to D-51, D-92 to D-94. */
const RULES: Readonly<
  Record<
    Exclude<DeedName, 'start' | 'restore' | 'move'>,
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

const tell = (model: Model, ...told: readonly string[]): Pick<Model, 'told'> => ({
  told: [...model.told, ...told],
});

interface Case<D extends Deed = Deed> {
  readonly house: House;
  readonly model: Model;
  readonly who: Standpoint;
  readonly deed: D;
}
type Named<N extends DeedName> = Extract<Deed, { readonly name: N }>;

function begun({ model, who, deed }: Case<Named<'start'>>): Verdict {
  if (who !== model.manager) return refused(400);
  if (model.where !== null) {
    const isBare = deed.writing.text === 0 && deed.writing.primary === null;
    return isBare && model.where === 'draft' ? same : refused(409);
  }
  return {
    next: {
      ...model,
      ...{ where: 'draft', reviewer: model.manager, writing: deed.writing, signed: null, isAsked: false },
      signatures: 0,
    },
  };
}

/** Within a day, by whose it was; it belongs to the manager of today (D-49). */
function broughtBack({ model, who }: Case): Verdict {
  if (model.deletedIn === null || who !== model.deletedBy) return refused(sees(who, model) ? 409 : 404);
  if (model.where !== null) return refused(409);
  const isTold = model.deletedIn !== 'draft';
  return {
    next: {
      ...model,
      ...{ where: model.deletedIn, deletedIn: null, reviewer: model.manager },
      ...tell(model, ...(isTold ? ['employee: Appraisal Restored'] : [])),
    },
  };
}

function edited({ house, model, deed: { writing } }: Case<Named<'edit'>>): Verdict {
  if (model.where !== 'draft' && !isWhole(writing)) return refused(400);
  const next = { ...model, writing };
  const isRead = isReadDifferently(house, model.writing, writing);
  return {
    next: {
      ...next,
      ...(isRead && isEditedAfterSignature(house, next)
        ? tell(model, 'employee: Appraisal Available for Signature')
        : {}),
    },
  };
}

function signed({ house, model, deed: { agrees } }: Case<Named<'sign'>>): Verdict {
  const isAgain = model.where === 'acknowledged';
  if (isAgain && model.signed?.agrees === agrees && !isEditedAfterSignature(house, model)) return same;
  const subject = isAgain ? 'Appraisal Signature Changed' : 'Appraisal Acknowledged';
  return {
    next: {
      ...model,
      ...{ where: 'acknowledged', signed: { writing: model.writing, agrees } },
      signatures: model.signatures + 1,
      ...tell(model, `${model.reviewer}: ${subject}`),
    },
  };
}

function reopened({ model, who }: Case): Verdict {
  const isTold = who !== model.manager;
  return {
    next: {
      ...model,
      ...{ where: 'shared', signed: null, reviewer: model.manager },
      ...tell(
        model,
        'employee: Appraisal Reopened',
        ...(isTold ? [`${model.manager}: Appraisal Reopened`] : []),
      ),
    },
  };
}

function deleted({ model }: Case): Verdict {
  return {
    next: {
      ...model,
      ...{ where: null, deletedIn: model.where, deletedBy: model.reviewer },
      ...tell(model, ...(model.where === 'draft' ? [] : ['employee: Appraisal Deleted'])),
    },
  };
}

/** Every deed after who may do it and where was looked at. */
function outcome(it: Case): Verdict {
  const { house, model, who, deed } = it;
  switch (deed.name) {
    case 'edit':
      return edited({ ...it, deed });
    case 'share':
      if (!isWhole(model.writing)) return refused(400);
      return {
        next: { ...model, where: 'shared', ...tell(model, 'employee: Appraisal Available for Signature') },
      };
    case 'take back':
      return { next: { ...model, where: 'draft', ...tell(model, 'employee: Appraisal Taken Back') } };
    case 'sign':
      return signed({ ...it, deed });
    case 'countersign':
      if (isEditedAfterSignature(house, model)) return refused(409);
      return {
        next: {
          ...{ ...model, where: 'completed', signatures: model.signatures + 1 },
          ...tell(model, 'employee: Appraisal Completed'),
        },
      };
    case 'reopen':
      return reopened(it);
    case 'delete':
      return deleted(it);
    case 'ask':
      if (who === model.reviewer || model.isAsked || model.writing.primary === null) return refused(409);
      return {
        next: { ...model, isAsked: true, ...tell(model, `${model.reviewer}: Question About a Rating`) },
      };
    case 'answer':
      return model.isAsked ? { next: { ...model, isAsked: false } } : refused(409);
    default:
      return refused(400);
  }
}

/** What the documents say about somebody who does something: D-84 in its order, then what comes of it. */
export function judge(it: Case): Verdict {
  const { model, who, deed } = it;
  if (deed.name === 'start') return begun({ ...it, deed });
  if (deed.name === 'restore') return broughtBack(it);
  if (deed.name === 'move') {
    const isOpen = model.where !== null && model.where !== 'completed';
    return { next: { ...model, manager: deed.to, reviewer: isOpen ? deed.to : model.reviewer } };
  }
  if (!sees(who, model)) return refused(404);
  const { by, from } = RULES[deed.name];
  if (!by(who, model)) return refused(400);
  return from.includes(model.where) ? outcome(it) : refused(409);
}
