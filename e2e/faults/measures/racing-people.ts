import type { OutputOf } from '@cadence/shared-contract';
import { onEachDatabase } from '../../src/each-database.ts';
import type { Measure } from '../../src/figures.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { signIn, submitGoal } from '../client.ts';
import type { Client } from '../client.ts';

const CHANGES = 1_000;
const AT_ONCE = 24;
/** People who are moved, crowned and given goals: few, so that they get in each other's way. */
const PEOPLE = 8;

type Person = OutputOf<'people.org'>['data'][number];

interface Field {
  readonly server: ServerProcess;
  readonly admin: Client;
  /** Who gives goals to others. */
  readonly goalAdmin: Client;
  readonly people: readonly Person[];
  readonly goalId: number;
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** One change of the ceo, of a manager or of a goal's owner; who, whom and what follow from the number. */
async function change({ server, admin, goalAdmin, people, goalId }: Field, number: number): Promise<number> {
  const [one, other] = [at(people, number * 7), at(people, number * 3 + 1)];
  const flags = { IsOrgAdmin: false, IsGoalAdmin: false, IsGoalManager: false, IsHrAdmin: false };
  if (number % 3 === 0) {
    const answer = await admin.put(server, `/profile/Roles/${one.id}`, { RoleName: 'ceo', ...flags });
    return answer.status;
  }
  if (number % 3 === 1) return admin.status(server, `/Profile/ChangeManager/${one.id}/${other.id}`);
  const answer = await goalAdmin.post(server, '/Goal/changegoalownership', { Id: goalId, UserId: one.id });
  return answer.status;
}

/** People whose managers form a cycle, or ends at somebody who is not the ceo. */
function countCycles(people: readonly Person[]): number {
  const byId = new Map(people.map((person) => [person.id, person]));
  return people.filter((start) => {
    const seen = new Set<number>();
    for (let person: Person | undefined = start; person; person = byId.get(person.parentId ?? 0)) {
      if (seen.has(person.id)) return true;
      seen.add(person.id);
      if (person.parentId === null) return person.RoleName !== 'ceo' && person.RoleName !== 'observer';
    }
    return true;
  }).length;
}

async function race(server: ServerProcess) {
  const admin = await signIn(server, 'orgadmin');
  const goalAdmin = await signIn(server, 'goaladmin');
  const owner = await signIn(server, 'contributor');
  const readPeople = async () => (await admin.get<OutputOf<'people.org'>>(server, '/profile/OrgData')).data;
  const people = (await readPeople()).filter(
    ({ RoleName, InvitationAcceptedAt, DeactivatedAt, id }) =>
      RoleName === 'manager' && InvitationAcceptedAt !== null && DeactivatedAt === null && id !== admin.id,
  );
  const goalId = (await submitGoal(server, owner, 'Wanted by everybody')) ?? 0;
  const field = { server, admin, goalAdmin, goalId, people: people.slice(0, PEOPLE) };
  const answers: number[] = [];
  let next = 0;
  const loop = async (): Promise<void> => {
    while (next < CHANGES) answers.push(await change(field, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  const now = await readPeople();
  return {
    ceos: now.filter(({ RoleName }) => RoleName === 'ceo').length,
    cycles: countCycles(now),
    done: answers.filter((status) => status === 200).length,
    broken: answers.filter((status) => status >= 500).length,
  };
}

/** R11: however ceo, managers and owners are changed at once, one ceo remains, and nobody reports to themselves. */
export const racingPeople: Measure = {
  name: 'racing-people',
  async run() {
    const modes = await onEachDatabase(race);
    return modes.flatMap(({ mode, result: { ceos, cycles, done, broken } }) => {
      const detail = `${CHANGES} changes of ceo, managers and a goal’s owner, ${AT_ONCE} at once among ${PEOPLE} people; ${done} done, the others refused, ${broken} failed`;
      return [
        {
          id: 'R11',
          what: `ceos too many or too few after racing changes, ${mode}`,
          value: Math.abs(ceos - 1),
          unit: 'count',
          reach: { is: 'at most', value: 0 },
          detail,
        } as const,
        {
          id: 'R11',
          what: `people in circles or beneath nobody after racing changes, ${mode}`,
          value: cycles + broken,
          unit: 'count',
          reach: { is: 'at most', value: 0 },
          detail,
        } as const,
      ];
    });
  },
};
