import type { CallInput, OperationId } from '@cadence/shared-contract';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makeOrganisation, PERSON_NAMES } from './testing/organisation.ts';
import type { Organisation, PersonName } from './testing/organisation.ts';
import { roleChoiceOf } from './roles/role-choice.ts';

let app: TestApp;
let acme: Organisation;
let other: Organisation;

beforeAll(async () => {
  app = await startTestApp();
  acme = await makeOrganisation(app);
  other = await makeOrganisation(app);
});
afterAll(() => app.close());

/** Who is above whom, listed by hand: see the fixture's diagram. */
const ABOVE: Readonly<Partial<Record<PersonName, readonly PersonName[]>>> = {
  ceo: PERSON_NAMES.filter((name) => name !== 'ceo'),
  head: ['lead', 'peer', 'worker', 'invited'],
  lead: ['worker', 'invited'],
};
const LEADS: readonly PersonName[] = ['ceo', 'orgAdmin'];
/** They edit and manage anybody but the ceo (D-195). */
const BY_FLAG: readonly PersonName[] = ['goalAdmin', 'hrAdmin'];
/** People who have not accepted their invitation cannot sign in. */
const ACTORS = PERSON_NAMES.filter((name) => name !== 'invited');

interface Pair {
  readonly actor: PersonName;
  readonly target: PersonName;
}
const isOwn = ({ actor, target }: Pair): boolean => actor === target;
const leads = ({ actor }: Pair): boolean => LEADS.includes(actor);
const isAbove = ({ actor, target }: Pair): boolean => ABOVE[actor]?.includes(target) ?? false;
const isCeo = ({ target }: Pair): boolean => target === 'ceo';
const byFlag = (pair: Pair): boolean => BY_FLAG.includes(pair.actor) && !isCeo(pair);
const mayEdit = (pair: Pair): boolean => isOwn(pair) || leads(pair) || isAbove(pair) || byFlag(pair);
const mayDecide = (pair: Pair): boolean => leads(pair) || (isAbove(pair) && !isOwn(pair));
const mayManage = (pair: Pair): boolean => mayDecide(pair) || (byFlag(pair) && !isOwn(pair));

type PeopleOperation = Extract<OperationId, `people.${string}`>;

interface Row<Id extends PeopleOperation = PeopleOperation> {
  readonly id: Id;
  /** By the documents (people §6, D-38 to D-42). */
  readonly may: (pair: Pair) => boolean;
  /** A request that changes nothing, or nothing that another row checks. */
  readonly input: (organisation: Organisation, target: PersonName, id: number) => CallInput<Id>;
}

const byId = (_organisation: Organisation, _target: PersonName, id: number) => ({ params: { id } });

const ROWS = [
  { id: 'people.read', may: () => true, input: byId },
  { id: 'people.responsibility', may: () => true, input: byId },
  { id: 'people.avatar', may: () => true, input: byId },
  { id: 'people.avatarBase64', may: () => true, input: byId },
  {
    id: 'people.update',
    may: mayEdit,
    input: ({ people }, target, id) => ({
      params: { id },
      body: {
        Name: people[target].name,
        JobTitle: 'Engineer',
        Email: people[target].email,
        PhoneNumber: null,
        TimeZone: null,
        OrgUnit: null,
        LinkedinUrl: null,
        Biography: null,
      },
    }),
  } satisfies Row<'people.update'>,
  {
    id: 'people.saveResponsibility',
    may: mayEdit,
    input: (_organisation, _target, id) => ({ params: { id }, body: { Body: 'Everything' } }),
  } satisfies Row<'people.saveResponsibility'>,
  { id: 'people.removeAvatar', may: mayEdit, input: byId },
  {
    id: 'people.saveRoles',
    may: mayManage,
    input: ({ people }, target, id) => ({ params: { id }, body: roleChoiceOf(people[target]) }),
  } satisfies Row<'people.saveRoles'>,
  { id: 'people.managerCandidates', may: (pair) => mayDecide(pair) && !isCeo(pair), input: byId },
  {
    id: 'people.deactivationInfo',
    may: (pair) => mayDecide(pair) && !isOwn(pair) && !isCeo(pair),
    input: byId,
  },
  { id: 'people.history', may: leads, input: byId },
] as const satisfies readonly Row[];

async function ask(row: Row, { actor, target }: Pair, organisation = acme): Promise<string> {
  const { id } = organisation.people[target];
  const answer = await app.call(row.id, row.input(organisation, target, id), {
    token: await acme.token(actor),
  });
  return answer.status === 200 ? 'done' : `${answer.status} ${answer.problem.code}`;
}

describe.each(ROWS.map((row) => [row.id, row] as const))('%s', (_id, row) => {
  test('[S1] is done for those allowed, and refused with a sentence to everybody else', async () => {
    for (const actor of ACTORS) {
      for (const target of PERSON_NAMES) {
        const pair = { actor, target };
        expect([pair, await ask(row, pair)]).toEqual([pair, row.may(pair) ? 'done' : '400 denied']);
      }
    }
  });

  test('[S2] answers the same for a person of another tenant as for one that does not exist', async () => {
    for (const actor of ['ceo', 'orgAdmin', 'worker'] as const) {
      const token = await acme.token(actor);
      const bodyFor = async (id: number) => {
        const answer = await app.call(row.id, row.input(other, 'worker', id), { token });
        const { requestId: _requestId, ...problem } = answer.problem;
        return problem;
      };
      const foreign = await bodyFor(other.people.worker.id);
      expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
      expect(foreign).toEqual(await bodyFor(2_000_000_000));
    }
  });
});
