import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';

/** A file as the browser saved it. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function savedFile(download: Download): Promise<SavedFile> {
  return {
    name: download.suggestedFilename(),
    bytes: new Uint8Array(await readFile(await download.path())),
  };
}

/** What is downloaded when something is pressed. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return savedFile(download);
}

/** A table of a file: its head, and its rows. */
export interface ReadTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

function tableOf(name: string, [head = [], ...rows]: readonly (readonly unknown[])[]): ReadTable {
  return { name, head: head.map(String), rows };
}

/** The sheets of a workbook. */
export async function readXlsx({ bytes }: SavedFile): Promise<readonly ReadTable[]> {
  const sheets = await readWorkbook(Buffer.from(bytes));
  return sheets.map(({ sheet, data }) => tableOf(sheet, data));
}

export function readCsv({ name, bytes }: SavedFile): ReadTable {
  return tableOf(name, parse(Buffer.from(bytes), { bom: true }));
}

/** The texts of its pages, without blanks: where lines end does not matter. */
export async function readPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map(withoutBlanks);
}

export const withoutBlanks = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '');

/** Slides of a deck. */
export interface ReadDeck {
  /** In inches. */
  readonly width: number;
  readonly height: number;
  /** The texts of each slide, one after another. */
  readonly slides: readonly string[];
  /** Colours of its theme and its slides, six hexadecimal digits. */
  readonly colors: ReadonlySet<string>;
}

const EMU_PER_INCH = 914_400;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plainText = (xml: string): string =>
  xml.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

export function readDeck({ bytes }: SavedFile): ReadDeck {
  const parts = unzipSync(bytes);
  const part = (path: string): string => strFromU8(parts[path] ?? new Uint8Array());
  const [, width, height] = /<p:sldSz cx="(\d+)" cy="(\d+)"/.exec(part('ppt/presentation.xml')) ?? [];
  const paths = Object.keys(parts)
    .filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
    .toSorted((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)));
  const slides = paths.map(part);
  return {
    width: Number(width) / EMU_PER_INCH,
    height: Number(height) / EMU_PER_INCH,
    slides: slides.map((xml) =>
      [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => plainText(text)).join(' '),
    ),
    colors: new Set(
      Object.keys(parts)
        .filter((path) => /^ppt\/(theme|slides)\/\w+\.xml$/.test(path))
        .flatMap((path) => [...part(path).matchAll(/srgbClr val="(\w{6})"/g)].map(([, color = '']) => color)),
    ),
  };
}
