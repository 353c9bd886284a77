import type { BodyOf } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { composedPassword } from '@cadence/shared-contract/operations';
import { DomainError, invalid } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { AfterCommit } from '../../kernel/http/index.ts';
import { orderNotice } from '../../kernel/notices/index.ts';
import { setPassword } from './accounts.queries.ts';
import { findPasswordHash } from './auth.queries.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { lockPerson } from './link-tokens.queries.ts';
import type { LoginLimits } from './login-limits.ts';
import { hashPassword } from './passwords.ts';
import { checkNewPassword } from './use-link.ts';

function oldPasswordWrong(): DomainError {
  return new DomainError('login_failed', MESSAGES.oldPasswordWrong);
}

/** Sets the password if the checked one is still current; every other sign-in ends with its connections. */
async function replacePassword({ db, actor, session, now, outbox, log }: Ctx, checked: string, hash: string) {
  await lockPerson(db, actor.id);
  // It may have been replaced since it was checked.
  if ((await findPasswordHash(db, actor.id)) !== checked) throw oldPasswordWrong();
  const change = { personId: actor.id, passwordHash: hash, now, exceptChain: session.chainId };
  for (const chainId of await setPassword(db, change)) outbox.disconnect(actor.id, chainId);
  orderNotice(outbox, { kind: 'password_changed', personId: actor.id, to: actor.email });
  log.info({ audit: 'password_changed', tenantId: actor.tenantId, personId: actor.id }, 'password changed');
}

/**
 * Replaces the actor's password; their other sign-ins end, this one continues (people §5, §7).
 *
 * @throws invalid for a weak new one, or the old one again; login_failed with the documented sentence for a wrong old one (D-71);
 *   rate_limited
 */
export async function changePassword(
  ctx: Ctx,
  { Password: old, NewPassword }: BodyOf<'auth.changePassword'>,
  limits: LoginLimits,
): Promise<AfterCommit<{ Success: true }>> {
  checkNewPassword(NewPassword, 'NewPassword');
  const ownPassword = await checkOwnPassword(ctx, old, limits);
  return new AfterCommit(async ({ finish }) => {
    const checked = await ownPassword();
    if (checked === null) throw oldPasswordWrong();
    // Only now: before, it would say which password is right.
    if (composedPassword(NewPassword) === composedPassword(old))
      throw invalid([{ path: 'NewPassword', message: MESSAGES.passwordUnchanged }]);
    const hash = await hashPassword(NewPassword);
    return finish(async (later) => {
      await replacePassword(later, checked, hash);
      return { Success: true };
    });
  });
}
