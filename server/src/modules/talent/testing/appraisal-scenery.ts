import type { AppraisalAction, CallInput, OperationId } from '@cadence/shared-contract';
import type { Caller, PersonRow } from '../../goals/testing/goal-world.ts';
import type { Deed, House, ManagerName, Standpoint, Writing } from './appraisal-rules.ts';
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

/** An organisation with everybody who stands around an appraisal. */
export interface Scenery {
  readonly talent: TalentWorld;
  readonly house: House;
  person(who: Exclude<Standpoint, 'employee'>): PersonRow;
  as(who: Exclude<Standpoint, 'employee'>): Caller;
  /** Another report of the manager. */
  addEmployee(): Promise<Employee>;
}

/** Somebody who may be appraised. */
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
  /** 0 while there is none. */
  readonly id: number;
  /** Of the question that waits; 0 for none. */
  readonly questionId: number;
}

function textOf({ text, primary, secondary }: Writing) {
  return { Primary: primary, Secondary: secondary, Review: TEXTS[text] ?? '' };
}

/** The documented call of a deed (people §7 Talent). */
export function callFor({ person }: Pick<Scenery, 'person'>, deed: Deed, target: Target): Call {
  const params = { id: target.id };
  switch (deed.name) {
    case 'start': {
      const who = { UserId: target.employee.id, EvaluationPeriodId: target.periodId };
      return { id: 'talent.create', input: { body: { ...who, ...textOf(deed.writing) } } };
    }
    case 'edit':
      return { id: 'talent.update', input: { params, body: textOf(deed.writing) } };
    case 'share':
      return { id: 'talent.share', input: { params } };
    case 'take back':
      return { id: 'talent.takeBack', input: { params, body: {} } };
    case 'sign':
      return {
        id: 'talent.employeeSign',
        input: { params, body: { Sign: 'Employee', Agrees: deed.agrees, Comment: 'Read.' } },
      };
    case 'sign without a name':
      return { id: 'talent.employeeSign', input: { params, body: { Sign: ' ', Agrees: true } } };
    case 'countersign':
      return { id: 'talent.managerSign', input: { params, body: { Sign: 'Manager' } } };
    case 'countersign without a name':
      return { id: 'talent.managerSign', input: { params, body: { Sign: '' } } };
    case 'reopen':
      return { id: 'talent.reopen', input: { params, body: { Reason: 'A figure was wrong.' } } };
    case 'reopen without a reason':
      return { id: 'talent.reopen', input: { params, body: { Reason: ' ' } } };
    case 'delete':
      return { id: 'talent.delete', input: { params } };
    case 'restore':
      return { id: 'talent.restore', input: { params } };
    case 'ask':
      return { id: 'talent.ask', input: { params, body: { Axis: 'Primary', Question: 'Why?' } } };
    case 'answer': {
      const body = { QuestionId: target.questionId, Keeps: true, Answer: 'Because.' };
      return { id: 'talent.answer', input: { params, body } };
    }
    case 'move': {
      const managerId = person(deed.to satisfies ManagerName).id;
      return { id: 'people.changeManager', input: { params: { id: target.employee.id, managerId } } };
    }
  }
}

/** What the buttons of an answer must be called for each deed, in the states where it is theirs. */
export const BUTTONS: Readonly<Partial<Record<AppraisalAction, Deed>>> = {
  share: { name: 'share' },
  takeBack: { name: 'take back' },
  reopen: { name: 'reopen' },
  delete: { name: 'delete' },
  ask: { name: 'ask' },
};
