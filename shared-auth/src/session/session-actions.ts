import type { Session } from '@cadence/shared-contract';
import { createApiClient } from '../api/api-client.ts';
import { END_REASONS, readSession, sessionStore, toSessionView, type EndReason } from './session-store.ts';
import { keepTenantSubdomain, readTenantSubdomain } from './tenant-subdomain.ts';
import { createTokenStorage } from './token-storage.ts';

const tokens = createTokenStorage(window.location.host);

/** The typed client of this tab's session. */
export const api = createApiClient({
  readToken: () => tokens.read(),
  onSessionRefused: () => endSession('expired'),
});

/** Takes over a session that the server has given: its token for all tabs, the rest for this one. */
export function startSession(session: Session): void {
  tokens.write(session.Token);
  keepTenantSubdomain(session.Tenant.Subdomain);
  sessionStore.setState({ status: 'signed-in', view: toSessionView(session) }, true);
}

/** Forgets the session in this and every other tab of the host. Does nothing when it is over already. */
export function endSession(reason: EndReason): void {
  tokens.clear(reason);
  if (sessionStore.getState().status === 'signed-out') return;
  sessionStore.setState({ status: 'signed-out', ended: reason }, true);
}

/**
 * Signs in with trimmed values (people §5 Login).
 * @throws {ApiError} with the sentence to show; {OfflineError}
 */
export async function signIn(credentials: {
  readonly userName: string;
  readonly password: string;
}): Promise<void> {
  const domain = readTenantSubdomain();
  const body = {
    userName: credentials.userName.trim(),
    password: credentials.password.trim(),
    ...(domain !== null && { domain }),
  };
  startSession(await api.call('auth.login', { body }));
}

/** Ends the session here at once and tells the server; that the server cannot be reached changes nothing here. */
export async function signOut(): Promise<void> {
  const told = tokens.read() === null ? Promise.resolve() : api.call('auth.signOut').then(() => undefined);
  endSession('signed-out');
  await told.catch(() => undefined);
}

/** Tries the stored token once (people §2.2): ends signed in, signed out or unreachable. */
export async function restoreSession(): Promise<void> {
  if (tokens.read() === null) {
    sessionStore.setState({ status: 'signed-out', ended: null }, true);
    return;
  }
  sessionStore.setState({ status: 'restoring' }, true);
  try {
    await refreshSession();
  } catch (error) {
    // The client has ended a refused session already.
    if (sessionStore.getState().status === 'restoring')
      sessionStore.setState({ status: 'unreachable', error }, true);
  }
}

/**
 * Fetches profile, period and abilities anew and takes over the rotated token (`GET /Auth/relogin`). Tabs take
 * turns, so that two never rotate the same token.
 */
export async function refreshSession(): Promise<void> {
  await inTurn('cadence.relogin', async () => {
    const session = await api.call('auth.relogin');
    // Signed out while the answer was under way: it must not bring the session back.
    if (tokens.read() !== null) startSession(session);
  });
}

async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}

/** Follows what other tabs do: signing out there signs out here, signing in there signs in here. */
export function followOtherTabs(): () => void {
  return tokens.onOtherTab((token, why) => {
    if (token === null) endSession(END_REASONS.find((reason) => reason === why) ?? 'signed-out');
    else if (readSession() === null) void restoreSession();
  });
}

/** The bearer token for the one hub connection, which the shell owns. */
export function readHubToken(): string | null {
  return tokens.read();
}
