import type { AnyGoalAction, Resolution } from '@cadence/shared-contract';
import type { DomainError } from '../../../../kernel/errors/index.ts';
import { denied } from '../../../../kernel/errors/index.ts';
import type { Scope } from '../scope.ts';
import { refusal } from './refusals.ts';
import type { Subject } from './subject.ts';
import { tooLate } from './subject.ts';

/**
 * The action of the lifecycle that is taken on a visible goal. An actor who could not take it in any state is denied
 * before the state is mentioned; `loadSubject` has already hidden what they may not see (D-84).
 *
 * @param late the refusal where the state does not allow the action (any more), instead of `tooLate`'s
 * @throws denied, conflict
 */
export async function permittedAction(
  scope: Scope,
  { goal }: Pick<Subject, 'goal'>,
  { resolution, late }: { readonly resolution: Resolution; readonly late?: DomainError | undefined },
): Promise<AnyGoalAction> {
  if (resolution.kind === 'found') return resolution.action;
  if (resolution.kind === 'wrongState') throw late ?? (await tooLate(scope, goal));
  throw resolution.permission ? refusal(resolution.permission) : denied('You cannot do this.');
}
