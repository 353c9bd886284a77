/** The columns of a file, in their order. */
export const TEMPLATE_COLUMNS = [
  'Name',
  'Email',
  'Job Title',
  'Department',
  'Manager Email',
  'Role',
] as const;

/** Two rows to begin with. */
export const TEMPLATE_ROWS: readonly (readonly string[])[] = [
  ['Ana Ruiz', 'ana.ruiz@example.com', 'Head of Support', 'Support', '', 'Manager'],
  [
    'Bo Lind',
    'bo.lind@example.com',
    'Support Engineer',
    'Support',
    'ana.ruiz@example.com',
    'Individual Contributor',
  ],
];

/** A file to begin with, as spreadsheet programs open it. */
const TEMPLATE = [TEMPLATE_COLUMNS, ...TEMPLATE_ROWS].map((row) => row.join(',')).join('\r\n');

/** The template as an address that a link can download. The byte order mark marks it as UTF-8 for Excel. */
export const TEMPLATE_URL = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${TEMPLATE}\r\n`)}`;
export const TEMPLATE_NAME = 'Cadence employees.csv';
