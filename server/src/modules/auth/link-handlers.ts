import type { HandlersOf } from '../../kernel/http/index.ts';
import type { LoginServices } from './log-in.ts';
import { requestLink } from './request-link.ts';
import { checkLink, confirmEmail, readLinkState, resetPassword, signUp, unlockAccount } from './use-link.ts';
import { checkUndoLink, undoEmail } from './undo-email.ts';

const DONE = { Success: true } as const;

/** The handlers of mailed links, for signed-out people (people §2.2, §7 Auth). */
export function linkHandlers(services: LoginServices) {
  return {
    'auth.forgotPassword': async (ctx, { body }) => {
      await requestLink(ctx, 'reset', { body, services });
      return DONE;
    },
    'auth.lostPassword': async (ctx, { body }) => {
      await requestLink(ctx, 'unlock', { body, services });
      return DONE;
    },
    'auth.resetPasswordCheck': async (ctx, { body }) => {
      await checkLink(ctx, { kind: 'reset', token: body.Token });
      return DONE;
    },
    'auth.resetPassword': async (ctx, { body }) => {
      await resetPassword(ctx, body.Token, body.Password);
      return DONE;
    },
    'auth.unlockAccountCheck': async (ctx, { body }) => {
      await unlockAccount(ctx, body.Token);
      return DONE;
    },
    'auth.invitationCheck': async (ctx, { body }) => {
      const link = await checkLink(ctx, { kind: 'invitation', token: body.Token });
      return { Name: link.name, Email: link.email, InvitedBy: link.invited_by };
    },
    'auth.signUp': async (ctx, { body }) => {
      await signUp(ctx, body.Token, body.Password);
      return DONE;
    },
    'auth.confirmEmailCheck': async (ctx, { body }) => {
      await confirmEmail(ctx, body.Token);
      return DONE;
    },
    'auth.linkCheck': (ctx, { body }) => readLinkState(ctx, { kind: body.Kind, token: body.Token }),
    'auth.undoEmailCheck': (ctx, { body }) => checkUndoLink(ctx, body.Token),
    'auth.undoEmail': (ctx, { body }) => undoEmail(ctx, body.Token),
  } satisfies Partial<HandlersOf<'auth'>>;
}
