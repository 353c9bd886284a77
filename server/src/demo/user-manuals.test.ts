import type { DiscTrait } from '@cadence/shared-contract';
import { ASSESSMENT_GROUPS, DISC_TRAITS, traitsOf, WHEEL_QUARTERS } from '@cadence/shared-contract';
import { createClock } from '../kernel/clock/clock.ts';
import { openTestDatabase } from '../testing/index.ts';
import { checkAttachment } from '../modules/user-manual/files/attachment/check-attachment.ts';
import { SENTENCE_GROUPS } from '../modules/user-manual/texts/groups.ts';
import { buildDemo, DEMO_COMPANIES } from './build-demo.ts';
import type { DemoResult } from './demo-manual.ts';
import { seedDemo } from './seed-demo.ts';

const { tables } = buildDemo(new Date('2026-11-20T15:00:00Z'), 'hash');
const { people, user_manuals: manuals, disc_assessments: assessments, disc_answers: answers } = tables;
const personOf = (email: string) => people.find((one) => one.email === email);
const manualOf = (personId: unknown) => manuals.find(({ person_id }) => person_id === personId);
/** The main trait of a person's manual, as others see it; null for none. */
function mainTrait(personId: unknown): DiscTrait | null {
  const manual = manualOf(personId);
  const disc = manual?.result_disc ?? manual?.entry_disc ?? null;
  return disc && traitsOf(disc)[0];
}
const teamOf = (email: string) => people.filter(({ manager_id }) => manager_id === personOf(email)?.id);

const results = DEMO_COMPANIES.flatMap((company) =>
  company.manuals.filter((manual): manual is DemoResult => manual.kind === 'result'),
);

test.each(results)('[UMAN-005] [D-43] the percentages of $person match $disc', (result) => {
  const { disc, percentages, remarks } = result;
  const shares = DISC_TRAITS.map((trait) => percentages[trait]);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(Math.max(...shares)).toBeLessThanOrEqual(50);
  const [main, second] = traitsOf(disc);
  expect(percentages[main]).toBe(Math.max(...shares));
  const isOpposite = (trait: DiscTrait): boolean =>
    WHEEL_QUARTERS[trait].x === -WHEEL_QUARTERS[main].x &&
    WHEEL_QUARTERS[trait].y === -WHEEL_QUARTERS[main].y;
  for (const trait of DISC_TRAITS) {
    if (trait === main || isOpposite(trait)) continue;
    if (second) expect(percentages[trait]).toBeLessThanOrEqual(percentages[second]);
    else expect(percentages[trait]).toBeLessThanOrEqual(25);
  }
  if (second) expect(percentages[second]).toBeGreaterThan(25);
  const opposite = DISC_TRAITS.find(isOpposite) ?? main;
  expect(remarks.includes('opposite')).toBe(percentages[opposite] > 25);
  expect(remarks.includes('even')).toBe(Math.max(...shares) - Math.min(...shares) < 6);
});

test('[UMAN-013] the profile shows the type of the manual, and no type without one', () => {
  for (const { id, disc } of people) {
    const manual = manualOf(id);
    expect([id, disc]).toEqual([id, manual?.result_disc ?? manual?.entry_disc ?? null]);
  }
});

test('of the demo accounts, managers have a manual and contributors have not started one', () => {
  for (const { subdomain } of DEMO_COMPANIES) {
    expect(manualOf(personOf(`manager@${subdomain}.example`)?.id)?.completed_at).toBeInstanceOf(Date);
    expect(manualOf(personOf(`contributor@${subdomain}.example`)?.id)).toBeUndefined();
  }
});

test('the team of Acme’s manager has a wheel with a gap, an own entry, and people without a manual', () => {
  const team = teamOf('manager@acme.example').map(({ id }) => mainTrait(id));
  const count = (wanted: DiscTrait | null): number => team.filter((trait) => trait === wanted).length;
  expect(DISC_TRAITS.map(count)).toEqual([0, 1, 3, 2]);
  expect(count(null)).toBe(3);
  expect(teamOf('manager@acme.example').filter(({ id }) => manualOf(id)?.entry_disc)).toHaveLength(1);
});

test('[UMAN-003] one person of Acme has answered 11 of 28 groups, in their individual order', () => {
  const [begun, ...others] = assessments.filter(({ tenant_id }) => tenant_id === 1);
  expect(others).toEqual([]);
  expect(manualOf(begun?.person_id)).toMatchObject({ answers: {} });
  expect(mainTrait(begun?.person_id)).toBeNull();
  const layout = begun?.layout as readonly { group: number; sentences: readonly DiscTrait[] }[];
  expect(layout.map(({ group }) => group).toSorted((a, b) => a - b)).toEqual(
    SENTENCE_GROUPS.map((_, i) => i + 1),
  );
  for (const { sentences } of layout) expect(sentences.toSorted()).toEqual([...DISC_TRAITS].toSorted());
  const own = answers.filter(({ person_id }) => person_id === begun?.person_id);
  expect(own.map(({ group_number }) => group_number)).toEqual(layout.slice(0, 11).map(({ group }) => group));
  expect(own.every(({ most, least }) => most !== least)).toBe(true);
  expect(layout).toHaveLength(ASSESSMENT_GROUPS);
});

test('[UMAN-008] an own entry has an attached PDF that the product would accept', async () => {
  const [file] = tables.user_manual_files;
  expect(tables.user_manual_files).toHaveLength(1);
  expect(manualOf(file?.person_id)).toMatchObject({ entry_file_id: file?.id, entry_disc: 'ID' });
  const content = Buffer.from(String(file?.content).slice(2), 'hex');
  await checkAttachment(content);
  const text = content.toString('latin1');
  const places = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
  expect(places.map((place) => text.slice(place, place + 7))).toEqual(
    ['1', '2', '3', '4', '5'].map((number) => `${number} 0 obj`),
  );
});

test('the demo’s user manuals fit the tables', async () => {
  const db = await openTestDatabase();
  try {
    await seedDemo(db, createClock(null));
    const counts = await db.transaction({ role: 'app', tenantId: 1 }, async (tx) => {
      const stored = await tx.selectFrom('user_manuals').selectAll().execute();
      const file = await tx.selectFrom('user_manual_files').select('content').executeTakeFirstOrThrow();
      return { stored, isPdf: file.content.subarray(0, 5).toString() };
    });
    expect(counts.isPdf).toBe('%PDF-');
    const siobhan = counts.stored.find(({ result_s, result_c }) => result_s === 38 && result_c === 32);
    expect(siobhan).toMatchObject({ result_disc: 'SC', result_remarks: [], provider: 'built-in' });
    expect(siobhan?.answers['bad-news']).toBe('At once, in two lines');
  } finally {
    await db.close();
  }
});
