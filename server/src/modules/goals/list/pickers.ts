import type { OutputOf, ParentCandidate, QueryOf } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import { presentPersonRef } from '../../people/index.ts';
import { UNALIGNABLE_STATES } from '../core/steps/parent-rules.ts';
import type { CandidateRow, ParentQuestion } from './pickers.queries.ts';
import { findParentCandidates, listAssignable } from './pickers.queries.ts';

/** People who own goals or may be given one, by name, and all departments. */
export async function readGoalUsers(ctx: Ctx): Promise<OutputOf<'goals.users'>> {
  const rows = await listAssignable(ctx.db);
  const departments = [...new Set(rows.flatMap((row) => row.org_unit ?? []))];
  return {
    data: rows.map((row) => presentPersonRef(ctx, row)),
    departments: departments.sort((a, b) => a.localeCompare(b, 'en')),
  };
}

/** Candidates in one answer: more than a person can look through; the nearest come first. */
const CANDIDATES = 300;
function presentCandidate(ctx: Ctx, row: CandidateRow): ParentCandidate {
  return {
    Id: row.id,
    Title: row.title,
    Owner: presentPersonRef(ctx, {
      id: row.owner_id,
      name: row.owner_name,
      job_title: row.owner_job_title,
      org_unit: row.owner_org_unit,
      manager_id: row.owner_manager_id,
      avatar_key: row.owner_avatar_key,
    }),
    ParentId: row.known_parent_id,
    IsCompanyGoal: row.is_company,
    IsDisabled: row.is_beneath || UNALIGNABLE_STATES.some((state) => state === row.state),
  };
}

/**
 * Goals of a period that a goal of `ownerId` may be aligned to: those of `userId`, or with the actor's own id all that
 * they may see. Nearest first: the owner's manager's, the company's, then the rest by title. The goal itself, goals
 * beneath it, and drafts, shelved and finalized ones are disabled (D-29); a Goal Manager who places another person's
 * goal is offered only their own tree (people §6). One answer does not hold all goals of an organization: `search` and
 * `page` reach the rest.
 */
export async function readParentCandidates(
  ctx: Ctx,
  question: ParentQuestion,
  { search = '', page = 1 }: NonNullable<QueryOf<'goals.parentCandidates'>> = {},
): Promise<OutputOf<'goals.parentCandidates'>> {
  const offset = (page - 1) * CANDIDATES;
  const rows = await findParentCandidates(ctx.db, ctx.actor, {
    ...question,
    search,
    offset,
    limit: CANDIDATES + 1,
  });
  return {
    data: rows.slice(0, CANDIDATES).map((row) => presentCandidate(ctx, row)),
    HasMore: rows.length > CANDIDATES,
  };
}
