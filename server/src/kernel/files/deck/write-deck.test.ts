import { posix } from 'node:path';
import { endThreads } from '../../threads/index.ts';
import { all, part, partsOf, targetsOf, textsIn, wordsIn } from './testing/read-deck.ts';
import { deckOf, slideOf, text } from './testing/sample-deck.ts';
import { writeDeck } from './write-deck.ts';

afterAll(endThreads);

const SAMPLE = deckOf([
  slideOf('Goal Summary Q3 2026', [text({ text: 'Q3 2026 · Acme', y: 3 })]),
  slideOf('Goal Summary', [text({ text: 'All ten moved.\nSix without a call.', y: 3 })], {
    notes: 'Goal 1\nSources: Result, Sep 30\n\nGoal 2',
  }),
  slideOf('Goal Summary (2)', [text({ text: '3', y: 7.7, role: 'number' })]),
]);

describe('the file', () => {
  test('every part is well-formed, has a declared type, and refers only to existing parts', async () => {
    const parts = await partsOf(SAMPLE);
    const types = part(parts, '[Content_Types].xml');
    const told = all(types, 'Override').map(({ attributes }) => attributes['PartName']?.slice(1));
    const paths = [...parts.keys()].filter(
      (path) => path !== '[Content_Types].xml' && !path.endsWith('.rels'),
    );
    expect(told).toHaveLength(paths.length);
    expect(new Set(told)).toEqual(new Set(paths));
    const relations = [...parts.keys()].filter((path) => path.endsWith('.rels'));
    const targets = relations.flatMap((path) => targetsOf(parts, path));
    expect(targets.filter((target) => !parts.has(target))).toEqual([]);
    // Every part can be reached from the root.
    expect(new Set(targets)).toEqual(new Set(paths));
    for (const path of relations) {
      const ids = all(part(parts, path), 'Relationship').map(({ attributes }) => attributes['Id']);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('every id that a part refers to is among its relations', async () => {
    const parts = await partsOf(SAMPLE);
    const calls = ['ppt/presentation.xml', 'ppt/slideMasters/slideMaster1.xml'].map((path) => {
      const named = ['sldMasterId', 'notesMasterId', 'sldId', 'sldLayoutId'].flatMap((name) =>
        all(part(parts, path), name).map(({ attributes }) => attributes['r:id']),
      );
      const relations = `${posix.dirname(path)}/_rels/${posix.basename(path)}.rels`;
      const known = all(part(parts, relations), 'Relationship').map(({ attributes }) => attributes['Id']);
      return [named.length, named.filter((id) => !known.includes(id))];
    });
    expect(calls).toEqual([
      [5, []],
      [1, []],
    ]);
  });

  test('no id is used twice', async () => {
    const parts = await partsOf(SAMPLE);
    for (const [path, element] of parts) {
      const ids = all(element, 'cNvPr').map(({ attributes }) => `${path} ${attributes['id']}`);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const presentation = part(parts, 'ppt/presentation.xml');
    const ids = [
      ...all(presentation, 'sldId'),
      ...all(presentation, 'sldMasterId'),
      ...all(part(parts, 'ppt/slideMasters/slideMaster1.xml'), 'sldLayoutId'),
    ].map(({ attributes }) => Number(attributes['id']));
    expect(ids).toEqual([256, 257, 258, 2_147_483_648, 2_147_483_649]);
  });

  test('[AI-021] slides are 11.7 by 8.3 inches', async () => {
    const [size] = all(part(await partsOf(SAMPLE), 'ppt/presentation.xml'), 'sldSz');
    expect(size?.attributes).toEqual({ cx: '10698480', cy: '7589520' });
  });

  test('[AI-024] the colour of the tenant is the first accent of its theme, and its bars use it', async () => {
    const parts = await partsOf(SAMPLE);
    const [accent] = all(part(parts, 'ppt/theme/theme1.xml'), 'accent1');
    expect(accent?.children).toMatchObject([{ name: 'srgbClr', attributes: { val: 'E3AB24' } }]);
    const [first] = all(part(parts, 'ppt/slides/slide1.xml'), 'sp').filter(
      (shape) => all(shape, 'decorative').length > 0,
    );
    expect(first === undefined ? [] : all(first, 'schemeClr')[0]?.attributes).toEqual({ val: 'accent1' });
  });

  test('the same slides give the same file', async () => {
    expect(await writeDeck(SAMPLE)).toEqual(await writeDeck(SAMPLE));
  });

  test('a deck without slides is valid', async () => {
    const parts = await partsOf(deckOf([]));
    expect(all(part(parts, 'ppt/presentation.xml'), 'sldId')).toEqual([]);
  });
});

describe('a slide', () => {
  test('[AI-010] has the texts of the deck, in order, with its title where programs look for titles', async () => {
    const parts = await partsOf(SAMPLE);
    for (const [index, { texts }] of SAMPLE.slides.entries()) {
      const slide = part(parts, `ppt/slides/slide${index + 1}.xml`);
      expect(textsIn(slide)).toEqual(texts.map(({ text: words }) => words));
      const [title] = all(slide, 'sp');
      expect(title === undefined ? [] : all(title, 'ph').map(({ attributes }) => attributes)).toEqual([
        { type: 'title' },
      ]);
    }
  });

  test('places its texts as the deck does, with their sizes and their measured line spacing', async () => {
    const deck = deckOf([
      slideOf('One', [text({ text: 'Two', x: 1, y: 2.5, width: 3, height: 0.25, size: 11 })]),
    ]);
    const shape = all(part(await partsOf(deck), 'ppt/slides/slide1.xml'), 'sp').at(-1);
    if (shape === undefined) throw new Error('There is no shape.');
    const at = (name: string) => all(shape, name)[0]?.attributes;
    expect(at('off')).toEqual({ x: '914400', y: '2286000' });
    expect(at('ext')).toEqual({ cx: '2743200', cy: '228600' });
    expect(at('spcPts')).toEqual({ val: '1375' });
    expect(at('rPr')).toMatchObject({ sz: '1100', b: '0', lang: 'en-US' });
  });

  test('marks decorative bars as such, and describes the others', async () => {
    const slide = part(await partsOf(SAMPLE), 'ppt/slides/slide1.xml');
    const bars = all(slide, 'sp').filter((shape) => textsIn(shape).length === 0);
    const said = bars.map((shape) => [
      all(shape, 'cNvPr')[0]?.attributes['descr'],
      all(shape, 'decorative').length,
    ]);
    expect(said).toEqual([
      [undefined, 1],
      ['Achieved: 9', 0],
    ]);
  });

  test('has a number that is updated when it is moved', async () => {
    const fields = all(part(await partsOf(SAMPLE), 'ppt/slides/slide3.xml'), 'fld');
    expect(fields.map((field) => [field.attributes['type'], wordsIn(field)])).toEqual([['slidenum', '3']]);
  });

  test('has Arabic and Hebrew paragraphs that run from right to left, and each names its language', async () => {
    const deck = deckOf([
      slideOf('One', [
        text({ text: 'تقليل وقت\n111%.\nRetention', direction: 'rtl', align: 'right' }),
        text({ text: 'לשימור', direction: 'rtl', align: 'right', y: 3 }),
        text({ text: '引き継ぎ', y: 4 }),
      ]),
    ]);
    const shapes = all(part(await partsOf(deck), 'ppt/slides/slide1.xml'), 'sp').slice(-3);
    const looks = shapes.map((shape) => [
      all(shape, 'pPr').map(({ attributes }) => `${attributes['algn']} ${attributes['rtl']}`),
      all(shape, 'rPr')[0]?.attributes['lang'],
    ]);
    expect(looks).toEqual([
      [['r 1', 'r 1', 'r 0'], 'ar-SA'],
      [['r 1'], 'he-IL'],
      [['l 0'], 'ja-JP'],
    ]);
  });

  test('has its notes; a slide with nothing to say has none', async () => {
    const parts = await partsOf(SAMPLE);
    expect([...parts.keys()].filter((path) => /notesSlide\d+\.xml$/.test(path))).toEqual([
      'ppt/notesSlides/notesSlide2.xml',
    ]);
    expect(textsIn(part(parts, 'ppt/notesSlides/notesSlide2.xml'))).toEqual([SAMPLE.slides[1]?.notes]);
  });
});
