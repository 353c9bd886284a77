import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp } from '../../testing/index.ts';
import { makeOrganisation } from '../people/testing/organisation.ts';
import type { ManualWorld } from './testing/manual-world.ts';
import { answer, as, begin, liveEvents, readManual, startManualWorld } from './testing/manual-world.ts';

/** The guarantees of user manuals with concurrent windows and requests. */
let world: ManualWorld;
beforeAll(async () => {
  world = await startManualWorld();
});
afterAll(() => world.t.close());

const save = (name: Parameters<typeof as>[1], body: object) =>
  as(world, name)('userManual.save', { body: { Disc: 'D', Description: 'Mine', ...body } });

/** The groups that got live events since the last call: 'Tenant' or 'User'. */
async function groupsReached(): Promise<ReadonlySet<string | undefined>> {
  return new Set((await liveEvents(world)).map((event) => event.split(' ')[0]));
}

describe('[LIVE-007] the organisation gets events only about what it may read', () => {
  test('removing an assessment under way notifies only its owner', async () => {
    await begin(world, 'worker');
    await liveEvents(world);
    await as(world, 'worker')('userManual.remove', {});
    expect(await groupsReached()).not.toContain('Tenant');
  });

  test('answers to open questions that nobody can read yet notify only their owner', async () => {
    await begin(world, 'worker');
    await liveEvents(world);
    const Answers = [{ Question: 'thanks', AnswerChoice: 'In private' }];
    await as(world, 'worker')('userManual.saveAnswers', { body: { Answers } });
    expect(await groupsReached()).not.toContain('Tenant');
  });

  test('[D-6] answers that only managers read send no event to the whole organisation', async () => {
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
])('[UMAN-006] %s alone is not a description', async (_, Description) => {
  expect((await save('head', { Description })).problem.errors).toMatchObject([{ path: 'Description' }]);
});

test('[D-3] two windows both add the first entry: the second is refused', async () => {
  expect((await save('orgAdmin', { Description: 'First', UpdatedAt: null })).status).toBe(200);
  expect((await save('orgAdmin', { Description: 'Second', UpdatedAt: null })).status).toBe(409);
  const { ManualUserManual } = await readManual(world, 'orgAdmin', 'orgAdmin');
  expect(ManualUserManual?.Description).toBe('First');
});

test('an answer accepted while the assessment finishes counts', async () => {
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
  // 28 times D as most and C as least: 50 and 0 per cent. With one reversed, D has 27 - 1 above zero.
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

  /** Makes the site hold its next answer until it is released. */
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

  test('the result of an assessment removed in the meantime is dropped, even if a new one was started', async () => {
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

  test('a manual removed in the meantime is not reported as connected', async () => {
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

  test('removing a manual while its assessment starts gives a sentence, not a server error', async () => {
    const call = as(slow, 'lead');
    const held = holdNext();
    const registering = call('userManual.register', { params: { flag: 0 } });
    await held.asked;
    await call('userManual.remove', {});
    held.release();
    expect((await registering).status).toBeLessThan(500);
  });

  test('an entry added while an assessment starts is not replaced without consent', async () => {
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

describe('after a change of the provider', () => {
  test('a fully answered built-in assessment is not reported as having 0 groups without an answer', async () => {
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
