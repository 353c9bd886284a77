import { screen, waitFor } from '@testing-library/react';
import type { OperationId, ROUTES } from '@cadence/shared-contract';
import type { ApiServer } from './api-server.ts';
import { ApiProblem, on, onOffline } from './handlers.ts';

type RouteOf<Id extends OperationId> = (typeof ROUTES)[Id];
type IsChange<Route> = Route extends { access: 'public' } | { keyless: true } | { reads: true }
  ? false
  : Route extends { mutates: true }
    ? true
    : Route extends { method: 'GET' }
      ? false
      : true;

/** Operations with which somebody who is signed in changes something, as the contract's `takesKey` says. */
export type ChangeId = {
  [Id in OperationId]: IsChange<RouteOf<Id>> extends true ? Id : never;
}[OperationId];
/** Those of one domain, so that a table of them names every one. */
export type ChangeOf<Domain extends string> = Extract<ChangeId, `${Domain}.${string}`>;

/** A screen on which a change can be made. */
export interface ChangeOnScreen {
  readonly toasts: readonly { readonly title: string }[];
  /** Makes it, or tries again after it failed. */
  readonly press: () => Promise<unknown>;
  /** What the documents want to be said of both failures, where that is something else. */
  readonly says?: { readonly cutOff?: string; readonly broken?: string };
}

const CUT_OFF = 'We could not confirm that it was saved; trying again is safe.';
const BROKEN = 'Something went wrong!!';

/** Cuts the change off, then breaks it: both times the screen or a toast says so (D-124). */
export async function expectFailuresSaid(
  server: ApiServer,
  id: ChangeId,
  { toasts, press, says: { cutOff = CUT_OFF, broken = BROKEN } = {} }: ChangeOnScreen,
): Promise<void> {
  const isSaid = (sentence: string): boolean =>
    toasts.some(({ title }) => title === sentence) || screen.queryAllByText(sentence).length > 0;
  const countBusy = (): number => screen.queryAllByRole('button', { busy: true, hidden: true }).length;
  const busyBefore = countBusy();
  server.use(onOffline(id));
  await press();
  await waitFor(() => expect(isSaid(cutOff)).toBe(true));
  // A toast comes before its button can be pressed again.
  await waitFor(() => expect(countBusy()).toBe(busyBefore));
  server.use(
    on(id, () => {
      throw new ApiProblem('internal', BROKEN);
    }),
  );
  await press();
  await waitFor(() => expect(isSaid(broken)).toBe(true));
}
