import type { BodyOf, FieldError } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { denied, invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { announcePeople } from '../announce-people.ts';
import { readTimeZone } from '../profile/time-zones.ts';
import { updateCompany } from './company.queries.ts';

/** A website as people type it, with or without its scheme; refuses schemes that would run code when followed. */
function isWebsite(text: string): boolean {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address) || /\s/.test(text)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

/**
 * Changes the company's name, website and time zone, in which every rule counts days from then on (D-10). Only the ceo
 * may (people §6 Edit Company Info).
 *
 * @throws denied; invalid with the fields
 */
export async function editCompany(ctx: Ctx, body: BodyOf<'people.editTenant'>): Promise<void> {
  if (ctx.actor.role !== 'ceo') throw denied('Only the CEO can edit the company info.');
  const [name, url] = [body.Name.trim(), body.Url?.trim() || null];
  const timeZone = readTimeZone(body.TimeZone);
  const errors: FieldError[] = [];
  if (name === '') errors.push({ path: 'Name', message: MESSAGES.companyNameRequired });
  if (url !== null && !isWebsite(url))
    errors.push({ path: 'Url', message: 'Please enter a website address such as https://example.com.' });
  if (timeZone === null) errors.push({ path: 'TimeZone', message: 'Please choose a time zone.' });
  if (errors.length > 0 || timeZone === null) throw invalid(errors);
  await updateCompany(ctx.db, { name, url, time_zone: timeZone });
  announcePeople(ctx, 'user_updated', { ids: [ctx.actor.id] });
}
