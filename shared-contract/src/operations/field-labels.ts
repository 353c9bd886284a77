/**
 * What people call the fields of requests whose names do not say it; a `title` in a schema goes before these. Sentences
 * about a field begin with its label, never with its name (D-126).
 */
const LABELS: Readonly<Record<string, string>> = {
  Id: 'The ID',
  UserId: 'Person',
  PeriodId: 'Quarter',
  ParentId: 'Parent goal',
  ParentID: 'Parent goal',
  OrgUnit: 'Department',
  Depts: 'Departments',
  LinkedinUrl: 'LinkedIn address',
  Url: 'Website',
  UpdatedAt: 'The version',
  After: 'The place in the list',
  GoalSelectFilter: 'Goal filter',
  QTrendingUp: 'Quality trending up',
  QTrendingDown: 'Quality trending down',
};

/** The label of a field: from the table, or its name in words: `GoalStates` is 'Goal states', `OwnerId` is 'Owner'. */
export function labelOfField(name: string): string {
  const known = LABELS[name] ?? LABELS[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  if (known !== undefined) return known;
  const words = name
    .replace(/^Is(?=[A-Z])/, '')
    .replace(/(?<=.)I[dD]$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
