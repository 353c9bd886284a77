import { Buffer } from 'node:buffer';
import { MESSAGES } from '@cadence/shared-contract';
import sharp from 'sharp';
import { getResolvedPDFJS } from 'unpdf';
import { endThreads } from '../../../kernel/threads/index.ts';
import { fullReport, ownEntry, printed, shortReport } from './testing/printed-manual.ts';

afterAll(endThreads);

test('[UMAN-012] the fuller report has everything in order', async () => {
  const { name, type, pages } = await printed();
  expect([name, type]).toEqual(['User Manual - Siobhán Ó Briain - Acme.pdf', 'application/pdf']);
  const inOrder = [
    'Acme',
    'User manual',
    'Siobhán Ó Briain',
    'Assessment of Sep 14, 2026',
    '12% Dominance',
    '18% Influence',
    '38% Steadiness',
    '32% Conscientiousness',
    'Steadiness + Conscientiousness Ask early, put it in writing, and leave me the day',
    'How to speak to me',
    'Facts first',
    'What tires me',
    'Under pressure',
    'What helps me decide',
    'Keeps the plan, and can say why',
    'Likes an even pace',
    'Scales',
    'Weighs words before they are said. Direct Careful',
    'Wants the number. Broad Exact',
    'Answers',
    'When do you work best? Before ten, before the phones',
    'Remarks',
    'Two traits are nearly the same',
  ];
  const text = pages.join(' ');
  const places = inOrder.map((words) => ({ words, at: text.indexOf(words) }));
  expect(places.filter(({ at }) => at < 0)).toEqual([]);
  expect(places.map(({ at }) => at)).toEqual(places.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('[UMAN-012] the short report has no scales and no answers, even if they are passed in', async () => {
  for (const report of [shortReport(), fullReport({ IsFull: false })]) {
    const text = (await printed({ report })).pages.join(' ');
    expect(text).toContain('Ask early, put it in writing');
    for (const words of ['Scales', 'Answers', 'Weighs words', 'Before ten'])
      expect(text).not.toContain(words);
  }
});

test('texts for the reader are not printed', async () => {
  const text = (await printed()).pages.join(' ');
  for (const words of ['You are direct', '41%', '9%']) expect(text).not.toContain(words);
});

test('an own entry has its description, and no percentages', async () => {
  const { pages } = await printed({ report: ownEntry('I think aloud.\nCall me first.') });
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('José Ángel Muñoz Own entry of Oct 2, 2026');
  expect(pages[0]).toContain('Description I think aloud. Call me first.');
  expect(pages[0]).not.toContain('%');
});

test.each([
  ['Latin', 'Łucja Żółć'],
  ['Greek', 'Σοφία Παπαδοπούλου'],
  ['Japanese', '田中 さくら'],
  ['Arabic', 'محمد بن أحمد'],
  ['Hebrew', 'יעל כהן'],
])('[UMAN-012] a name in %s can be read and copied everywhere', async (_script, UserName) => {
  const { pages, file, name } = await printed({ report: fullReport({ UserName }), printedBy: UserName });
  expect(pages[0]).toContain(`${UserName} Assessment of`);
  expect(pages[0]).toContain(`Printed by ${UserName}, Nov 25, 2026, 08:00 GMT`);
  expect(name).toBe(`User Manual - ${UserName} - Acme.pdf`);
  expect((await file.getMetadata()).info).toMatchObject({ Title: `User manual of ${UserName}` });
});

test('emoji are printed in names and in the description', async () => {
  const report = { ...ownEntry('Call me first 📞\nThen write ✍🏽 to me and 👨‍👩‍👧'), UserName: 'José 🎸' };
  const { pages } = await printed({ report, printedBy: 'José 🎸' });
  expect(pages[0]).toContain('José 🎸 Own entry of Oct 2, 2026');
  expect(pages[0]).toContain('Call me first 📞 Then write ✍ to me and 👨‍👩‍👧');
  expect(pages[0]).toContain('Printed by José 🎸, Nov 25');
});

test('every page says who printed it and when, and its page number', async () => {
  const { pages } = await printed({ report: ownEntry('I think aloud and decide early. '.repeat(300)) });
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries())
    expect(page).toContain(
      `${MESSAGES.discUse} Printed by Zoë Lefèvre, Nov 25, 2026, 08:00 GMT Page ${index + 1} of ${pages.length}`,
    );
  expect(pages[1]).toMatch(/^User manual of José Ángel Muñoz /);
});

test('[S9] markup, endless words and direction marks are printed as text', async () => {
  const UserName = '<img src=x onerror=alert(1)>)/JS(\u202e \u2066';
  const { pages, bytes, file } = await printed({ report: { ...ownEntry('x'.repeat(3_000)), UserName } });
  expect(pages[0]).toContain('<img src=x onerror=alert(1)>)/JS(');
  expect(pages.at(-1)).toContain('Remarks');
  expect(await file.getJSActions()).toBeNull();
  expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|Launch|EmbeddedFile|OpenAction)\b/);
});

test('it is A4, tagged, and embeds all its fonts', async () => {
  const logo = await sharp({ create: { width: 90, height: 40, channels: 4, background: '#3781c2' } })
    .png()
    .toBuffer();
  const { bytes, file } = await printed({
    report: fullReport({ UserName: '田中 محمد' }),
    organisation: { name: 'Acme', timeZone: 'Europe/Dublin', logo: Uint8Array.from(logo) },
  });
  const page = await file.getPage(1);
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  expect((await file.getMetadata()).info).toMatchObject({ Language: 'en', Author: '田中 محمد' });
  const roles = JSON.stringify(await page.getStructTree());
  for (const role of ['H1', 'H2', 'P', 'Figure']) expect(roles).toContain(`"role":"${role}"`);
  expect(roles).toContain('Dominance 12%, Influence 18%, Steadiness 38%, Conscientiousness 32%');
  const source = bytes.toString('latin1');
  const count = (pattern: RegExp): number => [...source.matchAll(pattern)].length;
  expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
  expect(count(/\/Subtype \/Type0/g)).toBe(count(/\/Type \/FontDescriptor/g));
});

test('the same manual gives the same bytes', async () => {
  const [first, second] = [await printed(), await printed()];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

test('the event loop is not blocked while manuals are printed', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const names = ['田中 さくら', '김민준', 'محمد بن أحمد'];
  await Promise.all(names.map((UserName) => printed({ report: fullReport({ UserName }) })));
  clearInterval(timer);
  // A blocked loop would give one or two per document.
  expect(turns).toBeGreaterThan(20);
});

test('text across pages is tagged on both, and many empty lines do not fill pages', async () => {
  const { file, pages } = await printed({
    report: ownEntry(`${'I think aloud. '.repeat(600)}\n${'\n'.repeat(900)}End.`),
  });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(5);
  const { OPS } = await getResolvedPDFJS();
  for (const number of pages.keys()) {
    const { fnArray } = await (await file.getPage(number + 1)).getOperatorList();
    const count = (...wanted: readonly number[]) =>
      fnArray.filter((operator: number) => wanted.includes(operator)).length;
    expect(count(OPS.beginMarkedContent, OPS.beginMarkedContentProps)).toBe(count(OPS.endMarkedContent));
    expect(count(OPS.endMarkedContent)).toBeGreaterThan(0);
  }
});
