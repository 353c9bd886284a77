import { readableText } from '../spreadsheet/cell-text.ts';
import { xmlText } from '../xml-text.ts';

/** The metadata of a document, which the types leave out. */
interface Described {
  readonly info: Record<string, unknown>;
  endMetadata(): void;
}

/** pdfkit writes title and author into XML unescaped, after it has written them elsewhere. */
export function escapeMetadata(document: PDFKit.PDFDocument): void {
  const doc = document as unknown as Described;
  const write = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    for (const [name, value] of Object.entries(doc.info))
      if (typeof value === 'string') doc.info[name] = xmlText(readableText(value));
    write();
  };
}
