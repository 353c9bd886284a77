import type { Strategy, StrategyVersionContent } from '@cadence/shared-contract';
import type { StrategyContentColumns } from '../../migrations/strategy-tables.ts';

/** What a copy of the strategy says. */
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

/** What an organisation has that never wrote anything. */
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

/** The three statements, as the contract names them. */
export function presentStatements({ mission, vision, values }: StrategyContent) {
  return { Mission: mission, Vision: vision, Values: values };
}

/** A copy's content, as the contract names it. */
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
