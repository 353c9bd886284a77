import { http, HttpResponse } from 'msw';
import { ApiProblem, fakeSession, on, onOffline, setupApiServer } from '../testing/index.ts';
import {
  api,
  endSession,
  followOtherTabs,
  refreshSession,
  restoreSession,
  signIn,
  signOut,
} from './session-actions.ts';
import { readSession, sessionStore } from './session-store.ts';

const server = setupApiServer();
const KEY = `cadence.token.${window.location.host}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState({ status: 'restoring' }, true);
});

/** What the browser does in this tab when another one writes. */
function writeInOtherTab(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: token }));
}

test('[AUTH-013] [AUTH-014] signing in sends trimmed values and the subdomain', async () => {
  let body: unknown;
  server.use(
    on('auth.login', (request) => {
      body = request.body;
      return fakeSession();
    }),
  );
  await signIn({ userName: '  ceo@acme.example ', password: ' Cadence-2026! ' });
  expect(body).toEqual({ userName: 'ceo@acme.example', password: 'Cadence-2026!', domain: 'acme' });
});

test('[AUTH-015] [AUTH-020] signing in stores the token and opens the session, which does not carry it', async () => {
  const session = fakeSession({ token: 'fresh' });
  server.use(on('auth.login', () => session));
  await signIn({ userName: 'a@b.example', password: 'c' });
  expect(localStorage.getItem(KEY)).toBe('fresh');
  expect(readSession()).toEqual({
    profile: session.Profile,
    tenant: session.Tenant,
    period: session.Period,
    abilities: session.Abilities,
  });
});

test("[AUTH-001] the tenant's subdomain is kept in session storage", async () => {
  server.use(on('auth.login', () => fakeSession({ tenant: { Subdomain: 'acme' } })));
  await signIn({ userName: 'a@b.example', password: 'c' });
  expect(sessionStorage.getItem('cadence.subdomain')).toBe('acme');
});

test('a failed login leaves nobody signed in and throws the sentence', async () => {
  sessionStore.setState({ status: 'signed-out', ended: null }, true);
  server.use(
    on('auth.login', () => {
      throw new ApiProblem('login_failed', 'The email or the password is not correct.');
    }),
  );
  await expect(signIn({ userName: 'a@b.example', password: 'c' })).rejects.toThrow(/not correct/);
  expect(readSession()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('without a stored token no request is sent', async () => {
  await restoreSession();
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', ended: null });
});

test('[AUTH-019] a stored token is tried with relogin and replaced by the new one', async () => {
  localStorage.setItem(KEY, 'stored');
  let authorization: string | null = null;
  server.use(
    on('auth.relogin', ({ headers }) => {
      authorization = headers.get('authorization');
      return fakeSession({ token: 'rotated' });
    }),
  );
  await restoreSession();
  expect(authorization).toBe('Bearer stored');
  expect(localStorage.getItem(KEY)).toBe('rotated');
  expect(sessionStore.getState().status).toBe('signed-in');
});

test('[API-003] a stored token that the server refuses is forgotten', async () => {
  localStorage.setItem(KEY, 'revoked');
  server.use(
    on('auth.relogin', () => {
      throw new ApiProblem('unauthenticated', 'The session is over.');
    }),
  );
  await restoreSession();
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', ended: 'expired' });
  expect(localStorage.getItem(KEY)).toBeNull();
});

/** What a browser may keep under our keys, and whether it outlives the session. */
const KEPT = {
  'cadence.theme': 'dark',
  'cadence.menu': 'collapsed',
  'cadence.registry': '{}',
  'cadence.remotes.broken': '{}',
  'cadence.draft2|1|7|note:1|new': 'encrypted',
  'cadence.keys|1|7': 'off',
};
const PERSONAL = {
  'cadence.opened|1|7': 'goals/./list',
  'cadence.recent|1|7': 'person-9',
  'cadence.rows.approvals.1.7': '3',
  'cadence.goal-filters|1|7': 'q=raise',
  'cadence.something-new': 'of nobody knows whom',
};
const stored = (): Record<string, string> => Object.assign({}, localStorage, sessionStorage);

test.each(['expired', 'signed-out', 'deactivated'] as const)(
  '[API-003] a session that is %s takes along what is its person’s, and not what is the device’s',
  async (reason) => {
    server.use(
      on('auth.login', () => fakeSession()),
      on('goals.periods', () => {
        throw new ApiProblem('unauthenticated', 'The session is over.');
      }),
    );
    await signIn({ userName: 'a@b.example', password: 'c' });
    Object.assign(localStorage, KEPT, PERSONAL);
    sessionStorage.setItem('cadence.inspector', 'open');
    localStorage.setItem('of another product', 'stays');
    if (reason === 'expired') await api.call('goals.periods').catch(() => undefined);
    else endSession(reason);
    expect(stored()).toEqual({
      ...KEPT,
      'cadence.subdomain': 'acme',
      [`cadence.ended.${window.location.host}`]: reason,
      'of another product': 'stays',
    });
  },
);

test('[API-003] what a session left that ended while no page was open goes with the next page', async () => {
  Object.assign(localStorage, KEPT, PERSONAL);
  await restoreSession();
  expect(stored()).toEqual(KEPT);
});

test('[API-003] another person’s session finds nothing of the one before it', async () => {
  server.use(
    on('auth.login', () => fakeSession()),
    on('auth.relogin', () => fakeSession({ token: 'theirs', profile: { Id: 8 } })),
  );
  await signIn({ userName: 'a@b.example', password: 'c' });
  Object.assign(localStorage, PERSONAL);
  await refreshSession();
  expect(readSession()?.profile.Id).toBe(8);
  expect(Object.keys(stored()).filter((key) => key in PERSONAL)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe('theirs');
});

test('where the browser denies locks as it denies its storage, the session is refreshed without', async () => {
  const locks = { request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  localStorage.setItem(KEY, 'stored');
  server.use(on('auth.relogin', () => fakeSession({ token: 'rotated' })));
  await restoreSession().finally(() => Reflect.deleteProperty(navigator, 'locks'));
  expect(localStorage.getItem(KEY)).toBe('rotated');
});

test('a server that cannot be reached keeps the token for another try', async () => {
  localStorage.setItem(KEY, 'stored');
  server.use(onOffline('auth.relogin'));
  await restoreSession();
  expect(sessionStore.getState().status).toBe('unreachable');
  expect(localStorage.getItem(KEY)).toBe('stored');
});

test('[API-003] many refusals at once end the session once', async () => {
  localStorage.setItem(KEY, 'stored');
  server.use(
    on('auth.relogin', () => fakeSession({ token: 'stored' })),
    http.get('*/api/Goal/periods', () => HttpResponse.json({}, { status: 401 })),
  );
  await restoreSession();
  const seen: string[] = [];
  const stop = sessionStore.subscribe(({ status }) => seen.push(status));
  await Promise.allSettled([api.call('goals.periods'), api.call('goals.periods'), api.call('goals.periods')]);
  stop();
  expect(seen).toEqual(['signed-out']);
});

test('signing out takes effect here at once, and the server is informed with the old token', async () => {
  localStorage.setItem(KEY, 'stored');
  sessionStore.setState({ status: 'restoring' }, true);
  const told = Promise.withResolvers<string | null>();
  server.use(
    on('auth.signOut', ({ headers }) => {
      told.resolve(headers.get('authorization'));
      return { Success: true };
    }),
  );
  const done = signOut();
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', ended: 'signed-out' });
  expect(localStorage.getItem(KEY)).toBeNull();
  await done;
  await expect(told.promise).resolves.toBe('Bearer stored');
});

test('[D-122] nothing of a change whose answer was lost outlives the session', async () => {
  const keys: (string | null)[] = [];
  server.use(
    on('auth.login', () => fakeSession()),
    on('goals.delete', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      throw new ApiProblem('internal', 'Something went wrong!!');
    }),
  );
  for (let session = 1; session <= 2; session += 1) {
    await signIn({ userName: 'a@b.example', password: 'c' });
    await api.call('goals.delete', { params: { id: 4 } }).catch(() => undefined);
    await api.call('goals.delete', { params: { id: 4 } }).catch(() => undefined);
    endSession('signed-out');
  }
  const [first, repeat, next] = keys;
  expect(repeat).toBe(first);
  expect(next).not.toBe(first);
});

test('a refresh that comes back after signing out does not bring the session back', async () => {
  localStorage.setItem(KEY, 'stored');
  server.use(
    on('auth.relogin', () => {
      endSession('signed-out');
      return fakeSession({ token: 'late' });
    }),
  );
  await refreshSession();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(readSession()).toBeNull();
});

test('signing out in another tab signs out here', async () => {
  server.use(on('auth.login', () => fakeSession()));
  const stop = followOtherTabs();
  await signIn({ userName: 'a@b.example', password: 'c' });
  writeInOtherTab(null);
  stop();
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', ended: 'signed-out' });
});

test('[API-003] a session that ended in another tab has ended here for the same reason', async () => {
  server.use(on('auth.login', () => fakeSession()));
  const stop = followOtherTabs();
  await signIn({ userName: 'a@b.example', password: 'c' });
  localStorage.setItem(`cadence.ended.${window.location.host}`, 'expired');
  writeInOtherTab(null);
  stop();
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', ended: 'expired' });
});

test('signing in in another tab signs in here', async () => {
  server.use(on('auth.relogin', () => fakeSession({ token: 'theirs' })));
  sessionStore.setState({ status: 'signed-out', ended: 'signed-out' }, true);
  const signedIn = Promise.withResolvers<void>();
  const stopWatching = sessionStore.subscribe(({ status }) => status === 'signed-in' && signedIn.resolve());
  const stop = followOtherTabs();
  writeInOtherTab('theirs');
  await signedIn.promise;
  stop();
  stopWatching();
  expect(readSession()?.profile.Id).toBe(7);
});

test('a token that another tab rotated is used from then on, without another refresh', async () => {
  server.use(
    on('auth.login', () => fakeSession({ token: 'first' })),
    on('goals.periods', ({ headers }) => {
      expect(headers.get('authorization')).toBe('Bearer second');
      return { data: [] };
    }),
  );
  const stop = followOtherTabs();
  await signIn({ userName: 'a@b.example', password: 'c' });
  writeInOtherTab('second');
  await api.call('goals.periods');
  stop();
  expect(sessionStore.getState().status).toBe('signed-in');
});
