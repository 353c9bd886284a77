import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { isolated } from './line-order.ts';
import { DocumentFonts } from './document-fonts.ts';
import { PdfPages } from './pdf-pages.ts';
import { LOOK, printed } from './testing/printed-texts.ts';

const FAMILY = '👩‍👩‍👧';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';

/** How many glyphs of a document are those of a font for what it does not have. */
async function missingGlyphs(bytes: Uint8Array): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const file = await getDocumentProxy(Uint8Array.from(bytes));
  const { fnArray, argsArray } = await (await file.getPage(1)).getOperatorList();
  const shown = fnArray.flatMap((op, index) =>
    op === OPS.showText ? (argsArray[index] as [readonly { readonly originalCharCode?: number }[]])[0] : [],
  );
  expect(shown.length).toBeGreaterThan(0);
  return shown.filter(({ originalCharCode }) => originalCharCode === 0).length;
}

test.each([
  ['a face', '😀', '😀'],
  ['a heart, and its text form', '❤️ ❤', '❤ ❤'],
  ['a picture that is text without a selector', '☎️ ☂', '☎ ☂'],
  ['a skin tone', '👍🏽', '👍'],
  ['a family', FAMILY, FAMILY],
  ['a job with a skin tone', '👩🏽‍💻', '👩‍💻'],
  ['a couple of two tones', '👩🏽‍🤝‍👨🏿', '👩🏽‍🤝‍👨🏿'],
  ['a sequence with a selector', '❤️‍🔥', '❤‍🔥'],
  ['a flag', '🇳🇱🇺🇦', '🇳🇱🇺🇦'],
  ['a rainbow flag', '🏳️‍🌈', '🏳‍🌈'],
  ['keycaps', '1️⃣#️⃣', '1⃣#⃣'],
  ['a tone without a picture', '🏽 ก🏽 #🏽\u200d', '🏽 ก🏽 #🏽'],
  ['a joiner between what is not joined', 'م\u200d\u200d\u20e3', 'م◇'],
  ['an emoji of Unicode 16', '🫩', '🫩'],
  ['a sequence without a glyph', '👩‍🍕🏽‍🚀', '👩🍕🚀'],
  ['a sequence that was cut', '👩‍', '👩'],
  ['a flag of a region without a glyph', '🏴󠁵󠁳󠁴󠁸󠁿', '🏴'],
  ['a mark over an emoji', '👍\u0301', '👍'],
])('%s is drawn as glyphs, and is extracted as text', async (_what, emoji, extracted) => {
  const { text, bytes } = await printed([`so ${emoji} end`]);
  expect(text).toBe(`so ${extracted} end`);
  expect(await missingGlyphs(bytes)).toBe(0);
});

/** The glyphs that a text is drawn with. */
async function glyphsOf(text: string, face: 'regular' | 'bold' | 'italic' = 'regular') {
  const fonts = await DocumentFonts.open(text);
  return fonts
    .stretches(fonts.drawable(text, face), face)
    .flatMap(({ text: piece, font }) => font.font.layout(piece).glyphs);
}

test.each([FAMILY, '👩🏽‍🤝‍👨🏿', '❤️‍🔥', '🇳🇱', ENGLAND, '🏳️‍🌈', '7️⃣', '👍🏿', '🐻‍❄️', '⛓️‍💥', '🧑🏾‍🎄'])(
  '%s is one glyph with an outline, in every face',
  async (emoji) => {
    for (const face of ['regular', 'bold', 'italic'] as const) {
      const [glyph, ...others] = await glyphsOf(emoji, face);
      expect([glyph?.id === 0, others]).toEqual([false, []]);
      expect(glyph?.path.commands.length).toBeGreaterThan(10);
    }
  },
);

test('an emoji that no font has is one replacement sign, not one per character', async () => {
  const { text, bytes } = await printed([
    'so \u{1fafd} and \u{1fafd}\u200d\u{1fafe}\ufe0f and 👩\u200d\u{1fafd} end',
  ]);
  expect(text).toBe('so ◇ and ◇ and 👩◇ end');
  expect(await missingGlyphs(bytes)).toBe(0);
});

test('fonts for emoji are read only for texts that have some', async () => {
  expect((await printed(['Lotte 1, # and * © 2026 ™ ↔ ✓'])).fonts).toEqual(['Inter-Regular']);
  expect((await printed(['Well done 🎉👍🔥'])).fonts).toEqual(['Inter-Regular', 'NotoEmoji-Regular']);
});

test('an emoji is as wide as it is drawn: labels of pictures are measured before they are', async () => {
  const pages = await PdfPages.open({ title: 'T', author: 'A', madeAt: new Date(0) }, '👍🏽 👩‍🍕 \u{1fafd}');
  const widthOf = (text: string): number => pages.measure({ text, look: LOOK });
  expect(widthOf('👍🏽')).toBe(widthOf('👍'));
  expect(widthOf('👩‍🍕')).toBe(widthOf('👩') + widthOf('🍕'));
  expect(widthOf('\u{1fafd}')).toBe(widthOf('◇'));
});

test('emoji are in the order of their line, also where it is written from the right', async () => {
  const { file } = await printed([isolated('מזל 🎉👍 טוב 🔥')]);
  const { items } = await (await file.getPage(1)).getTextContent();
  const places = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [[item.str, Number(item.transform[4])] as const] : [],
  );
  const fromTheRight = places.toSorted(([, a], [, b]) => b - a).map(([text]) => text);
  expect(fromTheRight).toEqual(['מזל', '🎉👍', 'טוב', '🔥']);
});
