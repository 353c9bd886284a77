import { api } from '@cadence/shared-auth';
import type { TenantBranding } from '../../remotes/index.ts';

/** Name, colour and logo of the organisation with a subdomain. */
export async function fetchBranding(subdomain: string, signal: AbortSignal): Promise<TenantBranding> {
  const { Name, PrimaryColor, Logo } = await api.call('auth.tenant', { params: { subdomain }, signal });
  return { name: Name, primaryColor: `#${PrimaryColor}`, logo: Logo };
}
