import type { DiscPercentages, DiscType, PercentageFields } from '@cadence/shared-contract';
import type { ResultRemark } from '../../migrations/user-manual-tables.ts';
import type { ManualRow } from './manuals.queries.ts';

/** The contents of a person's user manual. */
export interface ManualContent {
  readonly source: 'assessment' | 'entry';
  readonly disc: DiscType;
  /** Null for an own entry, which is not measured. */
  readonly percentages: DiscPercentages | null;
  readonly remarks: readonly ResultRemark[];
}

function percentagesOf(row: ManualRow): DiscPercentages | null {
  const { result_d: D, result_i: I, result_s: S, result_c: C } = row;
  return D === null || I === null || S === null || C === null ? null : { D, I, S, C };
}

/** The result, or else the own entry; null for neither. */
export function contentOf(row: ManualRow | undefined): ManualContent | null {
  if (!row) return null;
  if (row.result_disc !== null)
    return {
      source: 'assessment',
      disc: row.result_disc,
      percentages: percentagesOf(row),
      remarks: row.result_remarks ?? [],
    };
  if (row.entry_disc === null) return null;
  return { source: 'entry', disc: row.entry_disc, percentages: null, remarks: [] };
}

export function percentageFields(percentages: DiscPercentages | null): PercentageFields {
  return {
    Per1: percentages?.D ?? null,
    Per2: percentages?.I ?? null,
    Per3: percentages?.S ?? null,
    Per4: percentages?.C ?? null,
  };
}
