import { createStore } from 'zustand/vanilla';
import { announceInstance, type Session } from '@cadence/shared-contract';
import type { SessionView } from '@cadence/shared-contract/remote';

/** Why the last session ended; the login says it. */
export const END_REASONS = ['signed-out', 'expired', 'deactivated'] as const;
export type EndReason = (typeof END_REASONS)[number];

export type SessionState =
  /** A stored token is being tried. */
  | { readonly status: 'restoring' }
  | { readonly status: 'signed-in'; readonly view: SessionView }
  | { readonly status: 'signed-out'; readonly ended: EndReason | null }
  /** There is a token, but the server could not be asked about it. */
  | { readonly status: 'unreachable'; readonly error: unknown };

/** The session of this tab. Only the functions of `session-actions.ts` write to it. */
export const sessionStore = createStore<SessionState>()(() => ({ status: 'restoring' }));

// The session is in the store: a second copy of it would be signed out.
announceInstance('@cadence/shared-auth');

/** A session without its token: what everything but the HTTP client may see. */
export function toSessionView(session: Session): SessionView {
  return {
    profile: session.Profile,
    tenant: session.Tenant,
    period: session.Period,
    abilities: session.Abilities,
  };
}

/** The signed-in session, or null. */
export function readSession(state: SessionState = sessionStore.getState()): SessionView | null {
  return state.status === 'signed-in' ? state.view : null;
}
