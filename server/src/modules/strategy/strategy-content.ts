import type { Strategy, StrategyVersionContent } from '@cadence/shared-contract';
import type { StrategyContentColumns } from '../../migrations/strategy-tables.ts';

/** The content of a copy of the strategy. */
export type StrategyContent = Readonly<StrategyContentColumns>;

export const CONTENT_COLUMNS = [
  'mission',
  'vision',
  'values',
  'customers',
  'employees',
  'shareholders',
  'sales',
  'marketing',
  'product',
  'video_url',
] as const satisfies readonly (keyof StrategyContent)[];

/** The strategy of an organisation that never saved one. */
export const NOTHING_WRITTEN: StrategyContent = {
  mission: '',
  vision: '',
  values: '',
  customers: '',
  employees: '',
  shareholders: '',
  sales: '',
  marketing: '',
  product: '',
  video_url: '',
};

/** Whether two copies have the same content, regardless of who saved them and when. */
export function isSameContent(a: StrategyContent, b: StrategyContent): boolean {
  return CONTENT_COLUMNS.every((column) => a[column] === b[column]);
}

/** The three statements, with the names of the contract. */
export function presentStatements({ mission, vision, values }: StrategyContent) {
  return { Mission: mission, Vision: vision, Values: values };
}

/** A copy's content, with the names of the contract. */
export function presentContent(
  content: StrategyContent,
): Pick<Strategy & StrategyVersionContent, 'StrategyBasic' | 'Objectives' | 'Video'> {
  return {
    StrategyBasic: presentStatements(content),
    Objectives: {
      Customers: content.customers,
      Employees: content.employees,
      Shareholders: content.shareholders,
      Sales: content.sales,
      Marketing: content.marketing,
      Product: content.product,
    },
    Video: { VideoUrl: content.video_url },
  };
}
