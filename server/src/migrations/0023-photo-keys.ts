import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A picture's key used to be part of its address, so everyone who saw the picture knows it. From now on it signs
 * addresses and never leaves the server: every picture gets a new key, and deactivated people are shown without one.
 *
 * Row level security binds the owner too, so each organisation is updated separately.
 */
const NEW_KEYS = `
  do $$
  declare organisation integer;
  begin
    for organisation in select id from tenants loop
      perform set_config('app.tenant', organisation::text, true);
      update avatars set key = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
        where tenant_id = organisation;
      update people p set avatar_key = case when p.deactivated_at is null then a.key end
        from avatars a
        where p.tenant_id = organisation and a.tenant_id = p.tenant_id and a.person_id = p.id;
    end loop;
    perform set_config('app.tenant', '', true);
  end $$`;

/** Addresses of pictures are signed, and expire (D-117). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(NEW_KEYS).execute(db);
}
