/** The columns that an import reads, by their display names, and two people as an example. */
export const IMPORT_TEMPLATE = {
  columns: ['Name', 'Email', 'Job Title', 'Department', 'Manager Email', 'Role'],
  rows: [
    ['Ana Ruiz', 'ana.ruiz@example.com', 'Head of Support', 'Support', null, 'Manager'],
    [
      'Bo Lind',
      'bo.lind@example.com',
      'Support Engineer',
      'Support',
      'ana.ruiz@example.com',
      'Individual Contributor',
    ],
  ],
} as const;
