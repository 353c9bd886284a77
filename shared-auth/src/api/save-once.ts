import type { MadeRecord } from '@cadence/shared-contract';
import { ApiError } from './api-error.ts';
import type { FormKey } from './form-key.ts';

export interface SaveOnce<T> {
  readonly create: (idempotencyKey: string) => Promise<T>;
  /** Changes what the form made before, though its answer was lost. */
  readonly update: (made: MadeRecord, idempotencyKey: string) => Promise<T>;
}

function madeBy(error: unknown): MadeRecord | null {
  return error instanceof ApiError && error.code === 'already_made' ? error.made : null;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/**
 * Creates one record for each form, however often it is sent and whatever was typed between attempts: if the server
 * has already created it, it is updated instead (D-122). A record deleted since then is created again.
 */
export async function saveOnce<T>(key: FormKey, { create, update }: SaveOnce<T>): Promise<T> {
  try {
    return await create(key.value);
  } catch (error) {
    const made = madeBy(error);
    if (made === null) throw error;
    try {
      return await update(made, key.value);
    } catch (failure) {
      if (!isGone(failure)) throw failure;
      key.renew();
      return create(key.value);
    }
  }
}
