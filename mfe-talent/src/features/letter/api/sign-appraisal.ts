import type { Appraisal } from '@cadence/shared-contract';
import { api, ApiError, type FormKey } from '@cadence/shared-auth';
import { useMutation, useQueryClient, type QueryClient } from '@cadence/shared-auth/query';
import { isOutdated } from '@cadence/shared-auth/saving';
import { fetchAppraisal, stepTaken, takeOver } from '../../writing/api/appraisal.ts';
import { readsTheSame, type SignValues } from '../sign-form.ts';

export interface SignInput {
  /** The version that was read. */
  readonly read: Appraisal;
  readonly values: SignValues;
  readonly formKey: FormKey;
}

function send({ read, values, formKey }: SignInput, UpdatedAt: string): Promise<Appraisal> {
  const Comment = values.Comment.trim();
  return api.call('talent.employeeSign', {
    params: { id: read.Id },
    body: {
      Comment: Comment === '' ? null : Comment,
      Sign: values.Sign.trim(),
      Agrees: values.Agrees,
      UpdatedAt,
    },
    idempotencyKey: formKey.value,
  });
}

/**
 * Signs what was read. A newer version that reads the same to the employee is accepted (D-104); any other is refused.
 */
async function sign(client: QueryClient, input: SignInput): Promise<Appraisal> {
  try {
    return await send(input, input.read.UpdatedAt);
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'stale';
    const newest = isStale ? await fetchAppraisal(client, input.read.Id).catch(() => null) : null;
    if (newest === null || !readsTheSame(newest, input.read)) throw error;
    return await send(input, newest.UpdatedAt);
  }
}

/** Edited, signed by the reviewer, withdrawn or deleted since it was read. */
function isMovedOn(error: unknown): boolean {
  return isOutdated(error) || (error instanceof ApiError && error.code === 'not_found');
}

export interface SignOutcome {
  readonly onSigned: (appraisal: Appraisal) => void;
  readonly onRefused: (error: Error) => void;
}

/** The employee's signature (people §4 Appraisal, D-50, D-93). A failure is shown by the form. */
export function useSignAppraisal({ onSigned, onRefused }: SignOutcome) {
  const client = useQueryClient();
  return useMutation({
    failure: 'inline',
    mutationFn: (input: SignInput) => sign(client, input),
    changes: stepTaken,
    onSuccess: (signed) => {
      takeOver(client, signed);
      onSigned(signed);
    },
    onError: (error, { read }) => {
      onRefused(error);
      if (isMovedOn(error)) void fetchAppraisal(client, read.Id).catch(() => undefined);
    },
  });
}
