import { notFound } from '../../kernel/errors/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { logoPicture } from '../../kernel/mail/index.ts';
import { findTenantById } from './tenants.queries.ts';

/** The offset of a PNG's size: two big-endian words after the signature and chunk header (PNG 11.2.2). */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const NONE = { data: null, width: null, height: null };

/** The organization itself (people §7 Tenant). */
export const tenantsSlice = defineSlice('tenants', {
  'tenants.logo': async ({ db, tenant }) => {
    const row = await findTenantById(db, tenant.id);
    if (!row) throw notFound();
    const picture = row.logo_svg === null ? null : await logoPicture(row.logo_svg);
    if (picture === null) return NONE;
    return {
      data: `data:image/png;base64,${picture.toString('base64')}`,
      width: picture.readUInt32BE(WIDTH_AT),
      height: picture.readUInt32BE(HEIGHT_AT),
    };
  },
});
