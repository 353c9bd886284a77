import type { CallInput, OperationId } from '@cadence/shared-contract';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Caller } from '../../goals/testing/goal-world.ts';
import type { Call, Employee, Scenery } from './appraisal-scenery.ts';

const NOBODY = 2_000_000_000;

function call<Id extends OperationId>(id: Id, input: CallInput<Id>): Call {
  return { id, input } as unknown as Call;
}

/** The calls of a person that could reveal their own appraisal of a period, except calls with its id. */
export function questionsOf({ talent, person }: Scenery, employee: Employee): readonly Call[] {
  const { periodId } = talent;
  const own = employee.person.id;
  const places = [
    { managerId: 0, scope: 1 },
    { managerId: own, scope: 0 },
    { managerId: own, scope: 1 },
    { managerId: person('manager').id, scope: 0 },
  ].map((place) => ({ periodId, ...place }));
  return [
    call('talent.schedule', {}),
    call('talent.labels', {}),
    call('talent.user', { params: { userId: own } }),
    call('talent.goals', { params: { userId: own, periodId } }),
    call('talent.compose', { params: { userId: own, periodId } }),
    call('talent.organization', { params: { periodId } }),
    call('talent.department', { params: { periodId }, query: {} }),
    call('talent.calibration', { params: { periodId, axis: 'Primary' } }),
    ...places.flatMap((params) => [
      call('talent.load', { params }),
      call('talent.load', { params, query: { Status: 'draft' } }),
      call('talent.load', { params, query: { Status: 'not_started' } }),
      call('talent.load', { params, query: { Search: employee.person.name, SortBy: 'Status' } }),
      call('talent.matrix', { params }),
      call('talent.matrixPeople', { params }),
      call('talent.excel', { params }),
    ]),
    call('dashboard.read', {}),
    call('dashboard.reminders', { params: { page: 1 } }),
    call('people.read', { params: { id: own } }),
    call('people.history', { params: { id: own } }),
    call('people.org', {}),
    call('people.hierarchy', {}),
    call('notes.list', { params: { userId: own } }),
  ];
}

const TEXT = { Primary: 1, Secondary: 1, Review: '<p>Mine.</p>' };

/** The calls that take an appraisal's id. */
export function namingCalls(id: number): readonly Call[] {
  const params = { id };
  return [
    call('talent.single', { params }),
    call('talent.pdf', { params }),
    call('talent.update', { params, body: TEXT }),
    call('talent.delete', { params }),
    call('talent.restore', { params }),
    call('talent.share', { params }),
    call('talent.takeBack', { params, body: {} }),
    call('talent.employeeSign', { params, body: { Sign: 'Me' } }),
    call('talent.managerSign', { params, body: { Sign: 'Me' } }),
    call('talent.reopen', { params, body: { Reason: 'Why not' } }),
    call('talent.ask', { params, body: { Axis: 'Primary', Question: 'Why?' } }),
    call('talent.answer', { params, body: { QuestionId: NOBODY, Keeps: true, Answer: 'So.' } }),
  ];
}

/** The words of a PDF without the time at which it was printed. */
async function wordsOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), { mergePages: true });
  return text.replaceAll(/(?<=Printed by )[^,]+, \w+ \d+, \d+, [\d:]+ \w+/g, '…');
}

/** An answer without what differs between any two; for a file its name and its words or length. */
async function asked(caller: Caller, { id, input }: Call): Promise<object> {
  const answer = await caller(id, input as never);
  const { status } = answer;
  if (status !== 200) {
    const { requestId: _requestId, ...problem } = answer.problem;
    return { id, status, problem };
  }
  const { 'content-type': type, 'content-length': length, 'content-disposition': name } = answer.headers;
  if (String(type).includes('json')) return { id, status, body: answer.ok as unknown };
  return { id, status, name, content: type === 'application/pdf' ? await wordsOf(answer.bytes) : length };
}

/** All answers to a person, one for each call. */
export async function answersTo(caller: Caller, calls: readonly Call[]): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const one of calls) answers.push(JSON.stringify(await asked(caller, one)));
  return answers;
}

/** The live events, mails and notifications for a person, or for everyone in the organisation. */
export function signalsFor({ talent }: Scenery, { person }: Employee): Promise<readonly string[]> {
  const { t, tenant } = talent.world;
  return t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
    const rows = await db.selectFrom('outbox').select('payload').where('tenant_id', '=', tenant.id).execute();
    const notices = await db
      .selectFrom('notifications')
      .select(['subject', 'body'])
      .where('person_id', '=', person.id)
      .execute();
    const groups = [`"User_${person.id}"`, `"Tenant_${tenant.id}"`, `"Members_${tenant.id}"`];
    const wanted = [...groups, person.email];
    const left = rows.map(({ payload }) => JSON.stringify(payload));
    return [
      ...left.filter((text) => wanted.some((word) => text.includes(word))),
      ...notices.map((notice) => JSON.stringify(notice)),
    ].toSorted();
  });
}
