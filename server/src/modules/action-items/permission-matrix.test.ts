import type { CallInput, OperationId } from '@cadence/shared-contract';
import { startTestApp } from '../../testing/index.ts';
import type { Answer, TestApp } from '../../testing/index.ts';
import { companyOf } from './testing/company.ts';

type Company = Awaited<ReturnType<typeof companyOf>>;

let t: TestApp;
let acme: Company;
let other: Company;

beforeAll(async () => {
  t = await startTestApp();
  acme = await companyOf(t);
  other = await companyOf(t);
});
afterAll(() => t.close());

/** The viewers by role or flag, neither of which gives any right to an item (D-54). */
const ROLES = ['ceo', 'requester', 'third', 'admin', 'observer'] as const;
/** The viewer's relation to an item. */
const RELATIONS = ['requester', 'assignee', 'both', 'none'] as const;
type Relation = (typeof RELATIONS)[number];

interface Subject {
  readonly relation: Relation;
  readonly isCompleted: boolean;
  /** Someone else put it in the requester's name. */
  readonly isNamed: boolean;
}
const CASES: readonly Subject[] = RELATIONS.flatMap((relation) => [
  { relation, isCompleted: false, isNamed: false },
  { relation, isCompleted: true, isNamed: false },
  { relation, isCompleted: false, isNamed: true },
  { relation, isCompleted: true, isNamed: true },
]);
const asked = ({ relation }: Subject): boolean => relation === 'requester' || relation === 'both';
const does = ({ relation }: Subject): boolean => relation === 'assignee' || relation === 'both';

const DENIED = '400 denied';
const NOT_FOUND = '404 not_found';

type ItemOperation = Extract<
  OperationId,
  'actionItems.update' | 'actionItems.delete' | 'actionItems.decline' | 'actionItems.markComplete'
>;

interface Row<Id extends ItemOperation = ItemOperation> {
  readonly id: Id;
  readonly name: string;
  /** By the documents (people §6 Action items, D-54), for the people of the item. */
  readonly expected: (subject: Subject) => string;
  readonly input: (company: Company, id: number) => CallInput<Id>;
}

const ROWS = [
  {
    id: 'actionItems.update',
    name: 'edit',
    expected: (subject: Subject) => {
      if (!asked(subject)) return DENIED;
      return subject.isCompleted ? '409 conflict' : 'done';
    },
    input: ({ assignee, requester }: Company, id: number) => ({
      params: { id },
      body: {
        Title: 'Changed',
        DueDate: '2026-12-01',
        AssigneeId: assignee.id,
        RequesterId: requester.id,
      },
    }),
  } satisfies Row<'actionItems.update'>,
  {
    id: 'actionItems.delete',
    name: 'delete',
    expected: (subject: Subject) => (asked(subject) ? 'done' : DENIED),
    input: (_company: Company, id: number) => ({ params: { id } }),
  } satisfies Row<'actionItems.delete'>,
  {
    id: 'actionItems.decline',
    name: 'decline',
    expected: (subject: Subject) => {
      if (!asked(subject) || !subject.isNamed) return DENIED;
      return subject.isCompleted ? '409 conflict' : 'done';
    },
    input: (_company: Company, id: number) => ({ params: { id }, body: { Reason: 'Not mine' } }),
  } satisfies Row<'actionItems.decline'>,
  ...([1, 2] as const).map(
    (tab) =>
      ({
        id: 'actionItems.markComplete',
        name: tab === 1 ? 'mark' : 'unmark',
        expected: (subject: Subject) => (does(subject) ? 'done' : DENIED),
        input: (_company: Company, id: number) => ({ params: { id, tab } }),
      }) satisfies Row<'actionItems.markComplete'>,
  ),
] as const satisfies readonly Row[];

/** Requester and assignee that put the viewer in this relation to the item. */
function pairOf(company: Company, viewerId: number, relation: Relation) {
  const others = [company.requester.id, company.assignee.id, company.third.id].filter(
    (id) => id !== viewerId,
  );
  const [first = 0, second = 0] = others;
  const requester = relation === 'requester' || relation === 'both' ? viewerId : first;
  const assignee = relation === 'assignee' || relation === 'both' ? viewerId : second;
  return { requester_id: requester, assignee_id: assignee };
}

async function insertItem(company: Company, viewerId: number, { relation, isCompleted, isNamed }: Subject) {
  const { id: tenantId } = company.tenant;
  const now = t.clock.now();
  const { id } = await t.app.db.transaction({ role: 'owner', tenantId }, (tx) =>
    tx
      .insertInto('action_items')
      .values({
        tenant_id: tenantId,
        title: 'Item',
        due_date: '2026-11-20',
        ...pairOf(company, viewerId, relation),
        named_by_id: isNamed ? company.namer.id : null,
        completed_at: isCompleted ? now : null,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

const outcomeOf = (answer: Answer<unknown>): string =>
  answer.status === 200 ? 'done' : `${answer.status} ${answer.problem.code}`;

describe.each(ROWS.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  test.each(ROLES)('[S1] as %s, is done by the people in the rule, whatever their role', async (role) => {
    const viewer = acme[role];
    const { token } = await acme.as(viewer);
    for (const subject of CASES) {
      const id = await insertItem(acme, viewer.id, subject);
      const answer = await t.call(row.id, row.input(acme, id), { token });
      const expected = subject.relation === 'none' ? NOT_FOUND : row.expected(subject);
      expect([subject, outcomeOf(answer)]).toEqual([subject, expected]);
    }
  });

  test('[S2] answers the same for an item of another organisation as for one that does not exist', async () => {
    const foreign = await insertItem(other, other.ceo.id, {
      relation: 'none',
      isCompleted: false,
      isNamed: true,
    });
    for (const role of ROLES) {
      const { token } = await acme.as(acme[role]);
      const problemOf = async (id: number) => {
        const answer = await t.call(row.id, row.input(acme, id), { token });
        const { requestId: _requestId, ...problem } = answer.problem;
        return problem;
      };
      const problem = await problemOf(foreign);
      expect([role, problem.status, problem.code]).toEqual([role, 404, 'not_found']);
      expect(problem).toEqual(await problemOf(2_000_000_000));
    }
  });
});

test.each(ROLES)('[S1] as %s, the list holds the viewer’s items, and nothing else', async (role) => {
  const company = await companyOf(t);
  const viewer = company[role];
  const mine: number[] = [];
  for (const subject of CASES) {
    const id = await insertItem(company, viewer.id, subject);
    if (subject.relation !== 'none') mine.push(id);
  }
  const { list } = await company.as(viewer);
  const pages = [(await list()).ok, (await list({ IsCompleted: true })).ok];
  const found = pages.flatMap(({ data }) => data.map(({ Id }) => Id));
  expect(found.toSorted((a, b) => a - b)).toEqual(mine);
});

test('[S2] no list, no choice of people and no new item reaches another organisation', async () => {
  const foreign = other.people.map(({ id }) => id);
  await insertItem(other, other.ceo.id, { relation: 'both', isCompleted: false, isNamed: true });
  for (const role of ROLES) {
    const viewer = acme[role];
    const mine = await acme.as(viewer);
    const { data, to_users, by_users } = (await mine.list()).ok;
    const people = [...(await mine.users()).ok.users, ...to_users, ...by_users].map(({ Id }) => Id);
    expect(people.filter((id) => foreign.includes(id))).toEqual([]);
    expect(data.filter(({ AssigneeId }) => foreign.includes(AssigneeId))).toEqual([]);
    const refused = await mine.create({ AssigneeId: other.assignee.id });
    expect([role, refused.status, refused.problem.errors]).toEqual([
      role,
      400,
      [{ path: 'AssigneeId', message: 'Please select!' }],
    ]);
  }
});
