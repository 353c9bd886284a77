import type { OperationId, ROUTES } from '@cadence/shared-contract';
import type { Member } from '../../modules/goals/testing/goal-world.ts';

type Routes = typeof ROUTES;
/** Operations that may change something; a new one in the contract must be added to `CHANGES`. */
export type ChangingId = {
  [Id in OperationId]: Routes[Id] extends { readonly access: 'public' } | { readonly keyless: true }
    ? never
    : Routes[Id] extends { readonly mutates: true }
      ? Id
      : Routes[Id] extends { readonly method: 'GET' } | { readonly reads: true }
        ? never
        : Id;
}[OperationId];

/** One call that changes something, and who makes it. */
export interface Change {
  readonly as: Member | { readonly token: string };
  readonly input: { readonly params?: object; readonly body?: unknown };
  /** The same call with another text, as after a lost answer; absent if it has no text. */
  readonly other?: { readonly params?: object; readonly body?: unknown };
}
