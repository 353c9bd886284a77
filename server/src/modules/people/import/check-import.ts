import { isEmail, LIMITS, MESSAGES } from '@cadence/shared-contract';
import { TEXT_PROBLEMS, textProblem } from '@cadence/shared-contract/operations';
import type { Column, ImportRow } from './import-rows.ts';
import { roleOfRow } from './import-rows.ts';

/** The facts that rows are checked against. */
export interface ImportFacts {
  /** Addresses that are in use in the organisation, in lower case. */
  readonly taken: ReadonlySet<string>;
  /** Managers the importing person may add to, by address. */
  readonly managers: ReadonlyMap<string, number>;
  /** The manager of rows that name none. */
  readonly defaultManagerId: number;
  readonly mayAddObservers: boolean;
}

/** A row, its errors, and how far beneath existing people it is (0: reports to one of them). */
export interface CheckedRow extends ImportRow {
  readonly errors: readonly string[];
  readonly depth: number | null;
  /** The row's manager: an existing person, else a row of the file by its line. */
  readonly managerId: number | null;
  readonly managerLine: number | null;
}

/** The error in a cell's text, which is a single line like the field of the form (D-126); null for none. */
function textError(what: string, text: string, max: number): string | null {
  if (text.length > max) return `${what} must have at most ${max} characters.`;
  const problem = textProblem('singleLine', text);
  return problem === null ? null : `${what} ${TEXT_PROBLEMS[problem]}`;
}

function roleError(row: ImportRow, { mayAddObservers }: ImportFacts): string | null {
  const role = roleOfRow(row);
  if (role === null) return `“${row.role}” is no role: Individual Contributor, Manager or Observer.`;
  return role === 'observer' && !mayAddObservers ? 'Only the CEO or an Org Admin can add observers.' : null;
}

/** What errors call a column. */
const LABELS: Readonly<Record<Column, string>> = {
  name: 'Name',
  email: 'Email',
  jobTitle: 'Job title',
  orgUnit: 'Department',
  managerEmail: 'Manager email',
  role: 'Role',
};

function emailError({ email }: ImportRow, { taken }: ImportFacts): string | null {
  if (!isEmail(email)) return MESSAGES.employeeEmailInvalid;
  return taken.has(email)
    ? 'Somebody has this email address already.'
    : textError(LABELS.email, email, LIMITS.employeeEmail);
}

/** The error of each column's text, taken by itself (people §5 Add employee). */
const CHECKS: Readonly<Record<Column, (row: ImportRow, facts: ImportFacts) => string | null>> = {
  name: ({ name }) =>
    name === '' ? MESSAGES.employeeNameRequired : textError(LABELS.name, name, LIMITS.name),
  email: emailError,
  jobTitle: ({ jobTitle }) => textError(LABELS.jobTitle, jobTitle, LIMITS.jobTitle),
  orgUnit: ({ orgUnit }) => textError(LABELS.orgUnit, orgUnit, LIMITS.employeeOrgUnit),
  // Whether there is such a manager depends on the other rows.
  managerEmail: () => null,
  role: roleError,
};

/** The errors of a row taken by itself; a cell that cannot be read is not read as an empty one. */
function ownErrors(row: ImportRow, facts: ImportFacts): readonly string[] {
  const columns = Object.keys(CHECKS) as Column[];
  const length = row.isTooLong ? ['The row has more cells than the first row has.'] : [];
  const errors = columns
    .map((column) => {
      const why = row.unreadable[column];
      return why === undefined ? CHECKS[column](row, facts) : `${LABELS[column]} ${why}`;
    })
    .filter((error) => error !== null);
  return [...length, ...errors];
}

/** Rows by address; the first row wins where several share one. */
function byAddress(rows: readonly ImportRow[]): ReadonlyMap<string, ImportRow> {
  const found = new Map<string, ImportRow>();
  for (const row of rows) if (!found.has(row.email)) found.set(row.email, row);
  return found;
}

/**
 * Depths of rows, found by walking up through the file; null where that ends at an unknown manager, a cycle or a wrong
 * row.
 */
class Depths {
  readonly #rows: ReadonlyMap<string, ImportRow>;
  readonly #facts: ImportFacts;
  readonly #wrong: ReadonlySet<ImportRow>;
  readonly #known = new Map<ImportRow, number | null>();

  constructor(rows: ReadonlyMap<string, ImportRow>, facts: ImportFacts, wrong: ReadonlySet<ImportRow>) {
    this.#rows = rows;
    this.#facts = facts;
    this.#wrong = wrong;
  }

  of(start: ImportRow): number | null {
    const way = this.#wayUp(start);
    const last = way.at(-1);
    let depth = last === undefined ? null : this.#below(last);
    for (const step of way.toReversed()) {
      this.#known.set(step, depth);
      if (depth !== null) depth += 1;
    }
    return this.#known.get(start) ?? null;
  }

  /** The rows from one upwards, until a row whose depth is known or can be determined. */
  #wayUp(start: ImportRow): readonly ImportRow[] {
    const way = new Set<ImportRow>();
    let row: ImportRow | undefined = start;
    while (row !== undefined && !this.#known.has(row) && !way.has(row)) {
      way.add(row);
      row = this.#isTop(row) || this.#wrong.has(row) ? undefined : this.#managerOf(row);
    }
    return [...way];
  }

  /** The depth of the topmost of these rows. */
  #below(row: ImportRow): number | null {
    if (this.#wrong.has(row)) return null;
    if (this.#isTop(row)) return 0;
    const manager = this.#managerOf(row);
    const above = manager && this.#known.get(manager);
    return above === undefined || above === null ? null : above + 1;
  }

  #isTop({ managerEmail }: ImportRow): boolean {
    return managerEmail === '' || this.#facts.managers.has(managerEmail);
  }

  /** The row's manager, if it is a row of the file. */
  #managerOf({ managerEmail }: ImportRow): ImportRow | undefined {
    const manager = this.#rows.get(managerEmail);
    return manager && roleOfRow(manager) === 'manager' ? manager : undefined;
  }
}

function placeError(row: ImportRow, rows: ReadonlyMap<string, ImportRow>): string {
  if (row.managerEmail === row.email) return 'Nobody can report to themselves.';
  const manager = rows.get(row.managerEmail);
  if (!manager) return `There is no manager ${row.managerEmail} whom you may add to.`;
  if (roleOfRow(manager) !== 'manager')
    return `${row.managerEmail} is no manager in this file (line ${manager.line}).`;
  return `The manager in line ${manager.line} cannot be added.`;
}

/** The manager of a row: the importing person's default, an existing person, or a row of the file. */
function managerOf(
  { managerEmail }: ImportRow,
  { managers, defaultManagerId }: ImportFacts,
  rows: ReadonlyMap<string, ImportRow>,
): Pick<CheckedRow, 'managerId' | 'managerLine'> {
  const managerId = managerEmail === '' ? defaultManagerId : (managers.get(managerEmail) ?? null);
  return { managerId, managerLine: managerId === null ? (rows.get(managerEmail)?.line ?? null) : null };
}

/** Every row with its errors. */
export function checkImport(rows: readonly ImportRow[], facts: ImportFacts): readonly CheckedRow[] {
  const first = byAddress(rows);
  const own = new Map(
    rows.map((row) => {
      const earlier = first.get(row.email);
      const isRepeated = row.email !== '' && earlier !== undefined && earlier !== row;
      const repeated = isRepeated ? [`The same email address is in line ${earlier.line}.`] : [];
      return [row, [...ownErrors(row, facts), ...repeated]] as const;
    }),
  );
  const wrong = new Set(rows.filter((row) => (own.get(row)?.length ?? 0) > 0));
  const depths = new Depths(first, facts, wrong);
  return rows.map((row) => {
    const errors = own.get(row) ?? [];
    const depth = errors.length > 0 ? null : depths.of(row);
    const isLost = errors.length === 0 && depth === null;
    const manager = managerOf(row, facts, first);
    return { ...row, ...manager, depth, errors: isLost ? [placeError(row, first)] : errors };
  });
}
