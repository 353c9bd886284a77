import { isIP } from 'node:net';

/** The demo tenant: what plain `localhost` serves unless DEFAULT_TENANT_HOST is set (D-69). */
const DEMO_SUBDOMAIN = 'acme';

function firstLabel(host: string): string {
  return host.split('.')[0] ?? '';
}

/** The subdomain of the host that serves addresses without a tenant in them (D-69). */
export function defaultSubdomain(defaultTenantHost: string | null): string {
  return defaultTenantHost ? firstLabel(defaultTenantHost.toLowerCase()) : DEMO_SUBDOMAIN;
}

/**
 * The subdomain in an address or a login's `domain`: `acme`, `acme.localhost`, `acme.example.com:8080` → `acme`. Null
 * when there is none: empty, `localhost`, an IP address.
 */
export function subdomainOf(address: string | undefined): string | null {
  const text = (address ?? '').trim().toLowerCase();
  const host = text.startsWith('[') ? text.slice(1, text.indexOf(']')) : text.replace(/:\d+$/, '');
  if (host === '' || host === 'localhost' || isIP(host) !== 0) return null;
  return firstLabel(host);
}
