import type { DemoCompany } from './company.ts';
import type { DemoRows } from './demo-rows.ts';

interface DemoNote {
  readonly author: string;
  readonly about: string;
  readonly title: string;
  readonly body: string;
  /** When it was written and last changed, in days before today. */
  readonly days: readonly [created: number, updated: number];
}

/** A manager's notes about the people of the demo accounts; both companies have them. */
const NOTES: readonly DemoNote[] = [
  {
    author: 'manager',
    about: 'contributor',
    title: 'One-on-one: the next step',
    days: [24, 3],
    body:
      '<p>Would like to <strong>lead a project</strong> of several teams next quarter, and says so for the first time.</p>' +
      '<h3>Agreed</h3><ul><li><p>Shadow the next quarterly planning</p></li><li><p>Present the renewals plan to the department</p></li></ul>' +
      '<p>Ask again after the presentation.</p>',
  },
  {
    author: 'manager',
    about: 'contributor',
    title: 'What customers say',
    days: [11, 11],
    body: '<blockquote><p>Always calls back the same day, even with bad news.</p></blockquote><p>Heard twice this month. Worth saying aloud in the team.</p>',
  },
  {
    author: 'contributor',
    about: 'manager',
    title: 'To raise in our next talk',
    days: [6, 6],
    body: '<ol><li><p>Two weeks without on-call before the audit</p></li><li><p>Who covers for me in December</p></li></ol>',
  },
];

const DAY = 86_400_000;

/** Writes private notes, so that the notes tab of the demo accounts is not empty (people §2.3). */
export function writeNotes(
  rows: DemoRows,
  { id }: DemoCompany,
  { now, personIds }: { readonly now: Date; readonly personIds: ReadonlyMap<string, number> },
): void {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  for (const { author, about, title, body, days } of NOTES) {
    rows.add('notes', id, {
      author_id: personIds.get(author) ?? 0,
      person_id: personIds.get(about) ?? 0,
      title,
      body,
      created_at: ago(days[0]),
      updated_at: ago(days[1]),
    });
  }
}
