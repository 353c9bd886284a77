import sharp from 'sharp';
import { endThreads } from '../../../kernel/threads/index.ts';
import { completedAppraisal, finalizedGoal, printed, withoutRatings } from './testing/printed-appraisal.ts';

afterAll(endThreads);

const paragraphs = (count: number, words = 60): string =>
  Array.from(
    { length: count },
    (_, index) => `<p>Paragraph ${index + 1}. ${'It went well and better than well. '.repeat(words / 7)}</p>`,
  ).join('');

test('a printed appraisal has the letter, the ratings, the goals, the comment and both signatures, in this order', async () => {
  const { name, type, pages } = await printed();
  expect([name, type, pages.length]).toEqual([
    'Appraisal - Lotte Jansen - Q3 2026 - Globex.pdf',
    'application/pdf',
    1,
  ]);
  const inOrder = [
    'Globex Appraisal for Q3 2026, Jul 1 – Sep 30, 2026',
    'Lotte Jansen Verification Engineer, Product',
    'Reviewer Dimitris Antonopoulos, Engineering Manager',
    'Status Completed (100%), Nov 24, 2026',
    'Lotte, this was the quarter',
    'What I want you to keep',
    'its release is not ready while',
    '• Let somebody else write the next test plan,',
    'I changed the measure in week 9',
    'Performance',
    'Exceeds expectations',
    'Results went clearly beyond what was agreed.',
    'Potential',
    'Goals of Q3 2026',
    'Cut the regression run from nine hours to one',
    'Achieved Achieved Finalized (Achieved)',
    'Comment of the employee The coverage goal was reached',
    'I have read it and disagree Lotte Jansen, Nov 20, 2026, 10:12 CET',
    'Reviewer Dimitris Antonopoulos, Nov 24, 2026, 17:40 CET',
  ];
  const places = inOrder.map((text) => ({ text, at: pages[0]?.indexOf(text) ?? -1 }));
  expect(places.filter(({ at }) => at < 0)).toEqual([]);
  expect(places.map(({ at }) => at)).toEqual(places.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('every page says which text was signed, who printed it and when, and its page number', async () => {
  const { pages } = await printed({ appraisal: completedAppraisal({ Review: paragraphs(40) }) });
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(
      'Confidential. Text as signed: 3f2a9c1e on Nov 20, 2026, 10:12 CET; 3f2a9c1e on Nov 24, 2026, 17:40 CET.',
    );
    expect(page).toContain('Printed by Lotte Jansen, Nov 25, 2026, 09:00 CET');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  expect(pages[1]).toMatch(/^Appraisal of Lotte Jansen for Q3 2026 /);
});

test.each([
  ['shared', [], 'Confidential. Not signed.'],
  [
    'acknowledged',
    ['employee'],
    'Confidential. Text as signed: 3f2a9c1e on Nov 20, 2026, 10:12 CET. Not signed by the reviewer.',
  ],
] as const)('[D-164] one that is %s says which signature is missing', async (State, sides, words) => {
  const whole = completedAppraisal();
  const Signatures = whole.Signatures.filter(({ By }) => sides.some((side) => side === By));
  const { pages } = await printed({ appraisal: { ...whole, State, Signatures } });
  expect(pages[0]).toContain(words);
});

test('[TAL-032] a rating that is not shared leaves neither a label nor a word in the document', async () => {
  const { bytes, pages } = await printed({ appraisal: withoutRatings() });
  for (const word of ['Performance', 'Potential', 'expectations', 'Growing', 'Results went'])
    expect(pages.join(' ')).not.toContain(word);
  expect(bytes.includes('Performance')).toBe(false);
});

test('[TAL-019] the third rating is printed if there is one', async () => {
  const appraisal = completedAppraisal();
  const TertiaryLabels = ['Low', 'High', 'Higher'].map((Label) => ({ Label, Description: '' }));
  const { pages } = await printed({
    appraisal: { ...appraisal, TertiaryRating: 1, Labels: { ...appraisal.Labels, TertiaryLabels } },
  });
  expect(pages[0]).toContain('Risk Low High Higher');
});

test.each([8, 9, 10, 11])(
  'the comment and both signatures stay together on one page: a review of %i paragraphs',
  async (count) => {
    const { pages } = await printed({ appraisal: completedAppraisal({ Review: paragraphs(count, 28) }) });
    const signed = pages.filter((page) => page.includes('Comment of the employee'));
    expect(signed).toHaveLength(1);
    for (const text of ['I would like that to be said here.', 'I have read it and disagree', '17:40 CET'])
      expect(signed[0]).toContain(text);
  },
);

test('if the comment is longer than a page, its end is on the page of the signatures', async () => {
  const EmployeeComments = `${'I would like that to be said here. '.repeat(260)}This is the end.`;
  const { pages } = await printed({ appraisal: completedAppraisal({ EmployeeComments }) });
  const last = pages.at(-1) ?? '';
  expect(pages.length).toBeGreaterThan(2);
  for (const text of ['This is the end.', 'I have read it and disagree', 'Lotte Jansen, Nov 20'])
    expect(last).toContain(text);
});

test('the head of the goals table is on each of its pages, and no goal is split across pages', async () => {
  const goals = Array.from({ length: 60 }, (_, index) =>
    finalizedGoal(
      `Goal ${index + 1} with a title that takes two lines of the column, and says (${index + 1})`,
    ),
  );
  const { pages } = await printed({ goals });
  const withGoals = pages.filter((page) => /Goal \d+ with/.test(page));
  expect(withGoals.length).toBeGreaterThan(1);
  for (const page of withGoals) expect(page).toContain('Goal Employee Reviewer Status');
  for (const [index] of goals.entries())
    expect(
      pages.filter((page) => page.includes(`Goal ${index + 1} with`) && page.includes(`(${index + 1})`)),
    ).toHaveLength(1);
});

test('[TAL-018] a quarter without goals has a sentence about it', async () => {
  expect((await printed({ goals: [] })).pages[0]).toContain('No goals recorded for the quarter.');
});

test('[S9] markup in names and texts is printed as text, and only web and mail links are active', async () => {
  const Review =
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; (S) /JS (app.alert) <a href="javascript:alert(1)">here</a> <a href="https://example.test/a">there</a> <a href="file:///etc/passwd">file</a></p>';
  const appraisal = completedAppraisal({ Review });
  const { bytes, file, pages } = await printed({
    appraisal: { ...appraisal, User: { ...appraisal.User, Name: '<img src=x onerror=alert(1)>)/JS(' } },
  });
  expect(pages[0]).toContain('<script>alert(1)</script> (S) /JS (app.alert) here there file');
  expect(pages[0]).toContain('<img src=x onerror=alert(1)>)/JS(');
  const links = await (await file.getPage(1)).getAnnotations();
  expect(links.map(({ url }: { url?: string }) => url)).toEqual(['https://example.test/a']);
  expect(await file.getJSActions()).toBeNull();
  expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|Launch|EmbeddedFile|OpenAction)\b/);
});

test.each([
  ['Polish', 'Łucja Żółć-Gęślą'],
  ['Greek', 'Σοφία Παπαδοπούλου'],
  ['Cyrillic', 'Ђорђе Ёлкин-Щукін'],
  ['Vietnamese', 'Nguyễn Thị Phương Ưởng'],
  ['Japanese', '田中 さくら'],
  ['Arabic', 'محمد بن أحمد'],
])('names are printed in %s', async (_script, Name) => {
  const appraisal = completedAppraisal();
  const { pages } = await printed({ appraisal: { ...appraisal, User: { ...appraisal.User, Name } } });
  expect(pages[0]).toContain(Name);
});

test('a document is the same whatever was printed before it', async () => {
  const printName = async (Name: string): Promise<string | undefined> => {
    const appraisal = completedAppraisal();
    return (await printed({ appraisal: { ...appraisal, User: { ...appraisal.User, Name } } })).pages[0];
  };
  await printName('Ẁĝ Ẍẏ Ẑẕ Ǩḱ');
  expect(await printName('Wg Xy Zz Kk')).toContain('Wg Xy Zz Kk');
});

test('other scripts are printed, characters without a font become a replacement sign, and endless words do not break the layout', async () => {
  const Review = `<p>${'日本語のテキスト'.repeat(300)}</p><p>${'x'.repeat(2_000)}</p><p>مرحبا</p><p>so 𓀀 \u202e end</p>`;
  const { pages } = await printed({ appraisal: completedAppraisal({ Review }) });
  expect(pages.join(' ')).toContain('I have read it and disagree');
  for (const text of ['日本語のテキスト', 'مرحبا', 'so ◇ end']) expect(pages.join(' ')).toContain(text);
});

test('emoji are printed in the letter, the title of a goal, the comment and a name', async () => {
  const appraisal = completedAppraisal({
    Review: '<p>Well done 🎉, <strong>all green ✅</strong> and <em>on time 👍🏽</em></p>',
    EmployeeComments: 'Thanks 🙏 from 👩‍👩‍👧',
  });
  const { pages } = await printed({
    appraisal: { ...appraisal, User: { ...appraisal.User, Name: 'Lotte 🌷 Jansen' } },
    goals: [finalizedGoal('Ship 🚀 the analyser 1️⃣')],
  });
  for (const text of [
    'Well done 🎉, all green ✅ and on time 👍',
    'Thanks 🙏 from 👩‍👩‍👧',
    'Lotte 🌷 Jansen',
    'Ship 🚀 the analyser 1⃣',
  ])
    expect(pages[0]).toContain(text);
  expect(pages[0]).not.toContain('◇');
});

test('a signature of an earlier text says so, and the letter is the current text', async () => {
  const appraisal = completedAppraisal({ State: 'acknowledged', CompletedAt: null, ManagerSignature: null });
  const Signatures = appraisal.Signatures.filter(({ By }) => By === 'employee').map((signature) => ({
    ...signature,
    IsCurrent: false,
    Review: '<p>An earlier text.</p>',
  }));
  const { pages } = await printed({ appraisal: { ...appraisal, Signatures } });
  expect(pages[0]).toContain('The text was edited after this signature.');
  expect(pages[0]).toContain('Lotte, this was the quarter');
  expect(pages[0]).not.toContain('An earlier text.');
});

test('the document has a title, a language, a structure for screen readers, and the organisation’s logo', async () => {
  const logo = await sharp({ create: { width: 90, height: 40, channels: 4, background: '#3781c2' } })
    .png()
    .toBuffer();
  const { file } = await printed({ organisation: { name: 'Globex', timeZone: 'UTC', logo } });
  const { info } = await file.getMetadata();
  expect(info).toMatchObject({
    Title: 'Appraisal of Lotte Jansen for Q3 2026',
    Author: 'Dimitris Antonopoulos',
    Language: 'en',
  });
  const page = await file.getPage(1);
  const roles = JSON.stringify(await page.getStructTree());
  for (const role of ['H1', 'H2', 'P', 'LI', 'BlockQuote', 'Table', 'TR', 'TH', 'TD'])
    expect(roles).toContain(`"role":"${role}"`);
});

test('the event loop is not blocked while appraisals are printed', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await Promise.all(Array.from({ length: 3 }, () => printed()));
  clearInterval(timer);
  // A blocked loop would give one or two per document.
  expect(turns).toBeGreaterThan(20);
});
