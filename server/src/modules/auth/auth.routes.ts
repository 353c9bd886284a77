import { createHmac } from 'node:crypto';
import { denied, notFound } from '../../kernel/errors/index.ts';
import type { Slice } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { findTenantBySubdomain, presentBranding, subdomainOf } from '../tenants/index.ts';
import { createSession, retireSession, revokeChain } from './auth.queries.ts';
import { changePassword } from './change-password.ts';
import { linkHandlers } from './link-handlers.ts';
import type { LoginServices } from './log-in.ts';
import { logIn } from './log-in.ts';
import { presentSession } from './present-session.ts';

const DONE = { Success: true } as const;

export interface AuthServices extends LoginServices {
  /** Key of the support chat's user hashes. */
  readonly supportChatSecret: string;
}

/** Sign-in, refresh, sign-out, branding (people §7 Auth). */
export function createAuthSlice(services: AuthServices): Slice {
  return defineSlice('auth', {
    'auth.login': (ctx, { body }) => logIn(ctx, body, services),

    'auth.relogin': async ({ db, actor, session, now }) => {
      await retireSession(db, session.id, now);
      const chain = { id: session.chainId, startedAt: session.startedAt };
      const owner = { tenantId: actor.tenantId, personId: actor.id, chain, rules: services.sessionRules };
      const issued = await createSession(db, owner, now);
      return presentSession(db, issued, { ...services, now });
    },

    'auth.signOut': async ({ db, actor, session, now, outbox }) => {
      await revokeChain(db, session.chainId, now);
      outbox.disconnect(actor.id, session.chainId);
      return DONE;
    },

    ...linkHandlers(services),
    'auth.changePassword': (ctx, { body }) => changePassword(ctx, body, services.limits),

    'auth.tenant': async (ctx, { params }) => {
      const subdomain = subdomainOf(params.subdomain) ?? params.subdomain;
      const tenant = await ctx.transaction(null, (db) => findTenantBySubdomain(db, subdomain));
      if (!tenant) throw notFound();
      return presentBranding(tenant);
    },

    'auth.hash': async ({ actor }, { params }) => {
      const subject = params.subject.toLowerCase();
      // A hash proves the person's identity to the support chat, so nobody gets another person's.
      if (subject !== String(actor.id) && subject !== actor.email.toLowerCase()) {
        throw denied('You can only ask for your own support chat hash.');
      }
      return { Hash: createHmac('sha256', services.supportChatSecret).update(subject).digest('hex') };
    },
  });
}
