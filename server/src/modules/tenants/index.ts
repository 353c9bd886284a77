export { mailBranding, presentBranding } from './present-branding.ts';
export { defaultSubdomain, subdomainOf } from './subdomain.ts';
export { findTenantById, findTenantBySubdomain } from './tenants.queries.ts';
export { tenantsSlice } from './tenants.routes.ts';
export type { TenantRow } from './tenants.queries.ts';
