import type { CallInput, OperationId } from '@cadence/shared-contract';
import type { Caller, PersonRow } from '../../goals/testing/goal-world.ts';
import type { Act, House, Standpoint, Writing } from './appraisal-rules.ts';
import type { TalentMember, TalentWorld } from './talent-world.ts';

const MEMBERS: Readonly<Record<Exclude<Standpoint, 'employee' | 'hrManager'>, TalentMember>> = {
  manager: 'manager',
  nextManager: 'otherManager',
  managerAbove: 'vp',
  hrAdmin: 'hrAdmin',
  ceo: 'ceo',
  peer: 'peer',
  orgAdmin: 'orgAdmin',
  observer: 'observer',
};

/** Texts by their number. */
export const TEXTS = ['', '<p>One text.</p>', '<p>Another text.</p>'] as const;

/** An organisation with everyone around an appraisal. */
export interface Scenery {
  readonly talent: TalentWorld;
  readonly house: House;
  person(who: Exclude<Standpoint, 'employee'>): PersonRow;
  as(who: Exclude<Standpoint, 'employee'>): Caller;
  /** Another report of the manager. */
  addEmployee(): Promise<Employee>;
}

/** A person who may be appraised. */
export interface Employee {
  readonly person: PersonRow;
  readonly call: Caller;
}

export async function setScenery(talent: TalentWorld, house: House): Promise<Scenery> {
  const { world } = talent;
  const hrManager = await world.addPerson({
    name: 'hrManager',
    role: 'manager',
    is_hr_admin: true,
    manager_id: talent.person('vp').id,
  });
  const asHrManager = await world.asPerson(hrManager);
  return {
    talent,
    house,
    person: (who) => (who === 'hrManager' ? hrManager : talent.person(MEMBERS[who])),
    as: (who) => (who === 'hrManager' ? asHrManager : talent.as(MEMBERS[who])),
    async addEmployee() {
      const person = await world.addPerson({ name: 'employee', manager_id: talent.person('manager').id });
      return { person, call: await world.asPerson(person) };
    },
  };
}

/** One call, typed by its operation. */
export type Call = { [Id in OperationId]: { readonly id: Id; readonly input: CallInput<Id> } }[OperationId];

export interface Target {
  readonly employee: PersonRow;
  readonly periodId: number;
  /** 0 if there is none. */
  readonly id: number;
  /** The id of the open question; 0 for none. */
  readonly questionId: number;
}

function textOf({ text, primary, secondary }: Writing) {
  return { Primary: primary, Secondary: secondary, Review: TEXTS[text] ?? '' };
}

type Bare = Exclude<Act['name'], 'start' | 'edit' | 'sign' | 'move'>;

/** The documented calls of acts without contents (people §7 Talent). */
const CALLS: Readonly<Record<Bare, (target: Target) => Call>> = {
  share: ({ id }) => ({ id: 'talent.share', input: { params: { id } } }),
  'take back': ({ id }) => ({ id: 'talent.takeBack', input: { params: { id }, body: {} } }),
  'sign without a name': ({ id }) => ({
    id: 'talent.employeeSign',
    input: { params: { id }, body: { Sign: ' ', Agrees: true } },
  }),
  countersign: ({ id }) => ({
    id: 'talent.managerSign',
    input: { params: { id }, body: { Sign: 'Manager' } },
  }),
  'countersign without a name': ({ id }) => ({
    id: 'talent.managerSign',
    input: { params: { id }, body: { Sign: '' } },
  }),
  reopen: ({ id }) => ({
    id: 'talent.reopen',
    input: { params: { id }, body: { Reason: 'A figure was wrong.' } },
  }),
  'reopen without a reason': ({ id }) => ({
    id: 'talent.reopen',
    input: { params: { id }, body: { Reason: ' ' } },
  }),
  delete: ({ id }) => ({ id: 'talent.delete', input: { params: { id } } }),
  restore: ({ id }) => ({ id: 'talent.restore', input: { params: { id } } }),
  ask: ({ id }) => ({
    id: 'talent.ask',
    input: { params: { id }, body: { Axis: 'Primary', Question: 'Why?' } },
  }),
  answer: ({ id, questionId: QuestionId }) => ({
    id: 'talent.answer',
    input: { params: { id }, body: { QuestionId, Keeps: true, Answer: 'Because.' } },
  }),
};

/** The call for an act. */
export function callFor({ person }: Pick<Scenery, 'person'>, act: Act, target: Target): Call {
  const params = { id: target.id };
  switch (act.name) {
    case 'start': {
      const who = { UserId: target.employee.id, EvaluationPeriodId: target.periodId };
      return { id: 'talent.create', input: { body: { ...who, ...textOf(act.writing) } } };
    }
    case 'edit':
      return { id: 'talent.update', input: { params, body: textOf(act.writing) } };
    case 'sign': {
      const body = { Sign: 'Employee', Agrees: act.agrees, Comment: 'Read.' };
      return { id: 'talent.employeeSign', input: { params, body } };
    }
    case 'move': {
      const managerId = person(act.to).id;
      return { id: 'people.changeManager', input: { params: { id: target.employee.id, managerId } } };
    }
    default:
      return CALLS[act.name](target);
  }
}
