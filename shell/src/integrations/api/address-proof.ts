import { api } from '@cadence/shared-auth';

/** Proves to the support chat that the address is the viewer's (HMAC of the address, AUTH-052); null when unknown. */
export function readAddressProof(address: string, signal: AbortSignal): Promise<string | null> {
  return api
    .call('auth.hash', { params: { subject: address }, signal })
    .then(({ Hash }) => Hash)
    .catch(() => null);
}
