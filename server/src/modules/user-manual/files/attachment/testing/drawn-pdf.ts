import { Buffer } from 'node:buffer';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** An ordinary document as programs write it: text, links, bookmarks, a picture, a form without actions, tags, metadata. */
export async function drawnPdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const document = new PDFDocument({
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: 'Q3 2026: 2 objectives (/JavaScript)', Author: 'Ana Ruiz' },
    ...options,
  });
  return written(document, () => draw(document, picture));
}

/** A page with a link to an address. */
export function linkedPdf(address: string, options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options);
  return written(document, () => document.text('A link').link(10, 10, 100, 20, address));
}

async function written(document: PDFKit.PDFDocument, drawAll: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  drawAll();
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(document: PDFKit.PDFDocument, picture: Buffer): void {
  const section = document.struct('Sect');
  document.addStructure(section);
  section.add(
    document.struct('H1', {}, () =>
      document.text('What /JS, /Launch and 5 0 obj << /S /JavaScript mean', { destination: 'top' }),
    ),
  );
  section.add(document.struct('Figure', { alt: 'A square' }, () => document.image(picture, 100, 200)));
  section.end();
  document.outline.addItem('First').addItem('/OpenAction');
  document.link(10, 10, 100, 20, 'https://example.com/manual?a=1');
  document.link(10, 40, 100, 20, 'mailto:ana@example.com');
  document.goTo(10, 70, 100, 20, 'top');
  document.initForm();
  document.formText('name', 10, 100, 200, 20, { value: 'Ana' });
  document.formCheckbox('agreed', 10, 130, 20, 20);
  document.addPage().text('The second page');
}
