import { endThreads } from '../../threads/index.ts';
import { all, isElement, part, partsOf, textsIn, wordsIn } from './testing/read-deck.ts';
import type { Element } from './testing/read-deck.ts';
import { bar, deckOf, slideOf, text } from './testing/sample-deck.ts';

afterAll(endThreads);

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const PRESENTATION = 'http://schemas.openxmlformats.org/presentationml/2006/main';

describe('[S9] a text is text, whatever it looks like', () => {
  /** What was written, and what a program reads. */
  const HOSTILE: readonly (readonly [written: string, read: string])[] = [
    ['<a:hlinkClick r:id="rId1"/>', '<a:hlinkClick r:id="rId1"/>'],
    ['</a:t></a:r></a:p><p:sp>', '</a:t></a:r></a:p><p:sp>'],
    ['javascript:alert(1) https://evil.test', 'javascript:alert(1) https://evil.test'],
    ['=cmd|"/c calc"!A1', '=cmd|"/c calc"!A1'],
    ['&lt;b&gt; &#x41; &xxe; %xxe;', '&lt;b&gt; &#x41; &xxe; %xxe;'],
    [
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
    ],
    [']]> <![CDATA[x]]> <?php ?> <!-- -->', ']]> <![CDATA[x]]> <?php ?> <!-- -->'],
    ['a\u0000b\u0008c\u001bd\u0085e\ufffef', 'abcdef'],
    ['one \ud83d two \ude00', 'one \ufffd two \ufffd'],
    ['" onload="x\' y', '" onload="x\' y'],
    ['😀 👩🏽‍💻 🏳️‍🌈 1️⃣ 𝒳 語', '😀 👩🏽‍💻 🏳️‍🌈 1️⃣ 𝒳 語'],
  ];
  const WRITTEN = HOSTILE.map(([written]) => written);
  const READ = HOSTILE.map(([, words]) => words);
  const [first = ''] = WRITTEN;
  const everything = WRITTEN.join(' ');

  const deck = deckOf(
    [
      slideOf(
        'Goals',
        WRITTEN.map((words, index) => text({ text: words, y: 2 + index / 2 })),
        { notes: WRITTEN.join('\n'), bars: WRITTEN.map((label) => bar({ label })) },
      ),
      slideOf(first),
    ],
    { name: everything, author: everything, organisation: everything },
  );

  test('on slides, in notes, in descriptions and in the properties of the file', async () => {
    const parts = await partsOf(deck);
    const slide = part(parts, 'ppt/slides/slide1.xml');
    expect(textsIn(slide)).toEqual(['Goals', ...READ]);
    expect(all(slide, 'cNvPr').flatMap(({ attributes }) => attributes['descr'] ?? [])).toEqual(READ);
    expect(textsIn(part(parts, 'ppt/slides/slide2.xml'))).toEqual([first]);
    expect(textsIn(part(parts, 'ppt/notesSlides/notesSlide1.xml'))).toEqual([READ.join('\n')]);
    const core = part(parts, 'docProps/core.xml');
    for (const name of ['title', 'creator', 'lastModifiedBy'])
      expect(all(core, name).map(wordsIn)).toEqual([READ.join(' ')]);
    expect(all(part(parts, 'docProps/app.xml'), 'Company').map(wordsIn)).toEqual([READ.join(' ')]);
  });

  test('the file contains no link, nothing external and nothing executable', async () => {
    const parts = await partsOf(deck);
    const KINDS =
      /\/(slide|slideMaster|slideLayout|notesMaster|notesSlide|theme|presProps|viewProps|tableStyles|officeDocument|core-properties|extended-properties)$/;
    for (const [path, element] of parts) {
      for (const { attributes } of all(element, 'Relationship')) {
        expect(attributes['TargetMode']).toBeUndefined();
        expect(attributes['Type']).toMatch(KINDS);
      }
      expect(path).toMatch(/^(\[Content_Types\]\.xml|(_rels|docProps|ppt)\/[\w/.]*\.(xml|rels))$/);
      for (const name of ['hlinkClick', 'hlinkHover', 'snd', 'oleObj', 'control', 'pic', 'timing'])
        expect(all(element, name)).toEqual([]);
    }
  });

  test('a slide contains only elements of drawings and presentations', async () => {
    const slide = part(await partsOf(deck), 'ppt/slides/slide1.xml');
    const names = new Set<string>();
    const collect = (element: Element): void => {
      for (const child of element.children.filter(isElement)) {
        if (child.name !== 'decorative') names.add(child.space);
        collect(child);
      }
    };
    collect(slide);
    expect(names).toEqual(new Set([PRESENTATION, DRAWING]));
  });
});
