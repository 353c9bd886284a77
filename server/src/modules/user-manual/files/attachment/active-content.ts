import { startsByEvent, startsByOpening } from './automatic-action.ts';
import { isHarmlessAddress } from './link-address.ts';
import type { PdfDictionary, PdfValue, Resolve } from './pdf-value.ts';
import { valuesOf } from './pdf-value.ts';

/** What a PDF may do besides being read, in words for the person who uploads it. */
export const ACTIVE_CONTENT = {
  javaScript: 'JavaScript',
  launch: 'a program to start',
  embedded: 'embedded files',
  submit: 'a form that sends data',
  importData: 'a form that reads a file',
  media: 'sound, video or 3D',
  xfa: 'an XFA form',
  otherFile: 'a link into another file',
  address: 'a link that is no web address, mail address or phone number',
  automatic: 'an action that starts by itself',
} as const;

export type ActiveContent = keyof typeof ACTIVE_CONTENT;

/** Kinds of actions that are refused anywhere in the file (ISO 32000-2, 12.6.4). */
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

/** Kinds of annotations and other objects, by `Type` or `Subtype`. */
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

/** Keys with the same meaning in every dictionary. */
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
 * Searches for active content, one object at a time. What depends on other objects (actions that start automatically,
 * addresses) is kept until `finish`, when all objects are known.
 */
export class ActiveContentSearch {
  /** The first active content found. */
  found: ActiveContent | null = null;
  private readonly openings: PdfValue[] = [];
  private readonly events: PdfValue[] = [];
  private readonly addresses: PdfValue[] = [];

  /** Checks a value and everything in it. */
  look(value: PdfValue): void {
    // `/S 7 0 R` with a name as object 7.
    if (value.kind === 'name') this.add(read(ACTIONS, value.name) ?? read(TYPES, value.name));
    this.lookInside(value);
  }

  /** Checks a stream; its content may also be in another file. */
  lookAtStream(value: PdfValue): void {
    if (valuesOf(value, 'F').some(({ kind }) => kind === 'string' || kind === 'dictionary'))
      this.add('otherFile');
    this.look(value);
  }

  /** Checks what depends on other objects; `isDecrypted` if the document is encrypted. */
  finish(resolve: Resolve, isDecrypted = false): void {
    const starts =
      this.openings.some((value) => startsByOpening(value, resolve)) ||
      this.events.some((value) => startsByEvent(value, resolve));
    if (starts) this.add('automatic');
    if (!this.addresses.every((value) => isHarmlessAddress(value, resolve, isDecrypted))) this.add('address');
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
    // An article, or a drawn page, of another file.
    if (key === 'S' && name === 'Thread' && valuesOf(dictionary, 'F').length > 0) this.add('otherFile');
    if (key === 'Subtype' && name === 'Form' && valuesOf(dictionary, 'Ref').length > 0) this.add('otherFile');
  }
}
