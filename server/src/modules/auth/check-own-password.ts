import type { Ctx } from '../../kernel/http/index.ts';
import { findPasswordHash } from './auth.queries.ts';
import type { LoginLimits } from './login-limits.ts';
import { checkPassword } from './passwords.ts';

/**
 * Checks the actor's password before an action that a stolen session must not be enough for. The hash is read now; the
 * returned function takes as long as a sign-in, so call it outside of a transaction.
 *
 * @throws rate_limited after many wrong passwords
 * @returns a function that resolves to the hash that the password matches, or null for a wrong password
 */
export async function checkOwnPassword(
  { db, actor, ip }: Ctx,
  password: string,
  limits: LoginLimits,
): Promise<() => Promise<string | null>> {
  const account = `change ${actor.tenantId}/${actor.id}`;
  limits.check(ip, account);
  const hash = await findPasswordHash(db, actor.id);
  return async () => {
    const { isRight } = await checkPassword(hash, password);
    if (isRight) return hash;
    limits.fail(ip, account);
    return null;
  };
}
