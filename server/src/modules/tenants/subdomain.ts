import { isIP } from 'node:net';

/** The demo tenant: what plain `localhost` serves when DEFAULT_TENANT_HOST says nothing else (D-69). */
const DEMO_SUBDOMAIN = 'acme';

function firstLabel(host: string): string {
  return host.split('.')[0] ?? '';
}

/** The subdomain of the host that serves addresses without a tenant (D-69). */
export function defaultSubdomain(defaultTenantHost: string | null): string {
  return defaultTenantHost ? firstLabel(defaultTenantHost.toLowerCase()) : DEMO_SUBDOMAIN;
}

/**
 * The subdomain that an address or a login's `domain` names: `acme`, `acme.localhost`, `acme.example.com:8080` →
 * `acme`. Null when it names none: empty, `localhost`, an IP address.
 */
export function subdomainOf(address: string | undefined): string | null {
  const text = (address ?? '').trim().toLowerCase();
  const host = text.startsWith('[') ? text.slice(1, text.indexOf(']')) : text.replace(/:\d+$/, '');
  if (host === '' || host === 'localhost' || isIP(host) !== 0) return null;
  return firstLabel(host);
}
