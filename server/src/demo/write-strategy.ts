import type { StrategyContentColumns } from '../migrations/strategy-tables.ts';
import { NOTHING_WRITTEN } from '../modules/strategy/index.ts';
import type { DemoCompany } from './company.ts';
import type { DemoRows } from './demo-rows.ts';

/** A copy of a strategy; absent fields are empty. */
interface DemoCopy {
  readonly by: string;
  /** Days before today. */
  readonly ago: number;
  readonly content: Partial<StrategyContentColumns>;
}

interface DemoStrategy {
  /** The oldest first. */
  readonly published: readonly DemoCopy[];
  /** The working copy, where it differs from the last published one. */
  readonly draft?: DemoCopy;
  /** By their number, 1 to 10. */
  readonly legacyAnswers: Readonly<Record<number, string>>;
}

const FIRST_YEARS: Partial<StrategyContentColumns> = {
  mission: '<p>Keep medical equipment working.</p>',
  vision: '<p>Be the first service company that a hospital in Northern Europe calls.</p>',
};

const AFTER_THE_MERGER: Partial<StrategyContentColumns> = {
  mission: '<p>Keep the equipment that keeps people alive working, everywhere.</p>',
  vision: FIRST_YEARS.vision ?? '',
  values: '<p>Say the number first. Finish what is started.</p>',
  customers: '<p>Two departments live in every hospital within twelve months of signing.</p>',
  employees: '<p>Nobody carries a pager two weeks in a row.</p>',
  shareholders: '<p>Thirty points of growth plus margin, every year.</p>',
};

const UNTIL_2029: Partial<StrategyContentColumns> = {
  mission:
    '<p>Keep the equipment that keeps people alive working, everywhere, without anyone having to think about it.</p>',
  vision:
    '<p>By 2029 no hospital in Europe loses a treatment day to a machine that could have been serviced in time.</p>',
  values: '<p>Say the number first. Finish what is started. Leave it easier for the next person.</p>',
  customers:
    '<p>Two departments live in every hospital within twelve months of signing, so that leaving costs more than staying.</p>',
  employees: '<p>Nobody carries a pager two weeks in a row. Every team lead has a named deputy.</p>',
  shareholders: '<p>Forty points of growth plus margin, every year, without raising money again.</p>',
  sales:
    '<p>Sell to hospital groups, not to single houses; no discount above five percent without a reason in writing.</p>',
  product:
    '<p>One maintenance plan per machine, whoever built it. The migration path is a product, not a project.</p>',
  video_url: 'https://vimeo.com/76979871',
};

const STRATEGIES: Readonly<Record<string, DemoStrategy>> = {
  acme: {
    published: [
      { by: 'ceo', ago: 412, content: FIRST_YEARS },
      { by: 'orgadmin', ago: 196, content: AFTER_THE_MERGER },
      { by: 'ceo', ago: 18, content: UNTIL_2029 },
    ],
    legacyAnswers: {
      1: 'We repair what others only replace, and we answer the telephone at night.',
      2: 'Hospitals with 200 to 800 beds that run equipment of more than three makers.',
      4: 'Makers that sell maintenance together with the machine, at a price we cannot see.',
      7: 'Two thirds of the revenue come from contracts of three years and more.',
    },
  },
  globex: {
    published: [],
    draft: {
      by: 'orgadmin',
      ago: 2,
      content: {
        mission: '<p>Laboratories trust every number that leaves our software.</p>',
        vision: '<p>The laboratory notebook is a thing of the past by the end of the decade.</p>',
        customers:
          '<ul><li><p>Ten reference laboratories in three countries</p></li><li><p>Every question answered by somebody who has worked in a laboratory</p></li></ul>',
        product: '<p>Releases that nobody has to be trained for.</p>',
      },
    },
    legacyAnswers: {},
  },
};

const DAY = 86_400_000;

/** Writes the strategies: one with a history and legacy answers, one that is being written (people §2.6). */
export function writeStrategy(
  rows: DemoRows,
  { id, subdomain }: DemoCompany,
  { now, personIds }: { readonly now: Date; readonly personIds: ReadonlyMap<string, number> },
): void {
  const strategy = STRATEGIES[subdomain];
  if (!strategy) return;
  const written = ({ by, ago, content }: DemoCopy) => ({
    content: { ...NOTHING_WRITTEN, ...content },
    at: new Date(now.getTime() - ago * DAY),
    personId: personIds.get(by) ?? 0,
  });
  for (const { content, at, personId } of strategy.published.map(written))
    rows.add('strategy_versions', id, { ...content, published_at: at, published_by: personId });
  const latest = strategy.draft ?? strategy.published.at(-1);
  if (latest) {
    const { content, at, personId } = written(latest);
    rows.put('strategies', { tenant_id: id, ...content, updated_at: at, updated_by: personId });
  }
  for (const [field, answer] of Object.entries(strategy.legacyAnswers))
    rows.put('strategy_legacy_answers', { tenant_id: id, field: Number(field), answer });
}
