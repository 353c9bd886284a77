import { createHash } from 'node:crypto';
import type { DiscTrait } from '@cadence/shared-contract';
import { ASSESSMENT_GROUPS, DISC_TRAITS } from '@cadence/shared-contract';
import type { StoredLayout } from '../migrations/user-manual-tables.ts';
import { EDITION } from '../modules/user-manual/texts/groups.ts';
import { OPEN_QUESTIONS } from '../modules/user-manual/texts/questions.ts';
import type { DemoCompany } from './company.ts';
import type { DemoAnswers, DemoEntry, DemoManual, DemoProgress, DemoResult } from './demo-manual.ts';
import type { DemoRows } from './demo-rows.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import { smallPdf } from './small-pdf.ts';

const SEED = 27_182;
const DAY = 86_400_000;
const PROVIDER = 'built-in';

interface Shelf {
  readonly rows: DemoRows;
  readonly company: DemoCompany;
  readonly now: Date;
  readonly personIds: ReadonlyMap<string, number>;
  readonly random: Random;
}

/** Keys are always the same, and have the product's form. */
const digestOf = ({ company }: Shelf, text: string): Buffer =>
  createHash('sha256').update(`${company.subdomain}/${text}`).digest();

function uuidOf(shelf: Shelf, text: string): string {
  const hex = digestOf(shelf, text).toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function wordsOf(answers: DemoAnswers = {}): Record<string, string> {
  const entries = Object.entries(answers).map(([key, answer]) => {
    const choices = OPEN_QUESTIONS.find((question) => question.key === key)?.choices;
    const words = typeof answer === 'number' ? choices?.[answer] : answer;
    if (!choices || words === undefined) throw new Error(`Nobody asks '${key}' with the choice ${answer}.`);
    return [key, words] as const;
  });
  return Object.fromEntries(entries);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.between(0, rest.length - 1), 1));
}

function layoutBy(random: Random): StoredLayout {
  const groups = Array.from({ length: ASSESSMENT_GROUPS }, (_, index) => index + 1);
  return shuffled(groups, random).map((group) => ({
    group,
    sentences: shuffled<DiscTrait>(DISC_TRAITS, random),
  }));
}

const resultColumns = ({ disc, percentages: { D, I, S, C }, remarks }: DemoResult, completed: Date) => ({
  result_disc: disc,
  ...{ result_d: D, result_i: I, result_s: S, result_c: C },
  result_remarks: remarks,
  provider: PROVIDER,
  completed_at: completed,
});

function addFile(shelf: Shelf, { person, file }: DemoEntry, uploaded: Date): string | null {
  if (!file) return null;
  const id = uuidOf(shelf, `${person}/file`);
  shelf.rows.put('user_manual_files', {
    tenant_id: shelf.company.id,
    person_id: shelf.personIds.get(person) ?? 0,
    id,
    name: file.name,
    content: `\\x${smallPdf(file.lines).toString('hex')}`,
    uploaded_at: uploaded,
  });
  return id;
}

const entryColumns = (shelf: Shelf, entry: DemoEntry, written: Date) => ({
  entry_disc: entry.disc,
  entry_description: entry.description,
  entry_file_id: addFile(shelf, entry, written),
  entry_updated_at: written,
});

function addAssessment(shelf: Shelf, { person, answered, begunOn }: DemoProgress, begun: Date): void {
  const { rows, company, personIds, random } = shelf;
  const owner = { tenant_id: company.id, person_id: personIds.get(person) ?? 0 };
  const layout = layoutBy(random);
  rows.put('disc_assessments', {
    ...owner,
    provider: PROVIDER,
    edition: EDITION,
    layout,
    begun_at: begun,
    begun_on: begunOn,
  });
  layout.slice(0, answered).forEach(({ group }, index) => {
    const most = random.between(0, DISC_TRAITS.length - 1);
    const least = (most + random.between(1, DISC_TRAITS.length - 1)) % DISC_TRAITS.length;
    const answered_at = new Date(begun.getTime() + (index + 1) * 15_000);
    rows.put('disc_answers', { ...owner, group_number: group, most, least, answered_at });
  });
}

function addManual(shelf: Shelf, manual: DemoManual): void {
  const { rows, company, now, personIds } = shelf;
  const at = new Date(now.getTime() - manual.ago * DAY);
  rows.put('user_manuals', {
    tenant_id: company.id,
    person_id: personIds.get(manual.person) ?? 0,
    public_key: uuidOf(shelf, manual.person),
    private_key: digestOf(shelf, `${manual.person}/private`).toString('base64url'),
    ...(manual.kind === 'result' && resultColumns(manual, at)),
    ...(manual.kind === 'entry' && entryColumns(shelf, manual, at)),
    answers: wordsOf(manual.answers),
  });
  if (manual.kind === 'progress') addAssessment(shelf, manual, at);
}

/** Writes user manuals: results, own entries, and one in progress (people §3 User manual). */
export function writeUserManuals(
  rows: DemoRows,
  company: DemoCompany,
  day: Pick<Shelf, 'now' | 'personIds'>,
): void {
  const shelf = { rows, company, ...day, random: createRandom(SEED + company.id) };
  for (const manual of company.manuals) addManual(shelf, manual);
}
