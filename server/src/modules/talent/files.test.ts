import type { ParamsOf } from '@cadence/shared-contract';
import { API_BASE } from '@cadence/shared-contract';
import { readSheet } from 'read-excel-file/node';
import { createSession } from '../auth/index.ts';
import type { TalentMember, TalentWorld } from './testing/talent-world.ts';
import { startTalentWorld } from './testing/talent-world.ts';

let talent: TalentWorld;
beforeAll(async () => {
  talent = await startTalentWorld();
});
afterAll(() => talent.t.close());

const SIGNED_IN = new Date('2027-12-01T00:00:00Z');

async function download(who: TalentMember, path: string) {
  const { t, world } = talent;
  const { token } = await t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, (db) =>
    createSession(db, { tenantId: world.tenant.id, personId: talent.person(who).id }, SIGNED_IN),
  );
  const headers = { authorization: `Bearer ${token}` };
  return t.app.http.inject({ method: 'GET', url: `${API_BASE}${path}`, headers });
}

const excel = (who: TalentMember, { periodId, managerId, scope }: ParamsOf<'talent.excel'>) =>
  download(who, `/talent/excel/${periodId}/${managerId}/${scope}`);

const rowsOf = (body: Buffer) => readSheet(body);

test('[TAL-017] [TAL-044] the compliance spreadsheet has the status of each person, and no texts', async () => {
  await talent.appraisal({ of: 'owner', state: 'acknowledged', text: { Review: '<p>Never in a list</p>' } });
  const managerId = talent.person('manager').id;
  const answer = await excel('manager', { periodId: talent.periodId, managerId, scope: 0 });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-disposition']).toContain('Appraisal Compliance - Q3 2026 - ');
  const rows = await rowsOf(answer.rawPayload);
  const text = JSON.stringify(rows);
  expect(text).toContain('Acknowledged (90%)');
  expect(text).toContain('Not Started');
  expect(text).not.toContain('Never in a list');
});

test('[TAL-044] [TAL-043] another manager’s team is refused before the first byte', async () => {
  const params = { periodId: talent.periodId, managerId: 0, scope: 1 };
  const refused = await excel('manager', params);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    400,
    'You are not authorized!',
  ]);
  const whole = await rowsOf((await excel('hrAdmin', params)).rawPayload);
  expect(JSON.stringify(whole)).not.toContain(talent.person('hrAdmin').name);
  expect(JSON.stringify(whole)).toContain(talent.person('otherReport').name);
});

test('[TAL-012] [D-76] [D-164] the PDF is printed from shared on, as the report prints it, for people who may see it', async () => {
  const draft = await talent.appraisal({ of: 'manager', by: 'vp', state: 'draft' });
  expect((await download('vp', `/talent/Pdf/${draft.Id}`)).json()).toMatchObject({
    code: 'conflict',
    reason: 'notYet',
    title: 'Not possible yet',
    detail: 'This appraisal is a draft. It can be printed once it is shared.',
  });
  const shared = await talent.appraisal({ of: 'otherReport', by: 'otherManager', state: 'acknowledged' });
  const path = `/talent/Pdf/${shared.Id}`;
  expect((await download('otherManager', path)).statusCode).toBe(200);
  await talent.as('otherManager')('talent.managerSign', { params: { id: shared.Id }, body: { Sign: 'M' } });
  for (const who of ['otherManager', 'otherReport', 'hrAdmin', 'vp'] as const) {
    const answer = await download(who, path);
    expect([who, answer.statusCode, answer.headers['content-type']]).toEqual([who, 200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-disposition']).toContain(
      `Appraisal - ${talent.person('otherReport').name} - Q3 2026`,
    );
  }
  expect((await download('manager', path)).statusCode).toBe(404);
});

test('[D-49] the appraisal says that its reviewer is deactivated, until the employee has a new manager', async () => {
  const { Id } = await talent.appraisal({ of: 'peer', state: 'shared' });
  const params = { id: talent.person('manager').id };
  const read = async () => (await talent.as('hrAdmin')('talent.single', { params: { id: Id } })).ok;
  expect((await read()).IsReviewerDeactivated).toBe(false);
  await talent.as('ceo')('people.deactivate', { params });
  expect((await read()).IsReviewerDeactivated).toBe(true);
  await talent.as('ceo')('people.changeManager', {
    params: { id: talent.person('peer').id, managerId: talent.person('otherManager').id },
  });
  expect(await read()).toMatchObject({
    IsReviewerDeactivated: false,
    ReviewerId: talent.person('otherManager').id,
  });
});
