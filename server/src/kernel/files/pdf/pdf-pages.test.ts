import type { Font } from 'fontkit';
import type { Look } from './text-runs.ts';
import { openFonts } from './fonts.ts';
import { isolated } from './line-order.ts';
import { PdfPages } from './pdf-pages.ts';
import { LOOK, printed } from './testing/printed-texts.ts';

const BOLD: Look = { ...LOOK, face: 'bold' };

test.each([
  ['Greek', 'Σοφία Παπαδοπούλου'],
  ['Vietnamese', 'Nguyễn Thị Phương'],
  ['Japanese', '田中 さくら'],
  ['Chinese', '王小明'],
  ['Chinese of Taiwan', '陳怡君'],
  ['Korean', '김민준'],
  ['Arabic', 'محمد بن أحمد'],
  ['Persian', 'پژمان'],
  ['Hebrew', 'יעל כהן'],
  ['Thai', 'สมชาย ใจดี'],
  ['Hindi', 'कमल'],
  ['Tamil', 'கமலா'],
  ['Georgian', 'ნინო ბერიძე'],
  ['Armenian', 'Արամ Պետրոսյան'],
  ['Amharic', 'አበበ በቀለ'],
])('a text in %s stays text, and is extracted as it was written', async (_script, name) => {
  const { text, fonts } = await printed(
    [isolated(name), `Printed by ${isolated(name)}, Nov 25, 2026`],
    [LOOK, BOLD],
  );
  const sentence = `Printed by ${name}, Nov 25, 2026`;
  expect(text.split('\n')).toEqual([name, name, sentence, sentence]);
  expect(fonts.length).toBeGreaterThan(1);
});

test('a joiner keeps letters apart, and is extracted as a space', async () => {
  expect((await printed([isolated('علی\u200cرضا')])).text).toBe('علی رضا');
});

test('letters that are displayed before the ones they follow are all there', async () => {
  const { text } = await printed(['अमित शर्मा']);
  expect(text.split('').toSorted()).toEqual('अमित शर्मा'.split('').toSorted());
});

test('a right-to-left paragraph begins at the right', async () => {
  const { file } = await printed(['هذا النص', 'Text']);
  const { items } = await (await file.getPage(1)).getTextContent();
  const at = (words: string): number =>
    items.flatMap((item) => ('str' in item && item.str === words ? [Number(item.transform[4])] : []))[0] ?? 0;
  expect(at('هذا النص')).toBeGreaterThan(400);
  expect(at('Text')).toBeLessThan(60);
});

test('a document embeds exactly the fonts that it needs', async () => {
  expect((await printed(['Lotte'])).fonts).toEqual(['Inter-Regular']);
  const { fonts } = await printed(['田中 محمد']);
  expect(fonts.some((font) => font?.startsWith('Vazirmatn'))).toBe(true);
  expect(fonts.some((font) => font?.startsWith('NotoSansJP') || font?.startsWith('NotoSansSC'))).toBe(true);
});

test('a character that no font has is a replacement sign', async () => {
  expect((await printed(['one 𓀀𓀁 two'])).text).toBe('one ◇◇ two');
});

test('the same texts give the same bytes', async () => {
  const texts = ['Lotte Jansen', '田中 さくら', isolated('محمد')];
  expect((await printed(texts)).bytes.equals((await printed(texts)).bytes)).toBe(true);
});

test('characters that are never written together break nothing', async () => {
  const odd = ' ࡲٮ͌ﲍࢵ٤ࣵ鴮݌ ޜ  ؅턶  ߛ࡭ ぬۮڝܶ܄ޤ߬ࠎៀ۽ݩٔ〝ص   ࢪޡ៾ܳ ߒ𠀎  ᄽࣻڍ ⁅ֳ ڥ ࠫݹࢸࢌ';
  expect((await printed([odd, 'end'])).text).toContain('end');
});

test('[D-167] the layout of words is dropped after some pages: many different words leave memory for the rest', async () => {
  const fontkit = Object.getPrototypeOf((await openFonts()).regular) as Font;
  const layout = jest.spyOn(fontkit, 'layout');
  const pages = await PdfPages.open({ title: 'T', author: 'A', madeAt: new Date(0) }, 'repeated');
  const times = (): number => {
    pages.measure({ text: 'repeated', look: LOOK });
    return layout.mock.calls.filter(([text]) => text === 'repeated').length;
  };
  expect([times(), times()]).toEqual([1, 1]);
  for (let page = 0; page < 16; page += 1) pages.nextPage();
  expect([times(), times()]).toEqual([2, 2]);
  layout.mockRestore();
});
