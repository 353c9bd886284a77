import { readSession } from '@cadence/shared-auth';
import { readAddressProof } from './api/address-proof.ts';

/** What a third-party script learns about the signed-in person. */
export interface CurrentPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Proves to the support chat that the address is this person's (HMAC of the address, AUTH-052); null when unknown. */
  readonly hash: string | null;
  readonly organisation: string;
}

declare global {
  interface Window {
    /** Who is signed in, for scripts that load later than the event. */
    cadencePerson?: CurrentPerson | null;
  }
}

/** Raised on `window` whenever somebody signs in or out; `detail` is `window.cadencePerson`. */
export const PERSON_EVENT = 'cadence:person';

/** Null when nobody is signed in. */
export async function readCurrentPerson(signal: AbortSignal): Promise<CurrentPerson | null> {
  const session = readSession();
  if (session === null) return null;
  const { Id, Name, Email } = session.profile;
  const hash = await readAddressProof(Email, signal);
  return { id: Id, name: Name, email: Email, hash, organisation: session.tenant.Name };
}

export function announcePerson(person: CurrentPerson | null): void {
  window.cadencePerson = person;
  window.dispatchEvent(new CustomEvent(PERSON_EVENT, { detail: person }));
}
