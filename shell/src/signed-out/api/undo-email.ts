import { api } from '@cadence/shared-auth';
import { useMutation, useQuery } from '@cadence/shared-auth/query';

/** Whether the link can bring an address back; it does nothing yet. */
export function useUndoCheck(token: string) {
  return useQuery({
    queryKey: ['undo-email', token],
    queryFn: () => api.call('auth.undoEmailCheck', { body: { Token: token } }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** Brings the address back. */
export function useUndoEmail(token: string) {
  return useMutation({ mutationFn: () => api.call('auth.undoEmail', { body: { Token: token } }) });
}
