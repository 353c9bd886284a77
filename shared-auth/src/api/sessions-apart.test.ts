import { fakeSession, ApiProblem, on, setupApiServer } from '../testing/index.ts';
import { api, endSession, refreshSession, startSession } from '../session/session-actions.ts';
import { readSession, sessionStore } from '../session/session-store.ts';
import { createApiClient } from './api-client.ts';
import { createUnsettledCalls } from './unsettled-calls.ts';

const server = setupApiServer();

const ANA = fakeSession({ token: 'of-ana', profile: { Id: 7 } });
const BEN = fakeSession({ token: 'of-ben', profile: { Id: 8 } });

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState({ status: 'signed-out', ended: null }, true);
  startSession(ANA);
});
afterEach(() => endSession('signed-out'));

/** Holds the answers of an operation until released. */
function hold(asWhat: () => unknown) {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const tokens: (string | null)[] = [];
  server.use(
    on('goals.rows', async ({ headers }) => {
      tokens.push(headers.get('authorization'));
      asked.resolve();
      await answer.promise;
      return asWhat() as { data: [] };
    }),
  );
  return { asked: asked.promise, answer: answer.resolve, answered: answer.promise, tokens };
}

function nextPerson(): void {
  endSession('signed-out');
  startSession(BEN);
}

const SESSION_OVER = { status: 401, code: 'unauthenticated' };

test('an answer that comes when the next person is signed in is not given to anybody', async () => {
  const { asked, answer } = hold(() => ({ data: [] }));
  const rows = api.call('goals.rows', { body: { Ids: [1] } });
  await asked;
  nextPerson();
  answer();
  await expect(rows).rejects.toMatchObject(SESSION_OVER);
  expect(readSession()?.profile.Id).toBe(8);
});

test('what was refused when the next person is signed in is not asked again in their name', async () => {
  const { asked, answer, tokens } = hold(() => {
    throw new ApiProblem('unauthenticated', 'Your session has ended.');
  });
  const rows = api.call('goals.rows', { body: { Ids: [1] } });
  await asked;
  nextPerson();
  answer();
  await expect(rows).rejects.toMatchObject(SESSION_OVER);
  expect(tokens).toEqual(['Bearer of-ana']);
  expect(readSession()?.profile.Id).toBe(8);
});

test('what a busy server put off is not tried again after the end of the session', async () => {
  const { asked, answer, tokens } = hold(() => {
    throw new ApiProblem('busy', 'Cadence is busy right now.');
  });
  const rows = api.call('goals.rows', { body: { Ids: [1] }, canWait: true });
  await asked;
  nextPerson();
  answer();
  await expect(rows).rejects.toMatchObject(SESSION_OVER);
  expect(tokens).toEqual(['Bearer of-ana']);
});

test('what is being read when the session ends is taken back; a change is not', async () => {
  const reading = hold(() => ({ data: [] }));
  const changing = Promise.withResolvers<void>();
  server.use(
    on('goals.delete', async () => {
      changing.resolve();
      await reading.answered;
      return { data: null } as never;
    }),
  );
  const fetched = jest.spyOn(globalThis, 'fetch');
  const rows = api.call('goals.rows', { body: { Ids: [1] } });
  await reading.asked;
  const deleted = api.call('goals.delete', { params: { id: 1 } });
  await changing.promise;
  const signals = fetched.mock.calls.map(([request]) => (request as Request).signal);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  endSession('signed-out');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  reading.answer();
  await expect(rows).rejects.toMatchObject(SESSION_OVER);
  await expect(deleted).rejects.toMatchObject(SESSION_OVER);
});

test('a token that another tab has rotated is the same session', async () => {
  const { asked, answer, tokens } = hold(() => {
    if (tokens.length === 1) throw new ApiProblem('unauthenticated', 'Your session has ended.');
    return { data: [] };
  });
  const rows = api.call('goals.rows', { body: { Ids: [1] } });
  await asked;
  localStorage.setItem(`cadence.token.${window.location.host}`, 'rotated');
  answer();
  expect(await rows).toEqual({ data: [] });
  expect(tokens).toEqual(['Bearer of-ana', 'Bearer rotated']);
});

test('a lost change of the session before gives its key to nobody, and takes none away', async () => {
  let [session, token] = [new AbortController().signal, 'of-ana'];
  const keys: (string | null)[] = [];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const unsettled = createUnsettledCalls();
  const client = createApiClient({
    readToken: () => token,
    onSessionRefused: () => undefined,
    session: () => session,
    unsettled,
  });
  server.use(
    on('goals.delete', async ({ headers }) => {
      const at = keys.push(headers.get('idempotency-key')) - 1;
      [first, second][at]?.resolve();
      await held[at]?.promise;
      if (at === 1) throw new ApiProblem('internal', 'Something went wrong!!');
      return {} as never;
    }),
  );
  const remove = () => client.call('goals.delete', { params: { id: 4 } });
  const ofAna = remove();
  await first.promise;
  unsettled.clear();
  [session, token] = [new AbortController().signal, 'of-ben'];
  const ofBen = remove();
  await second.promise;
  held[0]?.resolve();
  await expect(ofAna).rejects.toMatchObject(SESSION_OVER);
  held[1]?.resolve();
  await expect(ofBen).rejects.toMatchObject({ status: 500 });
  await remove();
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});

test('a session that turns out to be somebody else’s starts again', async () => {
  const seen: string[] = [];
  const stop = sessionStore.subscribe(({ status }) => void seen.push(status));
  server.use(on('auth.relogin', () => BEN));
  await refreshSession();
  stop();
  expect(seen).toEqual(['signed-out', 'restoring', 'signed-in']);
  expect(readSession()?.profile.Id).toBe(8);
});
