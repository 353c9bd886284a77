import { addDays } from '@cadence/shared-contract';
import type { DemoCompany } from './company.ts';
import type { DemoRows } from './demo-rows.ts';

interface DemoItem {
  readonly title: string;
  readonly from: string;
  /** Who added it in the requester's name; if absent, the requester. */
  readonly by?: string;
  readonly to: string;
  /** Deadline in days from today. */
  readonly due: number;
  /** Days since it was completed; absent while it is in progress. */
  readonly completed?: number;
}

/** Action items between the accounts that both companies have. */
const EVERYWHERE: readonly DemoItem[] = [
  { title: 'Name a deputy for your largest account', from: 'manager', to: 'manager', due: 0 },
  { title: 'Bring three customer quotes to the board meeting', from: 'ceo', to: 'manager', due: 7 },
  { title: 'Draft two goals for the coming quarter', from: 'manager', to: 'contributor', due: 3 },
  {
    title: 'Write down what the new colleagues asked in their first week, and what we answered them',
    from: 'manager',
    to: 'contributor',
    due: -2,
  },
  { title: 'Read the draft of the hiring plan and comment', from: 'hradmin', to: 'manager', due: 14 },
  { title: 'Check the list of people who left this year', from: 'hradmin', to: 'orgadmin', due: 5 },
  { title: 'Explain the open goals without a parent', from: 'goaladmin', to: 'goalmanager', due: 1 },
  { title: 'Confirm the date of the annual meeting', from: 'contributor', to: 'manager', due: 21 },
  { title: 'Send the minutes of the board meeting', from: 'ceo', by: 'manager', to: 'observer', due: 4 },
  { title: 'Agree the budget of the next quarter', from: 'manager', to: 'ceo', due: 9 },
  {
    title: 'Update the on-call rota of December',
    from: 'manager',
    to: 'contributor',
    due: -6,
    completed: 7,
  },
  { title: 'Thank the team for the audit', from: 'ceo', to: 'manager', due: -12, completed: 11 },
  { title: 'Book rooms for the planning days', from: 'contributor', to: 'manager', due: -20, completed: 19 },
];

/** More action items of Acme's manager, so that the list fills a screen. */
const AT_ACME: readonly DemoItem[] = [
  {
    title: 'Send Hôpital Saint-Rémi the second offer with the two-department option',
    from: 'ana.ruiz',
    to: 'manager',
    due: -3,
  },
  {
    title: 'Correct the uptime figure on page 4 of the service-level report',
    from: 'manager',
    to: 'jose.munoz',
    due: -2,
  },
  {
    title: 'Agree the renewal price list with Finance',
    from: 'manager',
    to: 'katerina.dvorakova',
    due: 4,
  },
  {
    title: 'Write the hand-over note for the Kraków night shift',
    from: 'manager',
    to: 'siobhan.obriain',
    due: 5,
  },
  {
    title: 'Ask Platform Engineering for the export of abandoned migrations',
    from: 'manager',
    to: 'lukasz.zebrowski',
    due: 11,
  },
  { title: 'Finalize last quarter’s goal on churn reasons', from: 'manager', to: 'huong.nguyen', due: 12 },
  {
    title: 'List the public tenders that close before the end of the quarter',
    from: 'manager',
    to: 'maximilian.hohenstaufen',
    due: 7,
  },
];

const DAY = 86_400_000;

/** Who asks whom, and who added it in the requester's name. */
function peopleOf({ from, by, to }: DemoItem, personIds: ReadonlyMap<string, number>) {
  const idOf = (account: string): number => personIds.get(account) ?? 0;
  return {
    requester_id: idOf(from),
    assignee_id: idOf(to),
    author_id: idOf(by ?? from),
    named_by_id: by === undefined ? null : idOf(by),
  };
}

/** Action items of the demo accounts, around today (people §2.7). */
export function writeActionItems(
  rows: DemoRows,
  { id, subdomain }: DemoCompany,
  {
    now,
    today,
    personIds,
  }: { readonly now: Date; readonly today: string; readonly personIds: ReadonlyMap<string, number> },
): void {
  const items = subdomain === 'acme' ? [...EVERYWHERE, ...AT_ACME] : EVERYWHERE;
  for (const item of items) {
    const { title, due, completed } = item;
    const asked = new Date(now.getTime() - 28 * DAY);
    const done = completed === undefined ? null : new Date(now.getTime() - completed * DAY);
    rows.add('action_items', id, {
      title,
      due_date: addDays(today, due),
      ...peopleOf(item, personIds),
      completed_at: done,
      created_at: asked,
      updated_at: done ?? asked,
    });
  }
}
