import type { TalentPeriod, TalentSchedule } from '@cadence/shared-contract';
import { ORGANIZATION, type NamedTeam, type TeamScope } from './talent-place.ts';

/** Whose appraisals of which quarter a tab shows. */
export interface TalentContext {
  readonly schedule: TalentSchedule;
  readonly period: TalentPeriod;
  /** The manager whose team it is; 0 for the organisation. */
  readonly managerId: number;
  readonly scope: TeamScope;
}

/** Where the viewer's page begins: with their own team, or with the organisation where they have none. */
export function ownTeamId({ Views }: TalentSchedule, viewerId: number): number {
  return Views.Organization && !Views.Team ? ORGANIZATION : viewerId;
}

/** What is shown: the address where it names something, otherwise the latest quarter and the viewer's own team. */
export function resolveTeam(
  schedule: TalentSchedule,
  { periodId, managerId, scope }: NamedTeam,
  viewerId: number,
): TalentContext | null {
  const period =
    periodId === null ? schedule.Periods[0] : schedule.Periods.find(({ PeriodId }) => PeriodId === periodId);
  if (period === undefined) return null;
  return { schedule, period, managerId: managerId ?? ownTeamId(schedule, viewerId), scope };
}

/** The quarter after and before the one shown, the earlier first; without one, the latest (TAL-014). */
export function nearestPeriods(
  schedule: TalentSchedule,
  period: TalentPeriod | null,
): readonly TalentPeriod[] {
  const at = schedule.Periods.findIndex(({ PeriodId }) => PeriodId === period?.PeriodId);
  const near = at === -1 ? [schedule.Periods[0]] : [schedule.Periods[at + 1], schedule.Periods[at - 1]];
  return near.filter((other) => other !== undefined);
}
