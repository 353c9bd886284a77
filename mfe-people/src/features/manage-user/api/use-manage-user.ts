import type { PersonRef, RoleChoice } from '@cadence/shared-contract';
import { api, refreshSession, useSession, useShell } from '@cadence/shared-auth';
import { apiQuery, useMutation, useQuery } from '@cadence/shared-auth/query';

/** One's own abilities follow from a change of roles or managers, if it concerns oneself. */
function useAfterwards() {
  const session = useSession();
  return (personId: number, isCeoChange = false): void => {
    const wasCeo = session.profile.RoleName === 'ceo';
    if (personId === session.profile.Id || (isCeoChange && wasCeo)) refreshSession().catch(() => undefined);
  };
}

export function useRoleChange(person: { readonly Id: number; readonly Name: string }, onDone: () => void) {
  const shell = useShell();
  const afterwards = useAfterwards();
  return useMutation({
    failure: 'inline',
    mutationFn: (body: RoleChoice) => api.call('people.saveRoles', { params: { id: person.Id }, body }),
    changes: () => ({ type: 'user_updated', id: person.Id }),
    onSuccess: (_done, { RoleName }) => {
      afterwards(person.Id, RoleName === 'ceo');
      shell.toast({ title: `Role and permissions of ${person.Name} saved`, tone: 'good' });
      onDone();
    },
  });
}

export function useManagerCandidates(personId: number) {
  return useQuery({
    ...apiQuery('people.managerCandidates', { params: { id: personId } }),
    staleTime: 0,
  });
}

/** Gives a person another manager, and offers to take it back. */
export function useManagerChange(
  person: { readonly Id: number; readonly Name: string },
  previous: PersonRef | null,
  onDone: () => void,
) {
  const shell = useShell();
  const afterwards = useAfterwards();
  const mutationFn = (manager: PersonRef) =>
    api.call('people.changeManager', { params: { id: person.Id, managerId: manager.Id } });
  const sayDone = (manager: PersonRef, action?: { label: string; onClick: () => void }): void => {
    afterwards(person.Id);
    const title = `${person.Name} reports to ${manager.Name} now.`;
    shell.toast({ title, tone: 'good', ...(action !== undefined && { action }) });
  };
  // The panel is closed by then: only a toast can say that it failed.
  const changes = () => ({ type: 'manager_updated', id: person.Id }) as const;
  const undo = useMutation({ mutationFn, changes, onSuccess: (_done, manager) => sayDone(manager) });
  return useMutation({
    failure: 'inline',
    mutationFn,
    changes,
    onSuccess: (_done, manager) => {
      const isOther = previous !== null && previous.Id !== manager.Id;
      sayDone(manager, isOther ? { label: 'Undo', onClick: () => undo.mutate(previous) } : undefined);
      onDone();
    },
  });
}
