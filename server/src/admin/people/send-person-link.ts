import type { Db } from '../../kernel/db/index.ts';
import { linkAddress, sendLink } from '../../modules/auth/index.ts';
import type { LinkRequest } from '../../modules/auth/index.ts';
import type { Context } from '../context.ts';
import { originOf } from '../tenants/describe-tenant.ts';
import type { InTenant } from '../tenants/in-tenant.ts';
import type { PersonRow } from './people.queries.ts';

/** A link for one person, to be shown; another one is sent by mail. */
export interface SentLink {
  readonly link: string;
  readonly mailedTo: string;
}

/**
 * Makes a single-use link for the operator to pass on, and queues a mail with another one, in the transaction of `db`.
 * Using either link invalidates the other.
 */
export async function sendPersonLink(
  { config }: Context,
  db: Db,
  {
    tenant,
    outbox,
    now,
    kind,
    person,
  }: InTenant & Pick<LinkRequest, 'kind'> & { readonly person: PersonRow },
): Promise<SentLink> {
  const token = await sendLink(db, outbox, { kind, tenant, person, to: person.email, now });
  return {
    link: linkAddress({ kind, token, origin: originOf(config, tenant.subdomain) }),
    mailedTo: person.email,
  };
}

/** The lines to print for a link. @param validity `within 24 hours` */
export function linkLines({ link, mailedTo }: SentLink, validity: string): readonly string[] {
  return [
    `The link works once, ${validity}:`,
    `  ${link}`,
    `A mail with another link goes to ${mailedTo} as soon as a server runs; the first link that is used ends the other.`,
  ];
}
