import { startsByEvent, startsByOpening } from './automatic-action.ts';
import { isHarmlessAddress } from './link-address.ts';
import type { PdfDictionary, PdfValue, Resolve } from './pdf-value.ts';
import { valuesOf } from './pdf-value.ts';

/** What a PDF may do beyond being read, in words for the person who uploads it. */
export const ACTIVE_CONTENT = {
  javaScript: 'JavaScript',
  launch: 'a program to start',
  embedded: 'embedded files',
  submit: 'a form that sends data',
  importData: 'a form that reads a file',
  media: 'sound, video or 3D',
  xfa: 'an XFA form',
  otherFile: 'a link into another file',
  address: 'a link that is neither a web nor a mail address',
  automatic: 'an action that starts by itself',
} as const;

export type ActiveContent = keyof typeof ACTIVE_CONTENT;

/** Kinds of actions that are refused anywhere (ISO 32000-2, 12.6.4). */
const ACTIONS: Readonly<Record<string, ActiveContent>> = {
  JavaScript: 'javaScript',
  Launch: 'launch',
  SubmitForm: 'submit',
  ImportData: 'importData',
  GoToR: 'otherFile',
  GoToE: 'embedded',
  Rendition: 'media',
  Movie: 'media',
  Sound: 'media',
  RichMediaExecute: 'media',
  GoTo3DView: 'media',
};

/** Kinds of annotations and other objects, under `Type` or `Subtype`. */
const TYPES: Readonly<Record<string, ActiveContent>> = {
  EmbeddedFile: 'embedded',
  FileAttachment: 'embedded',
  RichMedia: 'media',
  Movie: 'media',
  Sound: 'media',
  Rendition: 'media',
  '3D': 'media',
  U3D: 'media',
  PRC: 'media',
};

/** Keys that mean the same in every dictionary that has them. */
const KEYS: Readonly<Record<string, ActiveContent>> = {
  JS: 'javaScript',
  JavaScript: 'javaScript',
  EmbeddedFiles: 'embedded',
  EF: 'embedded',
  RF: 'embedded',
  Renditions: 'media',
  RichMediaContent: 'media',
  XFA: 'xfa',
};

const read = (table: Readonly<Record<string, ActiveContent>>, name: string): ActiveContent | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

/**
 * Looks for active content, one object after the other. What depends on other objects (actions that start without a
 * press, addresses) is kept until `finish`, when all of them are known.
 */
export class ActiveContentSearch {
  /** The first that was found. */
  found: ActiveContent | null = null;
  private readonly openings: PdfValue[] = [];
  private readonly events: PdfValue[] = [];
  private readonly addresses: PdfValue[] = [];

  /** Looks at a value and at everything in it. */
  look(value: PdfValue): void {
    // `/S 7 0 R` with a name as object 7.
    if (value.kind === 'name') this.add(read(ACTIONS, value.name) ?? read(TYPES, value.name));
    this.lookInside(value);
  }

  /** Of a stream also: whether its content is in another file. */
  lookAtStream(value: PdfValue): void {
    if (valuesOf(value, 'F').some(({ kind }) => kind === 'string' || kind === 'dictionary'))
      this.add('otherFile');
    this.look(value);
  }

  /** Looks at what depends on other objects. */
  finish(resolve: Resolve): void {
    const starts =
      this.openings.some((value) => startsByOpening(value, resolve)) ||
      this.events.some((value) => startsByEvent(value, resolve));
    if (starts) this.add('automatic');
    if (!this.addresses.every((value) => isHarmlessAddress(value, resolve))) this.add('address');
  }

  private add(found: ActiveContent | null): void {
    this.found ??= found;
  }

  private lookInside(value: PdfValue): void {
    if (value.kind === 'array') for (const item of value.items) this.lookInside(item);
    if (value.kind === 'dictionary') this.lookAtDictionary(value);
  }

  private lookAtDictionary(dictionary: PdfDictionary): void {
    for (const [key, value] of dictionary.entries) {
      if (value.kind === 'keyword' && value.word === 'null') continue;
      this.add(read(KEYS, key));
      if (value.kind === 'name') this.lookAtName(key, value.name, dictionary);
      if (key === 'OpenAction') this.openings.push(value);
      if (key === 'AA') this.events.push(value);
      if (key === 'URI' || key === 'Base') this.addresses.push(value);
      this.lookInside(value);
    }
  }

  private lookAtName(key: string, name: string, dictionary: PdfDictionary): void {
    if (key === 'Type' || key === 'Subtype') this.add(read(TYPES, name));
    if (key === 'S') this.add(read(ACTIONS, name));
    // An article, or a page that is drawn, of another file.
    if (key === 'S' && name === 'Thread' && valuesOf(dictionary, 'F').length > 0) this.add('otherFile');
    if (key === 'Subtype' && name === 'Form' && valuesOf(dictionary, 'Ref').length > 0) this.add('otherFile');
  }
}
