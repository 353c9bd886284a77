import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp } from '../../testing/index.ts';
import { makeOrganisation } from '../people/testing/organisation.ts';
import type { ManualWorld } from './testing/manual-world.ts';
import { answer, as, begin, liveEvents, readManual, startManualWorld } from './testing/manual-world.ts';

/** What people were promised of their user manual, against windows and requests that cross each other. */
let world: ManualWorld;
beforeAll(async () => {
  world = await startManualWorld();
});
afterAll(() => world.t.close());

const save = (name: Parameters<typeof as>[1], body: object) =>
  as(world, name)('userManual.save', { body: { Disc: 'D', Description: 'Mine', ...body } });

/** Groups that were sent events since the last time: 'Tenant' or 'User'. */
async function groupsReached(): Promise<ReadonlySet<string | undefined>> {
  return new Set((await liveEvents(world)).map((event) => event.split(' ')[0]));
}

describe('[LIVE-007] the organisation receives only what it may read', () => {
  test('the removal of an assessment under way is sent to its owner alone', async () => {
    await begin(world, 'worker');
    await liveEvents(world);
    await as(world, 'worker')('userManual.remove', {});
    expect(await groupsReached()).not.toContain('Tenant');
  });

  test('answers to open questions that nobody can read yet are announced to their owner alone', async () => {
    await begin(world, 'worker');
    await liveEvents(world);
    const Answers = [{ Question: 'thanks', AnswerChoice: 'In private' }];
    await as(world, 'worker')('userManual.saveAnswers', { body: { Answers } });
    expect(await groupsReached()).not.toContain('Tenant');
  });

  test('[D-6] answers that only managers read are sent to no group of everybody', async () => {
    await save('peer', {});
    await liveEvents(world);
    const Answers = [{ Question: 'thanks', AnswerChoice: 'In private' }];
    await as(world, 'peer')('userManual.saveAnswers', { body: { Answers } });
    expect(await groupsReached()).not.toContain('Tenant');
  });
});

test.each([
  ['a zero-width space', '\u200B'],
  ['marks of direction', '\u200E\u200F'],
  ['a soft hyphen', '\u00AD'],
  ['an empty Braille cell', '\u2800'],
  ['a Hangul filler', '\u3164'],
])('[UMAN-006] %s alone is no description', async (_, Description) => {
  expect((await save('head', { Description })).problem.errors).toMatchObject([{ path: 'Description' }]);
});

test('[D-3] two windows that both add the first entry: the second does not overwrite the first in silence', async () => {
  expect((await save('orgAdmin', { Description: 'First', UpdatedAt: null })).status).toBe(200);
  expect((await save('orgAdmin', { Description: 'Second', UpdatedAt: null })).status).toBe(409);
  const { ManualUserManual } = await readManual(world, 'orgAdmin', 'orgAdmin');
  expect(ManualUserManual?.Description).toBe('First');
});

test('an answer that was accepted beside the finish counts', async () => {
  const assessment = await begin(world, 'hrAdmin');
  await answer(world, 'hrAdmin', assessment, 'DISC');
  const params = { publicKey: assessment.PublicKey };
  const call = as(world, 'hrAdmin');
  const before = (await call('userManual.assessment', { params })).ok.Answers[0];
  if (!before) throw new Error('There is no answer.');
  const body = { Group: before.Group, Most: before.Least, Least: before.Most };
  const [finish, change] = await Promise.all([
    call('userManual.connect', { params: { flag: 0 } }),
    call('userManual.answer', { params, body }),
  ]);
  const report = (await call('userManual.report', { params: { ...params, flag: 0 } })).ok;
  // 28 times D as most and C as least: 50 and 0 per cent. One turned round: D has 27 - 1 more than none.
  expect([finish.status, change.status, report.Per1]).toEqual(
    change.status === 200 ? [200, 200, 48] : [200, 409, 50],
  );
});

describe('while a third party’s site is slow', () => {
  let reply: RequestListener;
  let server: Server;
  let slow: ManualWorld;
  const RESULT = JSON.stringify({ Disc: 'SC', Per1: 12, Per2: 18, Per3: 38, Per4: 32 });

  beforeAll(async () => {
    server = createServer((request, response) => reply(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const environment = {
      USER_MANUAL_ENVIRONMENT: 'dev',
      USER_MANUAL_SITE_DEV: site,
      USER_MANUAL_KEY: 'key-1',
    };
    const t = await startTestApp(environment);
    slow = { t, acme: await makeOrganisation(t) };
  });
  afterAll(async () => {
    await slow.t.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** The site holds its next answer back until it is released. */
  function holdNext(): { readonly asked: Promise<void>; release(): void } {
    let release = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      reply = (_request, response) => {
        release = () => response.writeHead(200).end(RESULT);
        reply = (_later, at) => void at.writeHead(200).end(RESULT);
        resolve();
      };
    });
    return { asked, release: () => release() };
  }

  const always: RequestListener = (_request, response) => void response.writeHead(200).end(RESULT);

  test('a result of a removed assessment reaches no one, not even one begun again', async () => {
    const call = as(slow, 'worker');
    reply = always;
    await call('userManual.register', { params: { flag: 0 } });
    const held = holdNext();
    const connecting = call('userManual.connect', { params: { flag: 0 } });
    await held.asked;
    await call('userManual.remove', {});
    await call('userManual.register', { params: { flag: 0 } });
    held.release();
    const status = (await connecting).status;
    const manual = await readManual(slow, 'ceo', 'worker');
    expect([status, manual.CompletedAt]).toEqual([409, null]);
    expect((await readManual(slow, 'worker', 'worker')).Own?.Progress).not.toBeNull();
  });

  test('a removed manual is not said to be connected', async () => {
    const call = as(slow, 'peer');
    reply = always;
    await call('userManual.register', { params: { flag: 0 } });
    const held = holdNext();
    const connecting = call('userManual.connect', { params: { flag: 0 } });
    await held.asked;
    await call('userManual.remove', {});
    held.release();
    expect((await connecting).status).toBe(409);
  });

  test('a manual that is removed while its assessment begins is a sentence, and no fault', async () => {
    const call = as(slow, 'lead');
    const held = holdNext();
    const registering = call('userManual.register', { params: { flag: 0 } });
    await held.asked;
    await call('userManual.remove', {});
    held.release();
    expect((await registering).status).toBeLessThan(500);
  });

  test('an entry that is added while an assessment begins is not replaced without consent', async () => {
    const call = as(slow, 'head');
    const held = holdNext();
    const registering = call('userManual.register', { params: { flag: 0 } });
    await held.asked;
    await call('userManual.save', { body: { Disc: 'D', Description: 'Mine' } });
    held.release();
    await registering;
    expect((await call('userManual.connect', { params: { flag: 0 } })).status).toBe(409);
  });
});

describe('after the provider was changed', () => {
  test('a built-in assessment that is answered in full is not said to have 0 groups without an answer', async () => {
    const assessment = await begin(world, 'goalAdmin');
    await answer(world, 'goalAdmin', assessment, 'DISC');
    const server = createServer((_request, response) => void response.writeHead(404).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const t = await startTestApp(
      {
        USER_MANUAL_ENVIRONMENT: 'dev',
        USER_MANUAL_SITE_DEV: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        USER_MANUAL_KEY: 'key-1',
      },
      world.t.app.db,
    );
    const later = { t, acme: world.acme };
    const { problem } = await as(later, 'goalAdmin')('userManual.connect', { params: { flag: 0 } });
    await t.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(problem.detail).not.toMatch(/^0 of 28/);
  });
});
