import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from './expect.ts';
import { drawDifferences, encodeShown, encodeStored, findDifferences, readPixels } from './picture-pixels.ts';
import type { Pixels, Square } from './picture-pixels.ts';
import { OVERLAYS } from './walked-actions.ts';

export const PICTURES = join(import.meta.dirname, '../pictures');
const ROOT = join(import.meta.dirname, '../..');
/** How to have the pictures taken again. */
export const RENEW = 'npm test -- --only e2e e2e/tests/screens --update-snapshots';

/** Of the page around it. */
const MARGIN = 24;
/** A window in which it leaves enough of the page beside it, which another picture shows. */
const WIDE = 1_024;
/** The focus and what is measured on the page come some frames later. A limit for what never comes. */
const SETTLES_MS = 10_000;

/** Whether the run takes pictures, and does not compare them. */
export const isRenewing = ({ config }: TestInfo): boolean =>
  config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';

/** Compares what is shown with the stored picture of that name; what differs fails the test, which continues. */
export async function expectPicture(page: Page, name: string, info: TestInfo): Promise<void> {
  await page.mouse.move(0, 0);
  await expectTaken(() => photograph(page), { name, renewBy: RENEW }, info);
}

/** Where a picture is stored, without its ending, and how to have it taken again. */
export interface PictureOf {
  readonly name: string;
  readonly renewBy: string;
  /** How long it may be taken again, where that takes long. */
  readonly settlesMs?: number;
}

/** Compares a picture that somebody takes, and takes again while it is not as stored; see {@link expectPicture}. */
export async function expectTaken(
  take: () => Promise<Pixels>,
  { name, renewBy, settlesMs = SETTLES_MS }: PictureOf,
  info: TestInfo,
): Promise<void> {
  const file = join(PICTURES, `${name}.webp`);
  const stored = await readFile(file).catch(() => null);
  const expected = stored === null ? null : await readPixels(stored);
  if (isRenewing(info)) {
    const seen = await takeStill(take, settlesMs);
    const isForced = info.config.updateSnapshots === 'all';
    return store(file, seen, isForced ? null : expected);
  }
  const { actual, squares } = await settled(take, expected, settlesMs);
  if (squares.length > 0) await keepEvidence(info, name, { expected, actual, squares });
  const where = relative(ROOT, info.outputPath());
  const message = `${name} looks as in e2e/pictures; if not, ${where} shows how, and if it should: ${renewBy}`;
  expect.soft(squares.length, message).toBe(0);
}

interface Look {
  readonly actual: Pixels;
  readonly squares: readonly Square[];
}

/** Looks until it is as expected, or does not become so. No look is under way any more when it answers. */
async function settled(
  take: () => Promise<Pixels>,
  expected: Pixels | null,
  settlesMs: number,
): Promise<Look> {
  let looking = look(take, expected);
  const differs = async (): Promise<boolean> => {
    looking = look(take, expected);
    return isDifferent(await looking);
  };
  if (isDifferent(await looking))
    await expect
      .poll(differs, { timeout: expected === null ? 1 : settlesMs })
      .toBe(false)
      .catch(() => undefined);
  return looking;
}

async function look(take: () => Promise<Pixels>, expected: Pixels | null): Promise<Look> {
  const actual = await take();
  return { actual, squares: expected === null ? [{ x: 0, y: 0 }] : findDifferences(expected, actual) };
}

const isDifferent = ({ squares }: Look): boolean => squares.length > 0;

/** What is shown once it stays the same. */
async function takeStill(take: () => Promise<Pixels>, settlesMs: number): Promise<Pixels> {
  let last = await take();
  const isStill = async (): Promise<boolean> => {
    const next = await take();
    const isSame = next.width === last.width && next.data.equals(last.data);
    last = next;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [300], timeout: settlesMs }).toBe(true);
  return last;
}

/** Stores a picture, unless one that looks the same may stay. */
async function store(file: string, seen: Pixels, stored: Pixels | null): Promise<void> {
  if (stored !== null && findDifferences(stored, seen).length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await encodeStored(seen));
}

/** What the window shows, or what is open over the page in it. */
export async function photograph(page: Page): Promise<Pixels> {
  const clip = await page.evaluate(boxOfOverlay, { overlays: OVERLAYS, margin: MARGIN, wide: WIDE });
  const picture = await page.screenshot({
    animations: 'disabled',
    // A style of the screenshot's own would be refused by the page's policy (see still-page.ts).
    caret: 'initial',
    scale: 'css',
    ...(clip !== null && { clip }),
  });
  return readPixels(picture);
}

/** Runs in the page. What is open over it, with a margin, in whole pixels; null for all that the window shows. */
function boxOfOverlay({
  overlays,
  margin,
  wide,
}: {
  readonly overlays: string;
  readonly margin: number;
  readonly wide: number;
}): { x: number; y: number; width: number; height: number } | null {
  const open = [...document.querySelectorAll(overlays)].filter((part) => part.checkVisibility()).at(-1);
  if (open === undefined || innerWidth < wide) return null;
  const { left, top, right, bottom } = open.getBoundingClientRect();
  const [x, y] = [Math.max(0, Math.floor(left) - margin), Math.max(0, Math.floor(top) - margin)];
  const width = Math.min(innerWidth, Math.ceil(right) + margin) - x;
  const height = Math.min(innerHeight, Math.ceil(bottom) + margin) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Leaves the three pictures where the run keeps what belongs to a failure. */
async function keepEvidence(
  info: TestInfo,
  name: string,
  { expected, actual, squares }: Look & { readonly expected: Pixels | null },
): Promise<void> {
  const encoded = {
    ...(expected !== null && { expected: await encodeShown(expected) }),
    actual: await encodeShown(actual),
    difference: await drawDifferences(actual, squares),
  };
  for (const [kind, body] of Object.entries(encoded)) {
    const path = info.outputPath(`${name.replaceAll('/', '-')}-${kind}.png`);
    await writeFile(path, body);
    await info.attach(`${name}-${kind}`, { path, contentType: 'image/png' });
  }
}
