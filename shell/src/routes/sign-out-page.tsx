import { signOut } from '@cadence/shared-auth';
import { useEffect } from 'react';

/** `/v3/signout`: ends the session; the gate then shows the login (people §2.1). */
export function SignOutPage(): null {
  useEffect(() => void signOut(), []);
  return null;
}
