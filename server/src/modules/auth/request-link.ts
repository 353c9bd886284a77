import type { BodyOf } from '@cadence/shared-contract';
import { isEmail, MESSAGES } from '@cadence/shared-contract';
import { invalid } from '../../kernel/errors/index.ts';
import { orderLink } from '../../kernel/links/index.ts';
import type { PublicCtx } from '../../kernel/http/index.ts';
import type { LoginServices } from './log-in.ts';
import { findTenant } from './log-in.ts';

/**
 * Orders a link for an address (D-61). Nobody is looked up here: work and answer are the same for every address, and
 * whether an account has it is found out when the mail is written (D-45, S5).
 *
 * @throws invalid for what is no address; rate_limited after many requests from one network
 */
export async function requestLink(
  ctx: PublicCtx,
  kind: 'reset' | 'unlock',
  { body, services }: { readonly body: BodyOf<'auth.forgotPassword'>; readonly services: LoginServices },
): Promise<void> {
  const email = body.Email.trim().toLowerCase();
  if (!isEmail(email)) throw invalid([{ path: 'Email', message: MESSAGES.emailInvalid }]);
  const tenant = await findTenant(ctx, body.domain, services.defaultTenantHost);
  const account = `${kind} ${tenant?.id ?? 0}/${email}`;
  services.limits.check(ctx.ip, account);
  services.limits.fail(ctx.ip, account);
  await ctx.transaction(tenant?.id ?? null, async (_db, outbox) => {
    if (tenant) orderLink(outbox, { kind, to: { email } });
  });
}
