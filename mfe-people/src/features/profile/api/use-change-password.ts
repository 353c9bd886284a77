import { useState } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import type { BodyOf } from '@cadence/shared-contract';
import { api, newKey, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';

/** Sets a new password, given the current one. */
export function useChangePassword(onDone: () => void) {
  const shell = useShell();
  const [idempotencyKey] = useState(newKey);
  return useMutation({
    failure: 'inline',
    mutationFn: (body: BodyOf<'auth.changePassword'>) =>
      api.call('auth.changePassword', { body, idempotencyKey }),
    onSuccess: () => {
      shell.toast({ title: MESSAGES.passwordChanged, tone: 'good' });
      onDone();
    },
  });
}
