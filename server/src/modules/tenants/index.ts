export { presentBranding } from './present-branding.ts';
export { defaultSubdomain, subdomainOf } from './subdomain.ts';
export { findTenantBySubdomain } from './tenants.queries.ts';
export type { TenantRow } from './tenants.queries.ts';
