import type { GoalStatus } from '@cadence/shared-contract';
import { notFound } from '../../../kernel/errors/index.ts';
import { presentStatus } from '../core/records/present-status.ts';
import { findStatus } from '../core/records/status-rows.queries.ts';
import type { Scope } from '../core/scope.ts';
import { loadVisible } from '../core/steps/subject.ts';

/** A weekly status of a visible goal. @throws not_found */
export async function readStatus(scope: Scope, id: number): Promise<GoalStatus> {
  const status = await findStatus(scope.db, id);
  if (!status) throw notFound();
  await loadVisible(scope, status.goal_id);
  return presentStatus(status);
}
