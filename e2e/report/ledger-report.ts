import type { Ledger } from '../run/requirements.ts';
import type { Proof } from './proofs.ts';

/** `no test`: no title names it. */
export type RequirementState = 'failed' | 'passed' | 'not run' | 'no test';
export const STATES: readonly RequirementState[] = ['failed', 'passed', 'not run', 'no test'];

export interface ReportedRequirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly state: RequirementState;
  readonly proofs: readonly Proof[];
  readonly subjects: readonly string[];
}

/** When a suite was run last, and what it ran. */
export interface SuiteRun {
  /** ISO instant. */
  readonly at: string;
  readonly passed: number;
  readonly failed: number;
}

/** What `npm run e2e` says of its run. */
export interface RunNotes {
  readonly startedAt: string;
  readonly platform: readonly string[];
  readonly leftOut: readonly { readonly reason: string; readonly tests: number }[];
}

export interface LedgerReport {
  readonly areas: ReadonlyMap<string, string>;
  readonly requirements: readonly ReportedRequirement[];
  /** Failed tests that name no requirement of the ledger. */
  readonly others: readonly Proof[];
  readonly unit: SuiteRun | null;
  readonly endToEnd: SuiteRun | null;
  readonly notes: RunNotes | null;
}

const ORDER = { failed: 0, 'not run': 1, passed: 2 } as const;

/** Each requirement with the tests that name it, the worst first. */
export function reportRequirements(
  { requirements }: Ledger,
  proofs: readonly Proof[],
): Pick<LedgerReport, 'requirements' | 'others'> {
  const byId = new Map<string, Proof[]>();
  for (const proof of proofs) for (const id of proof.ids) byId.set(id, [...(byId.get(id) ?? []), proof]);
  const known = new Set(requirements.map(({ id }) => id));
  return {
    requirements: requirements.map((requirement) => {
      const own = (byId.get(requirement.id) ?? []).toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
      const subjects = [...new Set(own.flatMap((proof) => proof.subjects))];
      return { ...requirement, state: stateOf(own), proofs: own, subjects };
    }),
    others: proofs.filter(({ state, ids }) => state === 'failed' && !ids.some((id) => known.has(id))),
  };
}

/** One failed test is enough; one that passed is enough, as long as none failed. */
export function stateOf(proofs: readonly Proof[]): RequirementState {
  if (proofs.length === 0) return 'no test';
  return (
    (['failed', 'passed'] as const).find((state) => proofs.some((proof) => proof.state === state)) ??
    'not run'
  );
}

export function countStates(
  requirements: readonly ReportedRequirement[],
): Readonly<Record<RequirementState, number>> {
  const count = (state: RequirementState) => requirements.filter((one) => one.state === state).length;
  return {
    failed: count('failed'),
    passed: count('passed'),
    'not run': count('not run'),
    'no test': count('no test'),
  };
}
