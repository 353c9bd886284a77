import type { TenantBranding } from '@cadence/shared-contract';
import type { MailBranding } from '../../kernel/mail/index.ts';
import type { TenantRow } from './tenants.queries.ts';

/** Used when a tenant has not chosen a colour (people §2.2). */
const DEFAULT_COLOR = 'E3AB24';

/** The branding of the signed-out screens: nothing that an outsider should not know. */
export function presentBranding(tenant: TenantRow): TenantBranding {
  return {
    Name: tenant.name,
    Subdomain: tenant.subdomain,
    Logo:
      tenant.logo_svg === null
        ? null
        : `data:image/svg+xml;base64,${Buffer.from(tenant.logo_svg).toString('base64')}`,
    PrimaryColor: tenant.primary_color ?? DEFAULT_COLOR,
  };
}

/** The branding of the tenant's mails. */
export function mailBranding({
  name,
  primary_color: color,
  logo_svg: logo,
}: Pick<TenantRow, 'name' | 'primary_color' | 'logo_svg'>): MailBranding {
  return { name, color: color ?? DEFAULT_COLOR, hasLogo: logo !== null };
}
