import type { TestApp } from '../../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../../testing/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function team() {
  const tenant = await makeTenant(t.app.db);
  const ceo = await makePerson(t.app.db, tenant.id, { role: 'ceo' });
  const manager = await makePerson(t.app.db, tenant.id, { role: 'manager', manager_id: ceo.id });
  const member = await makePerson(t.app.db, tenant.id, { manager_id: manager.id });
  const peer = await makePerson(t.app.db, tenant.id, { manager_id: manager.id });
  const token = async (person: typeof ceo) => (await t.login(person, tenant)).Token;
  return { ceo, manager, member, peer, token };
}

test('[PROF-052] everybody sets their own preference, and only their own profile shows it', async () => {
  const { member, manager, token } = await team();
  const own = await token(member);
  const read = async (who: string, id: number) =>
    (await t.call('people.read', { params: { id } }, { token: who })).ok.EmailNotifications;
  expect(await read(own, member.id)).toBe(true);
  for (const wanted of [0, 0, 1]) {
    expect((await t.call('people.emailPreference', { params: { wanted } }, { token: own })).ok).toEqual({
      Success: true,
    });
    expect(await read(own, member.id)).toBe(wanted === 1);
  }
  expect(await read(await token(manager), member.id)).toBeNull();
  expect((await t.call('people.emailPreference', { params: { wanted: 2 } }, { token: own })).status).toBe(
    400,
  );
});

test('[PROF-054] [PROF-055] [PROF-056] anyone who may edit the profile saves a responsibility that is not blank', async () => {
  const { ceo, manager, member, peer, token } = await team();
  const save = async (who: typeof ceo, Body: string) =>
    t.call(
      'people.saveResponsibility',
      { params: { id: member.id }, body: { Body } },
      { token: await token(who) },
    );
  for (const who of [member, manager, ceo]) {
    expect((await save(who, `  By ${who.name} <b>`)).ok).toEqual({ Body: `By ${who.name} <b>` });
    const { Body } = (
      await t.call('people.responsibility', { params: { id: member.id } }, { token: await token(peer) })
    ).ok;
    expect(Body).toBe(`By ${who.name} <b>`);
  }
  const denied = await save(peer, 'Mine now');
  expect([denied.status, denied.problem.code]).toEqual([400, 'denied']);
  const blank = await save(member, ' \n ');
  expect(blank.problem.errors).toEqual([{ path: 'Body', message: 'Please input!' }]);
  const elsewhere = await team();
  const foreign = await t.call(
    'people.saveResponsibility',
    { params: { id: member.id }, body: { Body: 'x' } },
    { token: await elsewhere.token(elsewhere.ceo) },
  );
  expect(foreign.status).toBe(404);
});
