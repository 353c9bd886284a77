/** The three statements and the six objective areas in their order (people §2.6, §9). */
export const STRATEGY_STATEMENTS = ['Mission', 'Vision', 'Values'] as const;
export type StrategyStatement = (typeof STRATEGY_STATEMENTS)[number];

export const OBJECTIVE_AREAS = [
  'Customers',
  'Employees',
  'Shareholders',
  'Sales',
  'Marketing',
  'Product',
] as const;
export type ObjectiveArea = (typeof OBJECTIVE_AREAS)[number];

/** Answers to questions of an earlier version of the product; nothing writes them any more. */
export const LEGACY_FIELDS = [
  'Field1',
  'Field2',
  'Field3',
  'Field4',
  'Field5',
  'Field6',
  'Field7',
  'Field8',
  'Field9',
  'Field10',
] as const;
export type LegacyField = (typeof LEGACY_FIELDS)[number];
