import { makeOrganisation, PERSON_NAMES } from '../people/testing/organisation.ts';
import type { ManualWorld } from './testing/manual-world.ts';
import {
  answer,
  as,
  begin,
  complete,
  liveEvents,
  readManual,
  somePdf,
  startManualWorld,
  upload,
} from './testing/manual-world.ts';

let world: ManualWorld;
beforeAll(async () => {
  world = await startManualWorld();
});
afterAll(() => world.t.close());

const others = PERSON_NAMES.filter((name) => name !== 'worker' && name !== 'invited');

test('[D-101] [UMAN-018] the server decides who reads scales and answers, whatever the request says', async () => {
  const { PublicKey } = await complete(world, 'worker', 'CSDI');
  const [question] = (await readManual(world, 'worker', 'worker')).Own?.Questions ?? [];
  const Answers = [{ Question: question?.Question ?? '', AnswerChoice: 'In private' }];
  await as(world, 'worker')('userManual.saveAnswers', { body: { Answers } });
  const full = new Set(['worker', 'lead', 'head', 'ceo']);
  for (const name of ['worker', ...others] as const)
    for (const flag of [0, 1]) {
      const params = { publicKey: PublicKey ?? '', flag };
      const report = (await as(world, name)('userManual.report', { params })).ok;
      const isFull = full.has(name) && flag === 1;
      const seen = [report.IsFull, report.Scales.length, report.Questions.length, report.Details.length];
      expect([name, flag, ...seen]).toEqual([name, flag, isFull, ...(isFull ? [4, 1, 7] : [0, 0, 3])]);
    }
  const readers = (await readManual(world, 'worker', 'worker')).Own?.FullReaders.map(({ Name }) => Name);
  expect(readers).toEqual(['Name of lead', 'Name of head', 'Name of ceo']);
});

test('only its owner knows of an assessment under way: no answer, status, key or live event reveals it', async () => {
  const before = await Promise.all(others.map((name) => readManual(world, name, 'lead')));
  await liveEvents(world);
  const assessment = await begin(world, 'lead');
  await answer(world, 'lead', { ...assessment, Groups: assessment.Groups.slice(0, 3) }, 'DISC');
  const events = await liveEvents(world);
  expect(new Set(events)).toEqual(new Set([`User user_manual_updated ${world.acme.people.lead.id}`]));
  for (const [index, name] of others.entries()) {
    if (name === 'lead') continue;
    expect(await readManual(world, name, 'lead')).toEqual(before[index]);
    const call = as(world, name);
    const params = { publicKey: assessment.PublicKey };
    expect((await call('userManual.assessment', { params })).status).toBe(404);
    expect((await call('userManual.report', { params: { ...params, flag: 1 } })).status).toBe(404);
    const body = { Group: 1, Most: 0, Least: 1 };
    expect((await call('userManual.answer', { params, body })).status).toBe(404);
  }
  expect((await readManual(world, 'lead', 'lead')).Own?.Progress?.Answered).toBe(3);
});

test('[UMAN-002] keys and files are only the owner’s to share, within the tenant and across tenants', async () => {
  const { PrivateKey, PublicKey } = await readManual(world, 'ceo', 'worker');
  expect(PrivateKey).toBeNull();
  const other = { ...world, acme: await makeOrganisation(world.t) };
  const params = { publicKey: PublicKey ?? '', flag: 1 };
  expect((await as(other, 'ceo')('userManual.report', { params })).status).toBe(404);
  expect((await world.t.call('userManual.report', { params })).status).toBe(401);
  const { data: id } = (await upload(world, 'peer', await somePdf())).body;
  const download = { params: { id } };
  expect((await as(world, 'ceo')('userManual.download', download)).status).toBe(404);
  const taken = await as(world, 'head')('userManual.save', {
    body: { Disc: 'D', Description: 'Mine', FilePath: id },
  });
  expect(taken.problem.errors).toMatchObject([{ path: 'FilePath' }]);
  await as(world, 'peer')('userManual.save', { body: { Disc: 'D', Description: 'Mine', FilePath: id } });
  expect((await as(other, 'ceo')('userManual.download', download)).status).toBe(404);
  expect((await as(world, 'head')('userManual.attach', { body: { FilePath: id } })).status).toBe(409);
});
