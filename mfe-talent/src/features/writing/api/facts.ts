import { useMemo } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import type { Appraisal, AppraisalSummary, OutputOf, TeamMember } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';

type Subject = Pick<Appraisal, 'Id' | 'UserId' | 'ReviewerId' | 'EvaluationPeriodId'>;

/** The goals of the quarter with their weeks and results, as far as the viewer may see them. */
export function useQuarterGoals({ UserId, EvaluationPeriodId }: Subject) {
  return useQuery(apiQuery('talent.goals', { params: { userId: UserId, periodId: EvaluationPeriodId } }));
}

/** The appraisal of the nearest earlier quarter that was shared; null without one. */
function findEarlier(
  { evaluations, Periods }: OutputOf<'talent.user'>,
  { EvaluationPeriodId }: Subject,
): AppraisalSummary | null {
  const order = Periods.map(({ PeriodId }) => PeriodId);
  const own = order.indexOf(EvaluationPeriodId);
  const earlier = evaluations.filter(
    ({ EvaluationPeriodId: period, State }) => State !== 'draft' && order.indexOf(period) > own,
  );
  return (
    earlier.sort((a, b) => order.indexOf(a.EvaluationPeriodId) - order.indexOf(b.EvaluationPeriodId))[0] ??
    null
  );
}

/** The last appraisal of the same person before this one; null without one, and until it is loaded. */
export function useLastAppraisal(subject: Subject): Appraisal | null {
  const { data } = useQuery(apiQuery('talent.user', { params: { userId: subject.UserId } }));
  const earlier = data === undefined ? null : findEarlier(data, subject);
  const id = earlier?.Id ?? 0;
  const last = useQuery({ ...apiQuery('talent.single', { params: { id } }), enabled: earlier !== null });
  return earlier === null ? null : (last.data ?? null);
}

/** The viewer's own private notes about the person; nothing is requested where notes are switched off. */
export function useOwnNotes(userId: number) {
  const { tenant } = useSession();
  const notes = useQuery({
    ...apiQuery('notes.list', { params: { userId } }),
    enabled: tenant.EmployeeNotesEnabled,
  });
  return { isEnabled: tenant.EmployeeNotesEnabled, notes: notes.data?.data ?? [] };
}

/** Somebody of the team whose appraisal can be opened, or begun. */
export interface Neighbour {
  readonly id: number;
  readonly name: string;
  /** Null: it has to be started first. */
  readonly appraisalId: number | null;
}

export interface Neighbours {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

function neighboursIn(team: readonly TeamMember[], userId: number): Neighbours | null {
  const people = team
    .filter(({ AppraisalId, MayStart, Id }) => AppraisalId !== null || MayStart || Id === userId)
    .map(({ Id, Name, AppraisalId }) => ({ id: Id, name: Name, appraisalId: AppraisalId }));
  const index = people.findIndex(({ id }) => id === userId);
  if (index < 0 || people.length < 2) return null;
  return {
    index,
    count: people.length,
    previous: people[index - 1] ?? null,
    next: people[index + 1] ?? null,
  };
}

/** Who comes before and after the person in the reviewer's team, by name; null where the viewer may not see the team. */
export function useNeighbours({ UserId, ReviewerId, EvaluationPeriodId }: Subject): Neighbours | null {
  const { data } = useQuery(
    apiQuery('talent.load', {
      params: { periodId: EvaluationPeriodId, managerId: ReviewerId, scope: 0 },
      query: { PageSize: LIMITS.talentPageSizeMax, SortBy: 'Name', SortOrder: 'asc' },
    }),
  );
  return useMemo(
    () => (data === undefined ? null : neighboursIn(data.directreports, UserId)),
    [data, UserId],
  );
}
