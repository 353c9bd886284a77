import { api } from '@cadence/shared-auth';
import { useQuery } from '@cadence/shared-auth/query';

/** A link to a new password, and what it was sent for. */
export interface PasswordLink {
  readonly purpose: 'reset' | 'invitation';
  readonly token: string;
}

export interface Invitee {
  readonly Name: string;
  readonly Email: string;
  readonly InvitedBy: string | null;
}

async function readLink({ purpose, token: Token }: PasswordLink): Promise<Invitee | null> {
  if (purpose === 'invitation') return api.call('auth.invitationCheck', { body: { Token } });
  await api.call('auth.resetPasswordCheck', { body: { Token } });
  return null;
}

/** The state of the link; checked on arrival, so that nobody types into a screen that cannot save (people §4). */
export function usePasswordLink(link: PasswordLink) {
  return useQuery({
    queryKey: ['link', link.purpose, link.token],
    queryFn: () => readLink(link),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** Sets the password; an invitation becomes an account. */
export async function savePassword({ purpose, token: Token }: PasswordLink, Password: string): Promise<void> {
  await api.call(purpose === 'reset' ? 'auth.resetPassword' : 'auth.signUp', { body: { Token, Password } });
}
