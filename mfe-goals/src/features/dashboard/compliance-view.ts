import type { Compliance, RoleName } from '@cadence/shared-contract';

export const COMPLIANCE_TYPES = [1, 2, 3] as const;
export type ComplianceType = (typeof COMPLIANCE_TYPES)[number];

interface Predicate {
  /** Beside its number: '3 without goals'. */
  readonly label: string;
  /** As a choice among the three. */
  readonly short: string;
  /** What exactly is counted (D-36). */
  readonly meaning: string;
  /** Under a person's name. */
  readonly reason: string;
}

/** What compliance counts, in words. */
export const COMPLIANCE_PREDICATES: Readonly<Record<ComplianceType, Predicate>> = {
  1: {
    label: 'without goals',
    short: 'No goals',
    meaning: 'No goal in this quarter beyond drafts and shelved ones.',
    reason: 'No goals this quarter',
  },
  2: {
    label: 'need an update',
    short: 'Needs update',
    meaning: 'Has an approved goal with no prediction for last week or this week.',
    reason: 'Needs an update',
  },
  3: {
    label: 'owe a result',
    short: 'Owes result',
    meaning: 'A goal of the last ended quarter still has no result.',
    reason: 'Owes a result for last quarter',
  },
};

export const COMPLIANCE_SCOPES = [
  { value: '1', label: 'My direct reports', nobody: 'You have no active direct reports.' },
  { value: '2', label: 'My organization', nobody: 'Nobody active is below you.' },
  { value: '3', label: 'Company', nobody: 'Nobody in the company is active yet.' },
] as const;
export type ComplianceScope = (typeof COMPLIANCE_SCOPES)[number]['value'];

/** The scope to begin with: contributors have the company and no choice (core §6). */
export function firstScope(role: RoleName): ComplianceScope {
  return role === 'contributor' ? '3' : '1';
}

interface InOrder {
  /** People of the scope. */
  readonly total: number;
  /** Those of them for whom nothing is missing. */
  readonly fine: number;
  /** A whole number; 0 and 100 are said only when they are exact. */
  readonly percent: number;
}

export function inOrder({ data, count: behind }: Compliance): InOrder {
  const total = Math.max(0, ...data.map((count) => count.total));
  const fine = Math.max(0, total - behind);
  const rounded = total === 0 ? 0 : Math.round((fine / total) * 100);
  const percent = fine === 0 || fine === total ? rounded : Math.min(99, Math.max(1, rounded));
  return { total, fine, percent };
}

export function countOf({ data }: Compliance, type: ComplianceType): number {
  return data.find(({ Type }) => Type === type)?.count ?? 0;
}

export type BehindPerson = Compliance['users'][number];

/** 'No goals this quarter · Owes a result for last quarter' */
export function reasonsOf({ Types }: BehindPerson): string {
  return COMPLIANCE_TYPES.filter((type) => Types.includes(type))
    .map((type) => COMPLIANCE_PREDICATES[type].reason)
    .join(' · ');
}
