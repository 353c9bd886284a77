import type { Command } from 'commander';
import { GOAL_TYPES, LIMITS } from '@cadence/shared-contract';
import { dateInZone } from '../../kernel/clock/clock.ts';
import type { Db, NewRow } from '../../kernel/db/index.ts';
import { Outbox } from '../../kernel/outbox/index.ts';
import { ensurePeriods } from '../../modules/periods/index.ts';
import type { TenantRow } from '../../modules/tenants/index.ts';
import { need, needOneOf } from '../ask.ts';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import type { AdminDatabase } from '../database/open-database.ts';
import { withInstallation } from '../database/open-database.ts';
import { readEmail, readSubdomain, readText, readTimeZone, suggestSubdomain } from '../fields.ts';
import { insertPerson } from '../people/people.queries.ts';
import type { PersonRow } from '../people/people.queries.ts';
import type { SentLink } from '../people/send-person-link.ts';
import { linkLines, sendPersonLink } from '../people/send-person-link.ts';
import { Refusal } from '../refusal.ts';
import { tenantLines, viewTenant } from '../tenants/describe-tenant.ts';
import { setTenant } from '../tenants/set-tenant.ts';
import type { TenantChanges, TenantOptions } from '../tenants/tenant-options.ts';
import { readName, readTenantChanges, withTenantOptions } from '../tenants/tenant-options.ts';
import { findTalent } from '../tenants/talent.queries.ts';
import { insertTenant, listTenantRows } from '../tenants/tenants.queries.ts';

interface CreateOptions extends TenantOptions {
  readonly subdomain?: string;
  readonly ceoName?: string;
  readonly ceoEmail?: string;
}

interface Wish {
  readonly subdomain: string;
  readonly ceo: { readonly name: string; readonly email: string };
  readonly changes: TenantChanges & { readonly row: Pick<NewRow<'tenants'>, 'name'> };
}

function taken(subdomain: string): Refusal {
  return new Refusal(
    `There is an organisation called ${subdomain} already; please choose another subdomain.`,
  );
}

/** A subdomain that is not taken; checked here, so that a person at the terminal can still choose another. */
async function readFreeSubdomain(database: AdminDatabase): Promise<(text: string) => string> {
  const rows = await database.handle.transaction({ role: 'owner', tenantId: null }, listTenantRows);
  const used = new Set(rows.map((row) => row.subdomain));
  return (text) => {
    const subdomain = readSubdomain(text);
    if (used.has(subdomain)) throw taken(subdomain);
    return subdomain;
  };
}

const ON_OFF = ['off', 'on'] as const;

async function askSwitches(context: Context, options: CreateOptions): Promise<TenantOptions> {
  const ask = (flag: string, message: string, given: string | undefined) =>
    needOneOf(context, { flag, message, values: ON_OFF, fallback: 'off' }, given);
  return {
    goalType: await needOneOf(
      context,
      { flag: '--goal-type', message: 'Goals are written as', values: GOAL_TYPES, fallback: 'SMART' },
      options.goalType,
    ),
    talent: await ask('--talent', 'Appraisals', options.talent),
    strategy: await ask('--strategy', 'Strategy page', options.strategy),
    employeeNotes: await ask('--employee-notes', 'Private notes about employees', options.employeeNotes),
  };
}

async function gather(context: Context, database: AdminDatabase, options: CreateOptions): Promise<Wish> {
  const name = await need(
    context,
    { flag: '--name', message: 'Name of the organisation', read: readName },
    options.name,
  );
  const suggestion = suggestSubdomain(name);
  const subdomain = await need(
    context,
    {
      flag: '--subdomain',
      message: 'Subdomain of its address',
      read: await readFreeSubdomain(database),
      ...(suggestion !== '' && context.io.isTerminal && { fallback: suggestion }),
    },
    options.subdomain,
  );
  const timeZone = await need(
    context,
    { flag: '--time-zone', message: 'Time zone, such as Europe/Berlin', read: readTimeZone },
    options.timeZone,
  );
  const readCeoName = readText('The name of the CEO', LIMITS.name);
  const ceoName = await need(
    context,
    { flag: '--ceo-name', message: 'Name of its CEO', read: readCeoName },
    options.ceoName,
  );
  const email = await need(
    context,
    { flag: '--ceo-email', message: 'E-mail address of the CEO', read: readEmail },
    options.ceoEmail,
  );
  const all = { ...options, name, timeZone, ...(await askSwitches(context, options)) };
  const changes = await readTenantChanges(context, all);
  return { subdomain, ceo: { name: ceoName, email }, changes: { ...changes, row: { ...changes.row, name } } };
}

interface Created {
  readonly tenant: TenantRow;
  readonly ceo: PersonRow;
  readonly sent: SentLink;
}

/** The organisation with its periods and its ceo, invited. */
async function create(context: Context, db: Db, { subdomain, ceo, changes }: Wish): Promise<Created> {
  const now = context.clock.now();
  const row = await insertTenant(db, { ...changes.row, subdomain, created_at: now });
  if (!row) throw taken(subdomain);
  const { tenant } = await setTenant(db, row, { changes: { ...changes, row: {} }, now });
  await ensurePeriods(db, tenant.id, dateInZone(now, tenant.time_zone));
  const person = await insertPerson(db, {
    ...ceo,
    tenant_id: tenant.id,
    role: 'ceo',
    job_title: 'Chief Executive Officer',
    created_at: now,
    updated_at: now,
  });
  const outbox = new Outbox(now);
  const sent = await sendPersonLink(context, db, { tenant, outbox, now, kind: 'invitation', person });
  await outbox.flush(db, tenant.id);
  return { tenant, ceo: person, sent };
}

async function createTenant(context: Context, options: CreateOptions): Promise<Outcome> {
  return withInstallation(context, { mayBeNew: true }, async (database) => {
    const wish = await gather(context, database, options);
    return database.handle.transaction({ role: 'owner', tenantId: null }, async (db) => {
      const { tenant, ceo, sent } = await create(context, db, wish);
      const view = viewTenant(context, tenant, await findTalent(db, tenant.id));
      return {
        data: { tenant: view, ceo: { id: ceo.id, name: ceo.name, email: ceo.email }, invitation: sent },
        lines: [
          `${tenant.name} is there:`,
          ...tenantLines(view),
          `${ceo.name} is invited as its CEO.`,
          ...linkLines(sent, 'within 14 days'),
        ],
      };
    });
  });
}

/** `tenant create`: an organisation with its periods and an invited ceo. */
export function tenantCreate(run: Run): Command {
  return withTenantOptions(command('create', 'add an organisation and invite its CEO'))
    .option('--subdomain <label>', 'first label of its address: lower-case letters, digits, inner hyphens')
    .option('--ceo-name <name>', 'name of the CEO')
    .option('--ceo-email <address>', 'where the invitation goes')
    .action(run(createTenant));
}
