import {
  PERMISSION_FLAGS,
  PERMISSION_FLAG_LABELS,
  ROLE_LABELS,
  personStatus,
} from '@cadence/shared-contract';
import type { OrgPerson, ReportParams } from '@cadence/shared-contract';
import { REPORT_COLUMNS, REPORT_IDS } from '@cadence/shared-contract/reports';
import { findDirectory, listDirectory } from '../../people/index.ts';
import type { ReportCtx } from '../report-request.ts';
import { directoryOrder } from './table-orders.queries.ts';
import type { ReportRow, TableReport } from './table-report.ts';
import { counted, departmentPicture, inFigures, PEOPLE, searchFact } from './table-report.ts';

const COLUMNS = REPORT_COLUMNS[REPORT_IDS.userList] ?? [];
const permissionsOf = (person: OrgPerson): string =>
  PERMISSION_FLAGS.filter((flag) => person[flag])
    .map((flag) => PERMISSION_FLAG_LABELS[flag])
    .join(', ');

/** People of the directory with their managers. */
async function readRows(ctx: ReportCtx, ids: readonly number[]): Promise<readonly ReportRow[]> {
  const people = await findDirectory(ctx, ids);
  return people.map(({ person, managerName }) => ({
    id: person.id,
    to: `/v3/profile/${person.id}`,
    personId: person.id,
    cells: {
      user: person.Name,
      jobTitle: person.JobTitle,
      department: person.OrgUnit,
      role: ROLE_LABELS[person.RoleName],
      permissions: permissionsOf(person) || null,
      manager: managerName,
      email: person.Email,
      status: personStatus(person),
    },
  }));
}

/** The directory (D-56): everyone whom the reader sees there. */
export async function openUserList(ctx: ReportCtx, params: ReportParams): Promise<TableReport> {
  const listed = await listDirectory(ctx, { search: params.Search, order: directoryOrder(params) });
  const isActive = (status: string): boolean => status === 'Active';
  const active = listed.filter(({ status }) => isActive(status)).length;
  const departments = Map.groupBy(listed, ({ department }) => department);
  return {
    quarters: null,
    about: null,
    figure: {
      value: inFigures(listed.length),
      sentence: listed.length === 1 ? 'person in the directory' : 'people in the directory',
      detail: `${counted(active, PEOPLE)} active, ${inFigures(listed.length - active)} invited or deactivated.`,
    },
    facts: searchFact(params.Search),
    kinds: [],
    pictures: [
      departmentPicture(
        'People by department',
        ['active', 'invited or deactivated', 'not active'],
        [...departments].map(([name, people]) => ({
          name,
          all: people.length,
          missing: people.filter(({ status }) => !isActive(status)).length,
        })),
      ),
    ],
    sheets: [{ name: 'User List', columns: COLUMNS, ids: listed.map(({ id }) => id), rows: readRows }],
    noun: PEOPLE,
    empty: 'No people match.',
  };
}
