import type { RoleName } from '@cadence/shared-contract';
import { ROLE_LABELS } from '@cadence/shared-contract';
import { invalid } from '../../../kernel/errors/index.ts';
import type { TableRow } from './table-row.ts';
import { whyUnreadable } from './unreadable-cells.ts';

/** A row of the file, as it was typed. */
export interface ImportRow {
  /** The line of the file where the row begins. */
  readonly line: number;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly jobTitle: string;
  readonly orgUnit: string;
  /** In lower case; empty for the importing person. */
  readonly managerEmail: string;
  readonly role: string;
  /** It has more cells than columns are named: one of them may have moved the others. */
  readonly isTooLong: boolean;
  /** Why the texts of these columns cannot be taken, each the rest of a sentence. */
  readonly unreadable: Partial<Readonly<Record<Column, string>>>;
}

export type Column = 'name' | 'email' | 'jobTitle' | 'orgUnit' | 'managerEmail' | 'role';

/** The accepted names of a column, without blanks and in lower case; of several in one file the first one here. */
const HEADS: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'fullname', 'employee'],
  email: ['email', 'e-mail', 'emailaddress'],
  jobTitle: ['jobtitle', 'title', 'job'],
  orgUnit: ['department', 'orgunit'],
  managerEmail: ['manageremail', 'manager', "manager'semail"],
  role: ['role'],
};
const REQUIRED: readonly Column[] = ['name', 'email'];

const COLUMNS = Object.keys(HEADS) as Column[];

const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

function findColumns(head: readonly string[]): Readonly<Record<Column, number>> {
  const names = head.map(fold);
  const at = (column: Column): number =>
    names.indexOf(HEADS[column].find((name) => names.includes(name)) ?? '\0');
  const twice = COLUMNS.map(at).find(
    (index) => index >= 0 && names.indexOf(names[index] ?? '', index + 1) > 0,
  );
  if (twice !== undefined)
    throw invalid([{ path: 'file', message: `The first row has “${head[twice]}” more than once.` }]);
  const missing = REQUIRED.filter((column) => at(column) < 0);
  if (missing.length > 0)
    throw invalid([
      { path: 'file', message: 'The first row has to name the columns; Name and Email are needed.' },
    ]);
  return Object.fromEntries(COLUMNS.map((column) => [column, at(column)])) as Record<Column, number>;
}

/** The rows below the header. @throws invalid when required columns are missing, or one is there twice */
export function readImportRows([head, ...body]: readonly TableRow[]): readonly ImportRow[] {
  const names = head?.cells ?? [];
  const columns = findColumns(names);
  return body.map(({ line, cells }) => {
    const cell = (column: Column): string => cells[columns[column]] ?? '';
    return {
      line,
      name: cell('name'),
      email: cell('email').toLowerCase(),
      jobTitle: cell('jobTitle'),
      orgUnit: cell('orgUnit'),
      managerEmail: cell('managerEmail').toLowerCase(),
      role: cell('role'),
      isTooLong: cells.slice(names.length).some((text) => text !== ''),
      unreadable: Object.fromEntries(
        COLUMNS.flatMap((column) => {
          const why = whyUnreadable(cell(column));
          return why === null ? [] : [[column, why]];
        }),
      ),
    };
  });
}

const ROLES: ReadonlyMap<string, RoleName> = new Map([
  ['', 'contributor'],
  ...(['manager', 'contributor', 'observer'] as const).flatMap((role) => [
    [role, role] as const,
    [fold(ROLE_LABELS[role]), role] as const,
  ]),
]);

/** The role that a row names; null for one that a new employee cannot have. */
export function roleOfRow({ role }: Pick<ImportRow, 'role'>): RoleName | null {
  return ROLES.get(fold(role)) ?? null;
}
