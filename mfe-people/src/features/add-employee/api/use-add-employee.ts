import { useState } from 'react';
import type { BodyOf } from '@cadence/shared-contract';
import { api, ApiError, errorSentence, fieldErrors, newKey, useShell } from '@cadence/shared-auth';
import { apiQuery, useFreshness, useMutation, useQuery } from '@cadence/shared-auth/query';

/** The managers to whom the viewer may add employees; not requested where the manager is fixed. */
export function useEmployeeParents(isWanted: boolean) {
  return useQuery({ ...apiQuery('people.employeeParents'), enabled: isWanted });
}

/** Adds and invites an employee; a failure that belongs to no field is a toast (people §8). */
export function useAddEmployee(onDone: () => void) {
  const { made } = useFreshness();
  const shell = useShell();
  const [idempotencyKey] = useState(newKey);
  return useMutation({
    failure: 'inline',
    mutationFn: (body: BodyOf<'people.addEmployee'>) =>
      api.call('people.addEmployee', { body, idempotencyKey }),
    changes: () => ({ type: 'employee_added', id: null }),
    onSuccess: (_answer, { Name, Email }) => {
      shell.toast({ title: `${Name} was added. An invitation is on its way to ${Email}.`, tone: 'good' });
      onDone();
    },
    onError: (error, { Name }) => {
      if (error instanceof ApiError && error.code === 'already_made') {
        void made([{ type: 'employee_added', id: null }]);
        const title = `${Name} was added when you first saved. Change what differs in the profile.`;
        shell.toast({ title, tone: 'alarm' });
        onDone();
        return;
      }
      if (Object.keys(fieldErrors(error)).length === 0)
        shell.toast({ title: errorSentence(error), tone: 'alarm' });
    },
  });
}
