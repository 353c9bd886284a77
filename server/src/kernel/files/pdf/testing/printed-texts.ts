import { extractText, getDocumentProxy } from 'unpdf';
import { PdfPages, plain } from '../pdf-pages.ts';
import type { Look } from '../text-runs.ts';

export const LOOK: Look = { face: 'regular', size: 12, color: '#000000' };

/** A document with one paragraph per text and look, its text, and the fonts that are embedded in it. */
export async function printed(texts: readonly string[], looks: readonly Look[] = [LOOK]) {
  const info = { title: 'Test', author: 'Somebody', madeAt: new Date('2026-11-23T12:00:00Z') };
  const pages = await PdfPages.open(info, texts);
  for (const text of texts)
    for (const look of looks)
      pages.tag('P', () => pages.flow(pages.lines(plain(text, look), pages.width, 18), pages.left));
  const bytes = await pages.finish(() => undefined);
  const file = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(file, { mergePages: true });
  const fonts = [...bytes.toString('latin1').matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name);
  return { bytes, file, text, fonts };
}
