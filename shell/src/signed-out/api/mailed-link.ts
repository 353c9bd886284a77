import { api, ApiError } from '@cadence/shared-auth';
import { useMutation, useQuery } from '@cadence/shared-auth/query';
import type { BodyOf } from '@cadence/shared-contract';
import type { LinkPurpose } from '../signed-out-paths.ts';

/** A link that a mail brought, and what it is for; the undo of an address has calls of its own. */
export interface MailedLink {
  readonly purpose: Exclude<LinkPurpose, 'undo-email'>;
  readonly token: string;
}

export interface Invitee {
  readonly Name: string;
  readonly Email: string;
  readonly InvitedBy: string | null;
}

/** What a link is worth: it can be used, it did its work at an instant, or it is worth nothing. */
export type LinkState =
  | { readonly state: 'pending'; readonly invitee: Invitee | null }
  | { readonly state: 'used'; readonly at: string }
  | { readonly state: 'expired' };

const KINDS = {
  reset: 'reset',
  invitation: 'invitation',
  unlock: 'unlock',
  confirm: 'confirm_email',
} as const satisfies Readonly<Record<MailedLink['purpose'], BodyOf<'auth.linkCheck'>['Kind']>>;

export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_expired';
}

async function readLink({ purpose, token: Token }: MailedLink): Promise<LinkState> {
  const { State, UsedAt } = await api.call('auth.linkCheck', { body: { Token, Kind: KINDS[purpose] } });
  if (UsedAt !== null) return { state: 'used', at: UsedAt };
  if (State !== 'pending') return { state: 'expired' };
  if (purpose !== 'invitation') return { state: 'pending', invitee: null };
  return { state: 'pending', invitee: await api.call('auth.invitationCheck', { body: { Token } }) };
}

/** Looks at the link on arrival, which does nothing: mail scanners open links, too (D-199). */
export function useMailedLink(link: MailedLink) {
  return useQuery({
    queryKey: ['link', link.purpose, link.token],
    queryFn: () => readLink(link),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

const PRESSED = { unlock: 'auth.unlockAccountCheck', confirm: 'auth.confirmEmailCheck' } as const;

/** The link of which one press is all that is asked. */
export interface PressedLink extends MailedLink {
  readonly purpose: keyof typeof PRESSED;
}

/** Does what the link is for. */
export function usePressedLink({ purpose, token: Token }: PressedLink) {
  return useMutation({
    mutationFn: () => api.call(PRESSED[purpose], { body: { Token } }),
    failure: 'inline',
  });
}

/** The link to a new password. */
export interface PasswordLink extends MailedLink {
  readonly purpose: 'reset' | 'invitation';
}

/** Sets the password; an invitation becomes an account. */
export async function savePassword({ purpose, token: Token }: PasswordLink, Password: string): Promise<void> {
  await api.call(purpose === 'reset' ? 'auth.resetPassword' : 'auth.signUp', { body: { Token, Password } });
}
