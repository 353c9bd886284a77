import type { ReportColumn } from '@cadence/shared-contract/reports';
import { REPORT_IDS, reportType } from '@cadence/shared-contract/reports';
import type { Row } from '../../kernel/files/index.ts';
import { writeTableXlsx, XLSX_TYPE } from '../../kernel/files/index.ts';
import type { FileAnswer } from '../../kernel/http/index.ts';
import { IMPORT_TEMPLATE } from '../people/index.ts';
import { fileAnswer } from './file-answer.ts';
import { fileName } from './file-name.ts';
import type { ReportCtx } from './report-request.ts';

const WIDTH = 28;

const columnOf = (header: string): ReportColumn => ({
  key: header,
  header,
  kind: 'text',
  width: WIDTH,
  onPaper: 'cell',
  onPage: true,
  isSortable: false,
});

async function* rows(): AsyncGenerator<readonly Row[]> {
  yield IMPORT_TEMPLATE.rows;
}

/** The template for an import of employees: the columns, and two people as an example. */
export async function makeTemplate({ actor, tenant, now }: ReportCtx): Promise<FileAnswer> {
  const title = reportType(REPORT_IDS.employeeTemplate).name;
  const content = await writeTableXlsx({
    title,
    organisation: tenant.name,
    timeZone: tenant.timeZone,
    madeAt: now,
    author: actor.name,
    facts: [],
    figure: null,
    pictures: [],
    sheets: [{ name: 'Employees', columns: IMPORT_TEMPLATE.columns.map(columnOf), pages: rows() }],
    empty: '',
  });
  return fileAnswer({ name: fileName([title], 'xlsx'), type: XLSX_TYPE, content });
}
