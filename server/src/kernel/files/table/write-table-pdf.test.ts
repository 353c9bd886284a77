import type { Picture } from '@cadence/shared-contract/charts';
import { extractText, getDocumentProxy } from 'unpdf';
import { endThreads } from '../../threads/index.ts';
import { bytesOf, endlessPages, HOSTILE, pagesOf, rowOf, sheetOf, tableOf } from './testing/sample-table.ts';
import type { Row, TableFile } from './table-file.ts';
import { writeTablePdf } from './write-table-pdf.ts';

afterAll(endThreads);

const PICTURE: Picture = {
  Title: 'Who has not updated',
  Kind: 'bars',
  Unit: 'people',
  Series: [
    { Name: 'Updated', Look: 'solid' },
    { Name: 'Missing', Look: 'hatch' },
  ],
  Rows: [
    { Label: 'Field Service', Values: [14, 7], Note: '7 of 21 missing' },
    { Label: 'شركة', Values: [3, null], Note: 'none missing' },
  ],
  Sentence: 'Seven of 24 people are missing, all of them in Field Service.',
};

/** The document and the text of each page. */
async function printed(rows: readonly Row[], values?: Partial<TableFile>) {
  const bytes = await bytesOf(writeTablePdf(tableOf(rows, values)));
  const file = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(file, { mergePages: false });
  return { bytes, file, pages: text.map((page) => page.replace(/\s+/g, ' ')) };
}

const people = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) =>
    rowOf(
      `Person <${index}> who has a name that takes two lines of its column, which ends (${index})`,
      index,
    ),
  );
const HEAD = 'Name Days Share Due At';

test('the first page describes the report, and the table is below', async () => {
  const { pages, file } = await printed([
    rowOf('Ana Ruiz', -1234, 0.25, '2026-11-25', '2026-10-25T00:30:00Z', 'All that is long.', 'key-1'),
    rowOf('محمد بن أحمد', 7, 1, null, 'soon'),
    rowOf('יעל כהן'),
    rowOf('田中 さくら'),
    rowOf('Zoë 🚀 👩🏽‍💻', 2, null, null, null, 'Done 🎉 ❤️‍🔥'),
  ]);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(
    'Goal Compliance List Globex 14 of 59 people have not updated weekly predictions Week 7 Scope My organization As of Nov 23, 2026, 13:00 CET Made by Ana Ruiz Time zone Europe/Amsterdam',
  );
  expect(pages[0]).toContain(
    `${HEAD} Ana Ruiz -1,234 25% Nov 25, 2026 Oct 25, 2026, 02:30 Description: All that is long. محمد بن أحمد 7 100% soon יעל כהן 田中 さくら Zoë 🚀 👩‍💻 2 Description: Done 🎉 ❤‍🔥`,
  );
  expect(pages[0]).not.toContain('key-1');
  expect(pages[0]).toContain('Printed by Ana Ruiz, Nov 23, 2026, 13:00 CET Page 1 of 1');
  const page = await file.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  expect((await file.getMetadata()).info).toMatchObject({
    Title: 'Goal Compliance List',
    Author: 'Ana Ruiz',
    Language: 'en',
  });
});

test('every page has the head, who printed it and its number, and each row is on one page', async () => {
  const { pages } = await printed(people(120));
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(HEAD);
    expect(page).toMatch(new RegExp(`Printed by Ana Ruiz, .* Page ${index + 1} of ${pages.length}$`));
  }
  expect(pages[1]).toMatch(/^Goal Compliance List, Globex /);
  for (let row = 0; row < 120; row += 1)
    expect(
      pages.filter((page) => page.includes(`<${row}>`)).map((page) => page.includes(`(${row})`)),
    ).toEqual([true]);
});

test('long text stays with its row, and a row higher than a page spans as many as it needs', async () => {
  const long = (name: string, lines: number): Row =>
    rowOf(
      name,
      1,
      null,
      null,
      null,
      Array.from({ length: lines }, (_, line) => `${name}-${line}.`).join('\n'),
    );
  const { pages } = await printed([
    ...Array.from({ length: 12 }, (_, index) => long(`Person${index}`, 9)),
    long('Endless', 150),
    rowOf(Array.from({ length: 100 }, (_, line) => `Goal-${line}.`).join('\n')),
    rowOf('Last'),
  ]);
  for (let row = 0; row < 12; row += 1)
    expect(
      pages.filter((page) => page.includes(`Person${row} 1`)).map((page) => page.includes(`Person${row}-8.`)),
    ).toEqual([true]);
  const all = pages.join(' ');
  for (const name of ['Endless-0.', 'Endless-149.', 'Goal-0.', 'Goal-99.', 'Last'])
    expect(all.split(name)).toHaveLength(2);
  for (const page of pages) expect(page).toContain(HEAD);
});

interface Entry {
  readonly title: string;
  readonly dest: readonly [page: { readonly num: number; readonly gen: number }];
  readonly items: readonly Entry[];
}

test('a sheet is a section, and the outline links to it and its pages', async () => {
  const sheets = [
    sheetOf(people(40), 'Q1 2026'),
    sheetOf([], 'Q2 2026'),
    sheetOf([rowOf('محمد')], 'Q3 2026'),
  ];
  const { file, pages } = await printed([], { sheets });
  expect(pages.at(-1)).toMatch(/Q2 2026 Nobody is behind\. Q3 2026 Name Days/);
  const [top, ...others] = (await file.getOutline()) as unknown as readonly Entry[];
  expect(others).toEqual([]);
  expect(top?.title).toBe('Goal Compliance List');
  expect(top?.items.map(({ title }) => title)).toEqual(['Q1 2026', 'Q2 2026', 'Q3 2026']);
  const [first, second, third] = top?.items ?? [];
  expect(first?.items.length).toBe(pages.filter((page) => page.includes('Person')).length);
  expect(first?.items.every(({ title }) => /^Person <\d+> who/.test(title))).toBe(true);
  expect(second?.items).toEqual([]);
  expect(third?.items.map(({ title }) => title)).toEqual(['محمد']);
  for (const [index, item] of (first?.items ?? []).entries()) {
    const page = await file.getPageIndex(item.dest[0]);
    expect(pages[page]).toContain(/^Person <\d+>/.exec(item.title)?.[0]);
    expect(page).toBe(index);
  }
});

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}
const flat = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(flat)];

test('pictures are lines and areas with text in place, and the structure can be read aloud', async () => {
  const { file, pages, bytes } = await printed([rowOf('Ana', 1, null, null, null, 'Long.'), ...people(60)], {
    pictures: [PICTURE, { ...PICTURE, Kind: 'lines' }],
  });
  expect(pages[0]).toContain('Who has not updated Updated Missing');
  for (const text of ['Field Service', 'of 21 missing', 'شركة']) expect(pages[0]).toContain(text);
  expect(bytes.includes('/Subtype /Image')).toBe(false);
  const trees = await Promise.all(
    pages.map(async (_, index) => (await (await file.getPage(index + 1)).getStructTree()) as Node),
  );
  const first = flat(trees[0] ?? {});
  expect(first.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
    PICTURE.Sentence,
    PICTURE.Sentence,
  ]);
  const rolesOf = (nodes: readonly Node[], wanted: string) => nodes.filter(({ role }) => role === wanted);
  expect(rolesOf(first, 'H1')).toHaveLength(1);
  const rows = rolesOf(first, 'TR').map((row) => row.children?.map(({ role }) => role).join(' '));
  expect(rows.slice(0, 3)).toEqual(['TH TH TH TH TH', 'TD TD TD TD TD', 'TD']);
  // The head of a later page is a repetition.
  const isRead = ({ children = [] }: Node): boolean => children.length > 0;
  for (const tree of trees.slice(1)) {
    expect(rolesOf(flat(tree), 'TH').filter(isRead)).toEqual([]);
    expect(rolesOf(flat(tree), 'TD').filter(isRead).length).toBeGreaterThan(10);
  }
  expect(bytes.includes('/ColSpan 5')).toBe(true);
});

test('[S9] markup and formulas are text, and there are no links', async () => {
  const rows = HOSTILE.map((text) => rowOf(`${text} )/JS (app.alert(1)) (S)`, null, null, null, null, text));
  const { file, pages, bytes } = await printed(rows, {
    title: '<script>&\u0000)/OpenAction',
    author: ')/JavaScript (x',
    facts: [{ label: '</dc>', text: '(/Launch)' }],
  });
  for (const text of HOSTILE) expect(pages.join(' ')).toContain(text.trim());
  expect((await file.getMetadata()).info).toMatchObject({ Author: ')/JavaScript (x' });
  expect(bytes.includes('<rdf:li xml:lang="x-default">&lt;script&gt;&amp;)/OpenAction</rdf:li>')).toBe(true);
  expect(await file.getJSActions()).toBeNull();
  const links = await Promise.all(
    pages.map(async (_, index) => (await file.getPage(index + 1)).getAnnotations()),
  );
  expect(links.flat()).toEqual([]);
  const withoutTexts = bytes
    .toString('latin1')
    .replace(/\\[()\\]/g, '')
    .replace(/\([^()]*\)|<rdf:li[^<]*<\/rdf:li>/g, '');
  expect(/\/(JavaScript|Launch|EmbeddedFile|OpenAction)\b/.exec(withoutTexts)).toBeNull();
});

test('a table without rows is replaced by a sentence', async () => {
  const { pages } = await printed([], { figure: null });
  expect(pages[0]).toContain('Nobody is behind.');
  expect(pages[0]).not.toContain(HEAD);
});

test('too many rows for paper are refused before there is a file', async () => {
  const page = Array.from({ length: 1_000 }, () => rowOf('Ana'));
  const { sheet, seen } = endlessPages(() => page);
  await expect(writeTablePdf(tableOf([], { sheets: [sheet] }))).rejects.toMatchObject({
    code: 'invalid',
    message: 'This report has more than 10,000 rows. A PDF takes so many at most; take xlsx or CSV.',
  });
  expect(seen).toEqual({ read: 10, isEnded: true });
});

test('an error of any page is thrown before there is a file, and a signal ends it', async () => {
  const page = (index: number): readonly Row[] => [rowOf(`Person ${index}`)];
  for (const last of [0, 3])
    await expect(writeTablePdf(tableOf([], { sheets: [endlessPages(page, last).sheet] }))).rejects.toThrow(
      'the database is away',
    );
  const reason = new Error('The person closed the page.');
  const abort = new AbortController();
  const asked = Promise.withResolvers<void>();
  const pages = (async function* () {
    yield* pagesOf([rowOf('Ana')]);
    asked.resolve();
    await new Promise(() => undefined);
  })();
  const pending = writeTablePdf(tableOf([], { sheets: [{ ...sheetOf([]), pages }] }), {
    signal: abort.signal,
  });
  await asked.promise;
  abort.abort(reason);
  await expect(pending).rejects.toBe(reason);
});
