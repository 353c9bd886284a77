import { tabStorage } from '../storage/device-storage.ts';

const KEY = 'cadence.subdomain';

/** The first label of a host that has one to spare: `acme.localhost` and `acme.cadence.example` are acme's. */
function subdomainOf(hostname: string): string | null {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const spare = labels.at(-1) === 'localhost' ? 1 : 2;
  return !isAddress && labels.length > spare ? (labels[0] ?? null) : null;
}

/**
 * The tenant's subdomain, kept in session storage for the browser session (core §1, people §1). Null where the
 * host names none: the server then decides by its own rule (D-69).
 */
export function readTenantSubdomain(): string | null {
  const fromHost = subdomainOf(window.location.hostname);
  if (fromHost === null) return tabStorage.getItem(KEY);
  tabStorage.setItem(KEY, fromHost);
  return fromHost;
}

/** Keeps the subdomain that the server named, for hosts that name none. */
export function keepTenantSubdomain(subdomain: string): void {
  tabStorage.setItem(KEY, subdomain);
}
