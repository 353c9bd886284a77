import type { TalentLoad } from '@cadence/shared-contract';
import { mayAnswer, type Row } from './member-words.ts';

/** Who acts next, in the order of the list. */
export const TURNS = {
  mine: 'Waiting for you',
  others: 'Waiting for others',
  nobody: 'Nothing to do',
} as const;
export type Turn = keyof typeof TURNS;

export interface RowGroup {
  readonly turn: Turn;
  readonly rows: readonly Row[];
  /** All of them are loaded; further pages hold none. */
  readonly isWhole: boolean;
}

/** The people of all pages with their appraisals. */
export function rowsOf(pages: readonly TalentLoad[]): readonly Row[] {
  return pages.flatMap(({ directreports, evaluations }) => {
    const byId = new Map(evaluations.map((appraisal) => [appraisal.Id, appraisal]));
    return directreports.map((member) => ({ member, appraisal: byId.get(member.AppraisalId ?? 0) ?? null }));
  });
}

/** A question about a rating waits for its reviewer whoever takes the next step. */
function turnOf({ member: { IsWaitingForMe, WaitingFor }, appraisal }: Row): Turn {
  if (IsWaitingForMe || (appraisal !== null && mayAnswer(appraisal))) return 'mine';
  return WaitingFor === null ? 'nobody' : 'others';
}

/** Rows in groups by who acts next; they come sorted that way. */
export function groupRows(rows: readonly Row[], hasMore: boolean): readonly RowGroup[] {
  const groups = (Object.keys(TURNS) as Turn[])
    .map((turn) => ({ turn, rows: rows.filter((row) => turnOf(row) === turn) }))
    .filter((group) => group.rows.length > 0);
  return groups.map((group, index) => ({ ...group, isWhole: !hasMore || index < groups.length - 1 }));
}
