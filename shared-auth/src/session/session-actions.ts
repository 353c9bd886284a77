import type { BodyOf, Session } from '@cadence/shared-contract';
import { createApiClient } from '../api/api-client.ts';
import { sendAside, type AsideOutcome } from '../api/send-aside.ts';
import { createUnsettledCalls } from '../api/unsettled-calls.ts';
import {
  areDraftsEncrypted,
  countDrafts,
  draftsStored,
  forgetDrafts,
  lockDrafts,
  unlockDrafts,
} from '../drafts/draft-vault.ts';
import { forgetPersonal } from '../storage/forget-personal.ts';
import { inTurn } from '../storage/in-turn.ts';
import { END_REASONS, readSession, sessionStore, toSessionView, type EndReason } from './session-store.ts';
import { keepTenantSubdomain, readTenantSubdomain } from './tenant-subdomain.ts';
import { createTokenStorage } from './token-storage.ts';

const tokens = createTokenStorage(window.location.host);
const unsettled = createUnsettledCalls();

/** This page's session, aborted with its end: nothing of one is taken for the next one's. */
let current = new AbortController();

/** The typed client of this tab's session. */
export const api = createApiClient({
  readToken: () => tokens.read(),
  onSessionRefused: () => endSession('expired'),
  session: () => current.signal,
  unsettled,
});

/** The outcome of something that was begun in this session; when that is over first, it never comes. */
export async function withinSession<T>(work: Promise<T>): Promise<T> {
  const begun = current;
  const [outcome] = await Promise.allSettled([work]);
  if (current !== begun) return Promise.withResolvers<T>().promise;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Takes over a session that the server has given: its token for all tabs, the rest for this one. */
export function startSession(session: Session): void {
  if (isSomebodyElses(session)) endCurrent();
  tokens.write(session.Token);
  keepTenantSubdomain(session.Tenant.Subdomain);
  sessionStore.setState({ status: 'signed-in', view: toSessionView(session) }, true);
}

/** Whether this page shows what another person sees. */
function isSomebodyElses({ Tenant, Profile }: Session): boolean {
  const shown = readSession();
  return shown !== null && (shown.tenant.Id !== Tenant.Id || shown.profile.Id !== Profile.Id);
}

/** The same, with what the person left unsaved on this device. */
async function openSession(session: Session): Promise<void> {
  const before = tokens.read();
  await unlockDrafts({ tenantId: session.Tenant.Id, personId: session.Profile.Id }, session.DraftKey);
  // Signed out in between, here or in another tab.
  if (tokens.read() === before) startSession(session);
}

/** Forgets the session in this and every other tab of the host. Does nothing when it is over already. */
export function endSession(reason: EndReason): void {
  tokens.clear(reason);
  leaveSession();
  // What is typed while the session expires is still kept, encrypted, for the same person.
  if (reason !== 'expired') lockDrafts();
  if (sessionStore.getState().status === 'signed-out') return;
  sessionStore.setState({ status: 'signed-out', ended: reason }, true);
}

function endCurrent(): void {
  current.abort();
  current = new AbortController();
  forgetPersonal();
}

function leaveSession(): void {
  endCurrent();
  unsettled.clear();
}

/** Somebody else has signed in without this page noticing: what it shows is not theirs. */
function giveWay(session: Session): void {
  tokens.write(session.Token);
  leaveSession();
  lockDrafts();
  sessionStore.setState({ status: 'signed-out', ended: null }, true);
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
  await openSession(await api.call('auth.login', { body }));
}

export interface SignOutOptions {
  /** Text that is not saved stays on the device, readable only for the same person after the next sign-in (D-82). */
  readonly keepsDrafts?: boolean;
}

/** True when signing out would lose text that is not saved anywhere else. */
export function hasDrafts(): boolean {
  return countDrafts() > 0;
}

/** False where the browser cannot encrypt: what is not saved then ends with the session. */
export function canKeepDrafts(): boolean {
  return areDraftsEncrypted();
}

/** Ends the session here at once and notifies the server; an unreachable server changes nothing here. */
export async function signOut({ keepsDrafts = false }: SignOutOptions = {}): Promise<void> {
  const told = tokens.read() === null ? Promise.resolve() : api.call('auth.signOut').then(() => undefined);
  if (keepsDrafts) await draftsStored();
  else forgetDrafts();
  endSession('signed-out');
  await told.catch(() => undefined);
}

/** Tries the stored token once (people §2.2): ends signed in, signed out or unreachable. */
export async function restoreSession(): Promise<void> {
  if (tokens.read() === null) {
    // The session may have ended while no page was open.
    forgetPersonal();
    sessionStore.setState({ status: 'signed-out', ended: null }, true);
    return;
  }
  sessionStore.setState({ status: 'restoring' }, true);
  const begun = current;
  try {
    await refreshSession();
  } catch (error) {
    // The client has ended a refused session already.
    if (current === begun && sessionStore.getState().status === 'restoring')
      sessionStore.setState({ status: 'unreachable', error }, true);
  }
}

/**
 * Fetches profile, period and abilities again and takes over the rotated token (`GET /Auth/relogin`). Tabs take turns,
 * so that two never rotate the same token.
 */
export async function refreshSession(): Promise<void> {
  const begun = current;
  try {
    await inTurn('cadence.relogin', takeOverToken);
  } catch (error) {
    // That the session is over has been said already.
    if (current === begun) throw error;
  }
  if (isVacant()) await restoreSession();
}

async function takeOverToken(): Promise<void> {
  const session = await api.call('auth.relogin');
  // Signed out in another tab while the answer was under way: it must not bring the session back.
  if (tokens.read() === null) return;
  if (isSomebodyElses(session)) giveWay(session);
  else await openSession(session);
}

/** Whether this page is signed out and the token is another person's. */
function isVacant(): boolean {
  const state = sessionStore.getState();
  return state.status === 'signed-out' && state.ended === null && tokens.read() !== null;
}

/** Follows what other tabs do: signing out there signs out here, signing in there signs in here. */
export function followOtherTabs(): () => void {
  return tokens.onOtherTab((token, why) => {
    if (token === null) endSession(END_REASONS.find((reason) => reason === why) ?? 'signed-out');
    else if (readSession() === null) void restoreSession();
  });
}

/** Sends what the page has measured, in the name of whoever is signed in; nothing otherwise. Never rejects. */
export function sendTelemetry(body: BodyOf<'telemetry.report'>): Promise<AsideOutcome> {
  return sendAside('telemetry.report', body, readSession() === null ? null : tokens.read());
}

/** The bearer token for the one hub connection, which the shell owns. */
export function readHubToken(): string | null {
  return tokens.read();
}
