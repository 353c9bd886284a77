import type { Deck } from '@cadence/shared-contract/slides';
import { strFromU8, unzipSync } from 'fflate';
import { posix } from 'node:path';
import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { writeDeck } from '../write-deck.ts';

/** A parsed XML element. */
export interface Element {
  readonly name: string;
  readonly space: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/** @throws for XML that is not well-formed */
function read(xml: string, fileName: string): Element {
  const root: Element = { name: '', space: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  const parser = new SaxesParser({ xmlns: true, fileName });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }: SaxesTagNS) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element: Element = {
      name: local,
      space: uri,
      attributes: Object.fromEntries(values),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (words) => open.at(-1)?.children.push(words));
  parser.write(xml).close();
  return root;
}

export const isElement = (child: Element | string): child is Element => typeof child !== 'string';

/** Descendants with this name, in document order. */
export function all(element: Element, name: string): readonly Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

export const wordsIn = (element: Element): string =>
  element.children.map((child) => (isElement(child) ? wordsIn(child) : child)).join('');

export type Parts = ReadonlyMap<string, Element>;

export async function partsOf(deck: Deck): Promise<Parts> {
  const files = Object.entries(unzipSync(await writeDeck(deck)));
  return new Map(files.map(([path, bytes]) => [path, read(strFromU8(bytes), path)]));
}

export function part(parts: Parts, path: string): Element {
  const found = parts.get(path);
  if (found === undefined) throw new Error(`There is no ${path}.`);
  return found;
}

/** The paragraphs of each shape that has text, as a program reads them. */
export const textsIn = (element: Element): readonly string[] =>
  all(element, 'txBody')
    .map((body) =>
      all(body, 'p')
        .map((paragraph) => all(paragraph, 't').map(wordsIn).join(''))
        .join('\n'),
    )
    .filter((words) => words !== '');

/** Targets of a part's relations, as paths from the root of the package. */
export function targetsOf(parts: Parts, path: string): readonly string[] {
  const folder = posix.join(posix.dirname(path), '..');
  return all(part(parts, path), 'Relationship').map(({ attributes }) =>
    posix.join(folder, attributes['Target'] ?? ''),
  );
}
