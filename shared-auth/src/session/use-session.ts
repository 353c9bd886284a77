import { useStore } from 'zustand';
import type { Abilities, SessionView } from '@cadence/shared-contract/remote';
import { sessionStore, type SessionState } from './session-store.ts';

/** Status of the session, for the screens that decide between login and application. */
export function useSessionState(): SessionState {
  return useStore(sessionStore);
}

/**
 * The signed-in session; renders again when it changes. Everything a remote shows is inside one.
 * @throws when nobody is signed in
 */
export function useSession(): SessionView {
  const state = useStore(sessionStore);
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in.');
  return state.view;
}

/** What the signed-in person may do anywhere, as the server says. */
export function useAbilities(): Abilities {
  return useSession().abilities;
}
