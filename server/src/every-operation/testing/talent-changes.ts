import type { Appraisal } from '@cadence/shared-contract';
import type { GoalWorld, PersonRow } from '../../modules/goals/testing/goal-world.ts';
import { addSchedule, SETTINGS, writeSettings } from '../../modules/talent/testing/talent-world.ts';
import type { Change, ChangingId } from './change.ts';
import { tokenOf } from './token-of.ts';

const TEXT = { Primary: 1, Secondary: 2, Review: '<p>A good quarter.</p>' } as const;
const OTHER_TEXT = { ...TEXT, Review: '<p>A very good quarter.</p>' } as const;

/** Adds a person who reports to `manager` and may be appraised; also finds the latest quarter that is over. */
async function report(world: GoalWorld): Promise<{ readonly person: PersonRow; readonly periodId: number }> {
  await writeSettings(world, SETTINGS);
  const periods = await addSchedule(world);
  return { person: await world.addPerson({ manager_id: world.people.manager.id }), periodId: periods[2] };
}

interface Made {
  readonly id: number;
  readonly person: PersonRow;
}

/** Creates an appraisal by `manager` in a state. */
async function appraisal(world: GoalWorld, state: Appraisal['State'] = 'draft'): Promise<Made> {
  const { person, periodId } = await report(world);
  const manager = world.as('manager');
  const body = { UserId: person.id, EvaluationPeriodId: periodId, ...TEXT };
  const { Id: id } = (await manager('talent.create', { body })).ok;
  const params = { id };
  if (state !== 'draft') await manager('talent.share', { params });
  if (state === 'acknowledged' || state === 'completed')
    await (
      await world.asPerson(person)
    )('talent.employeeSign', { params, body: { Sign: 'Employee' } });
  if (state === 'completed') await manager('talent.managerSign', { params, body: { Sign: 'Manager' } });
  return { id, person };
}

const byManager =
  (state: Appraisal['State'], body?: object) =>
  async (world: GoalWorld): Promise<Change> => {
    const { id } = await appraisal(world, state);
    return { as: 'manager', input: { params: { id }, ...(body && { body }) } };
  };

/** Calls of the changing operations of the talent slice. */
export const TALENT_CHANGES: {
  readonly [Id in Extract<ChangingId, `talent.${string}`>]: (world: GoalWorld) => Promise<Change>;
} = {
  'talent.create': async (world) => {
    const { person, periodId } = await report(world);
    const body = { UserId: person.id, EvaluationPeriodId: periodId };
    return {
      as: 'manager',
      input: { body: { ...body, ...TEXT } },
      other: { body: { ...body, ...OTHER_TEXT } },
    };
  },
  'talent.update': async (world) => {
    const { id } = await appraisal(world);
    const params = { id };
    const { UpdatedAt } = (await world.as('manager')('talent.single', { params })).ok;
    return {
      as: 'manager',
      input: { params, body: { ...TEXT, Primary: 2, UpdatedAt } },
      other: { params, body: { ...OTHER_TEXT, UpdatedAt } },
    };
  },
  'talent.delete': byManager('draft'),
  'talent.restore': async (world) => {
    const { id } = await appraisal(world);
    await world.as('manager')('talent.delete', { params: { id } });
    return { as: 'manager', input: { params: { id } } };
  },
  'talent.share': byManager('draft'),
  'talent.takeBack': byManager('shared', {}),
  'talent.employeeSign': async (world) => {
    const { id, person } = await appraisal(world, 'shared');
    const body = { Sign: 'Employee', Agrees: true, Comment: 'Thank you' };
    return {
      as: { token: await tokenOf(world, person) },
      input: { params: { id }, body },
      other: { params: { id }, body: { ...body, Comment: 'Thanks' } },
    };
  },
  'talent.managerSign': byManager('acknowledged', { Sign: 'Manager' }),
  'talent.reopen': async (world) => {
    const { id } = await appraisal(world, 'completed');
    const hrAdmin = await world.addPerson({ manager_id: world.people.vp.id, is_hr_admin: true });
    const as = { token: await tokenOf(world, hrAdmin) };
    return {
      as,
      input: { params: { id }, body: { Reason: 'Counted twice.' } },
      other: { params: { id }, body: { Reason: 'Counted three times.' } },
    };
  },
  'talent.ask': async (world) => {
    const { id } = await appraisal(world);
    const body = { Axis: 'Primary', Question: 'Why?' };
    return {
      as: 'ceo',
      input: { params: { id }, body },
      other: { params: { id }, body: { ...body, Question: 'Why so?' } },
    };
  },
  'talent.answer': async (world) => {
    const { id } = await appraisal(world);
    const body = { Axis: 'Primary', Question: 'Why?' } as const;
    const asked = (await world.as('ceo')('talent.ask', { params: { id }, body })).ok;
    const answer = { QuestionId: asked.Questions[0]?.Id ?? 0, Keeps: true };
    return {
      as: 'manager',
      input: { params: { id }, body: { ...answer, Answer: 'Because.' } },
      other: { params: { id }, body: { ...answer, Answer: 'Therefore.' } },
    };
  },
};
