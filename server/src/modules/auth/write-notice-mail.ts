import type { Db } from '../../kernel/db/index.ts';
import type { Mail, MailRow, MailWriter } from '../../kernel/mail/index.ts';
import type { NoticeOrder } from '../../kernel/notices/index.ts';
import { findTenantById, mailBranding } from '../tenants/index.ts';
import { noticeMail } from './account-notices.ts';
import { findPersonById } from './auth.queries.ts';
import type { LinkWriterServices } from './write-link-mail.ts';

async function write(
  db: Db,
  notice: NoticeOrder,
  { row, originOf }: Pick<LinkWriterServices, 'originOf'> & { readonly row: MailRow },
): Promise<Mail | null> {
  const tenant = await findTenantById(db, row.tenantId);
  const person = await findPersonById(db, notice.personId);
  if (!tenant || tenant.deactivated_at || !person?.invitation_accepted_at) return null;
  if (person.deactivated_at && notice.kind !== 'address_restored') return null;
  const by = notice.kind === 'rights_granted' ? await findPersonById(db, notice.by) : undefined;
  return noticeMail({
    notice,
    name: person.name,
    by: by?.name ?? null,
    origin: originOf(tenant.subdomain),
    branding: mailBranding(tenant),
  });
}

/** Writes the mails about changes to an account. */
export function createNoticeWriter({
  db,
  originOf,
}: Pick<LinkWriterServices, 'db' | 'originOf'>): MailWriter<NoticeOrder> {
  return (notice, row) =>
    db.transaction({ role: 'app', tenantId: row.tenantId }, (tx) => write(tx, notice, { row, originOf }));
}
