import type { PeriodSummary, ReportChoices, ReportParams } from '@cadence/shared-contract';
import {
  APPRAISAL_COMPLIANCE_LABELS,
  GOAL_COMPLIANCE_KINDS,
  GOAL_COMPLIANCE_LABELS,
  REPORT_IDS,
  type ReportType,
} from '@cadence/shared-contract/reports';

type Periods = readonly PeriodSummary[];

/** What may be chosen for a report. */
export interface Offered {
  /** Latest first; of a Multi-Quarter Goal List the first quarter. */
  readonly periods: Periods;
  /** The last quarter of a Multi-Quarter Goal List: none before the first one (people §5). */
  readonly toPeriods: Periods;
  /** The widest last. */
  readonly scopes: readonly number[];
  readonly kinds: readonly { readonly kind: number; readonly label: string }[];
}

export interface Asking {
  readonly type: ReportType;
  readonly choices: ReportChoices;
  /** What the address names. */
  readonly named: ReportParams;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

interface KindChoice {
  readonly labels: Readonly<Record<number, string>>;
  readonly usual: number;
}
const KINDS: Readonly<Record<number, KindChoice>> = {
  [REPORT_IDS.goalCompliance]: { labels: GOAL_COMPLIANCE_LABELS, usual: GOAL_COMPLIANCE_KINDS.notUpdated },
  [REPORT_IDS.appraisalCompliance]: { labels: APPRAISAL_COMPLIANCE_LABELS, usual: 0 },
};
/** How many quarters a Multi-Quarter Goal List has unless others are chosen: a year. */
const USUAL_QUARTERS = 4;

function resolveKind({ type, named }: Asking) {
  const choice = KINDS[type.id];
  const kinds = Object.entries(choice?.labels ?? {}).map(([kind, label]) => ({ kind: Number(kind), label }));
  return { kinds, kind: kinds.find(({ kind }) => kind === named.Kind)?.kind ?? choice?.usual };
}

function resolveScope({ type, choices, named }: Asking) {
  const offered = type.band === 'Appraisals' ? choices.AppraisalScopes : choices.ComplianceScopes;
  const scopes = type.asks.includes('scope') ? offered : [];
  return { scopes, scope: scopes.find((scope) => scope === named.Scope) ?? scopes.at(-1) };
}

const byId = (periods: Periods, id: number | undefined): PeriodSummary | undefined =>
  periods.find(({ Id }) => Id === id);

/** The current quarter, or the last one where only ended ones are offered. */
const usualPeriod = (periods: Periods): PeriodSummary | undefined =>
  periods.find(({ Index }) => Index <= 0) ?? periods[0];

/** An id that names no quarter of the organisation is left to the server to refuse. */
function isForeign({ choices }: Asking, id: number | undefined): id is number {
  return id !== undefined && byId([...choices.Periods, ...choices.AppraisalPeriods], id) === undefined;
}

function periodsFor({ type, choices, today }: Asking, kind: number | undefined): Periods {
  if (type.band === 'Appraisals') return choices.AppraisalPeriods;
  if (!type.asks.includes('period') && !type.asks.includes('from-to')) return [];
  // What has not ended yet can be finalized; what has not begun cannot (people §2.9).
  const isUpToToday = type.id === REPORT_IDS.goalCompliance && kind === GOAL_COMPLIANCE_KINDS.notFinalized;
  return choices.Periods.filter(({ StartDate }) => !isUpToToday || StartDate <= today);
}

/** A quarter that the report is not offered for is replaced by the default. */
function resolvePeriod(asking: Asking, periods: Periods): number | undefined {
  const { PeriodId } = asking.named;
  if (periods.length === 0) return undefined;
  if (isForeign(asking, PeriodId)) return PeriodId;
  return (byId(periods, PeriodId) ?? usualPeriod(periods))?.Id;
}

/** Moving 'from' beyond 'to' takes 'to' along (people §5); where nothing is named, it is a year up to the current quarter. */
function resolveSpan(asking: Asking, periods: Periods) {
  const { PeriodId, ToPeriodId } = asking.named;
  const to = byId(periods, ToPeriodId) ?? usualPeriod(periods);
  const upTo = periods.filter(({ StartDate }) => to !== undefined && StartDate <= to.StartDate);
  const from = byId(periods, PeriodId) ?? upTo.slice(0, USUAL_QUARTERS).at(-1);
  const toPeriods = periods.filter(({ StartDate }) => from === undefined || StartDate >= from.StartDate);
  return {
    toPeriods,
    from: isForeign(asking, PeriodId) ? PeriodId : from?.Id,
    to: isForeign(asking, ToPeriodId) ? ToPeriodId : (byId(toPeriods, to?.Id) ?? from)?.Id,
  };
}

/** Without the fields that hold nothing. */
export function definedOnly(params: { readonly [Key in keyof ReportParams]?: unknown }): ReportParams {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined),
  ) as ReportParams;
}

/**
 * The parameters of a report for the parts that an address names, and the possible choices. Parameters the report
 * does not have are left out; parts not named get the default.
 */
export function resolveAsked(asking: Asking): { readonly params: ReportParams; readonly offered: Offered } {
  const { type, named } = asking;
  const isSpan = type.asks.includes('from-to');
  const { kinds, kind } = resolveKind(asking);
  const { scopes, scope } = resolveScope(asking);
  const periods = periodsFor(asking, kind);
  const span = isSpan ? resolveSpan(asking, periods) : null;
  return {
    offered: { periods, toPeriods: span?.toPeriods ?? [], scopes, kinds },
    params: definedOnly({
      PeriodId: span === null ? resolvePeriod(asking, periods) : span.from,
      ToPeriodId: span?.to,
      Kind: kind,
      Scope: scope,
      UserId: type.asks.includes('person') ? named.UserId : undefined,
      Search: type.asks.includes('search') ? named.Search : undefined,
      SortBy: named.SortBy,
      SortOrder: named.SortBy === undefined ? undefined : named.SortOrder,
    }),
  };
}
