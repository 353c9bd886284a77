import { api, readTenantSubdomain } from '@cadence/shared-auth';

const CALLS = { forgot: 'auth.forgotPassword', unlock: 'auth.lostPassword' } as const;
export type LinkKind = keyof typeof CALLS;

/** Asks for a link by mail; the answer is the same whether or not the address has an account (D-45). */
export async function requestLink(kind: LinkKind, Email: string): Promise<void> {
  const domain = readTenantSubdomain();
  await api.call(CALLS[kind], { body: { Email, ...(domain !== null && { domain }) } });
}
