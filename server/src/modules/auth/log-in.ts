import type { BodyOf, Session } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { DomainError } from '../../kernel/errors/index.ts';
import type { PublicCtx } from '../../kernel/http/index.ts';
import { orderNotice } from '../../kernel/notices/index.ts';
import type { Outbox } from '../../kernel/outbox/index.ts';
import type { SessionRules } from '../../kernel/session/index.ts';
import type { TenantRow } from '../tenants/index.ts';
import { defaultSubdomain, findTenantBySubdomain, subdomainOf } from '../tenants/index.ts';
import type { PersonRow } from './auth.queries.ts';
import { clearFailures, countFailure, createSession, findPersonByEmail, renewHash } from './auth.queries.ts';
import type { LoginLimits } from './login-limits.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import type { FindSessionPeriod } from './present-session.ts';
import { presentSession } from './present-session.ts';

export interface LoginServices {
  readonly sessionRules: SessionRules;
  readonly limits: LoginLimits;
  readonly findPeriod: FindSessionPeriod;
  readonly defaultTenantHost: string | null;
  /** Whether an endpoint for suggestions is configured (D-57). */
  readonly suggestsGoals: boolean;
  readonly draftSecret: string;
  /** Whom people turn to where their organisation names nobody (D-193). */
  readonly supportContact: string | null;
}

/** An id that no row has, used to count wrong passwords for unknown accounts. */
const NOBODY = 0;

function loginFailed(): DomainError {
  return new DomainError('login_failed', 'The email or the password is not correct.');
}

/** The tenant of a signed-out page: by `domain`, else by its own address, else the default one (D-69). */
export function findTenant(
  ctx: PublicCtx,
  domain: string | undefined,
  defaultTenantHost: string | null,
): Promise<TenantRow | undefined> {
  const subdomain = subdomainOf(domain) ?? subdomainOf(ctx.hostname) ?? defaultSubdomain(defaultTenantHost);
  return ctx.transaction(null, (db) => findTenantBySubdomain(db, subdomain));
}

/** Refuses a closed tenant or account; called only after the right password (D-45). */
function refuseInactive(tenant: TenantRow, person: PersonRow, supportContact: string | null): void {
  if (tenant.deactivated_at) {
    const contact = tenant.contact_link ?? supportContact;
    throw new DomainError('tenant_deactivated', MESSAGES.tenantDeactivated, { contact });
  }
  if (person.deactivated_at) {
    throw new DomainError(
      'account_deactivated',
      'Your account is deactivated. Please contact your administrator.',
    );
  }
  if (person.locked_at) {
    throw new DomainError(
      'account_locked',
      "Your account is locked. Use 'Locked out of your account?' to unlock it.",
    );
  }
}

/**
 * Signs a person in. An unknown tenant, an unknown address and a wrong password get the same answer after the same
 * work; why an account is closed is revealed only after the right password.
 *
 * @throws DomainError login_failed, account_locked, account_deactivated, tenant_deactivated, rate_limited
 */
export async function logIn(
  ctx: PublicCtx,
  body: BodyOf<'auth.login'>,
  services: LoginServices,
): Promise<Session> {
  const tenant = await findTenant(ctx, body.domain, services.defaultTenantHost);
  const account = `${tenant?.id ?? 0}/${body.userName.trim().toLowerCase()}`;
  services.limits.check(ctx.ip, account);
  const inTenant = <T>(work: (db: Db, outbox: Outbox) => Promise<T>): Promise<T> =>
    ctx.transaction(tenant?.id ?? null, work);
  const person = await inTenant((db) => findPersonByEmail(db, body.userName));
  const { isRight, isOldForm } = await checkPassword(person?.password_hash, body.password);
  if (!isRight || !tenant || !person) {
    const hasLocked = await inTenant(async (db, outbox) => {
      const isLast = await countFailure(db, person?.id ?? NOBODY, ctx.now);
      // Only once between two unlocks: too rare for its timing to reveal which accounts exist (S5).
      if (isLast && person)
        orderNotice(outbox, { kind: 'account_locked', personId: person.id, to: person.email });
      return isLast;
    });
    if (hasLocked)
      ctx.log.warn({ audit: 'account_locked', tenantId: tenant?.id, personId: person?.id }, 'account locked');
    services.limits.fail(ctx.ip, account);
    throw loginFailed();
  }
  const renewed = isOldForm ? await hashPassword(body.password) : null;
  return inTenant(async (db) => {
    if (renewed !== null)
      await renewHash(db, { personId: person.id, from: person.password_hash, to: renewed });
    const current = (await findPersonByEmail(db, body.userName)) ?? person;
    refuseInactive(tenant, current, services.supportContact);
    await clearFailures(db, person.id);
    const owner = { tenantId: tenant.id, personId: person.id, rules: services.sessionRules };
    const issued = await createSession(db, owner, ctx.now);
    return presentSession(db, issued, { ...services, now: ctx.now });
  });
}
