import sharp from 'sharp';

/** A picture as bytes: red, green and blue of each pixel, row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A place where two pictures differ, by its upper left corner. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

const CHANNELS = 3;
/** Pictures are compared square by square, of this many pixels a side. */
const SIDE = 8;
/** Levels of 255 by which an area of one colour may differ: none, but for rounding. */
const AREA_LEVELS = 1;
/** Levels by which a line or an edge may differ: what storing it costs, and rounding. */
const EDGE_LEVELS = 10;
/** Levels by which a square with letters or slopes may differ on average: browsers smooth them differently. */
const MEAN_LEVELS = 16;
/** How many squares may differ before the picture does. */
const SQUARES = 3;

export async function readPixels(file: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** As stored in the repository: areas are exact, and what is between them is off by no more than is tolerated. */
export function encodeStored({ data, width, height }: Pixels): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: CHANNELS } });
  return picture.webp({ nearLossless: true, quality: 20, effort: 4 }).toBuffer();
}

/**
 * Where a picture differs from another as a person would see it; nothing if at most three squares do. Letters may be
 * smoothed differently, as browsers and machines do: what counts is how much ink is in each square. Areas, lines and
 * edges have to be the same.
 */
export function findDifferences(expected: Pixels, actual: Pixels): readonly Square[] {
  if (expected.width !== actual.width || expected.height !== actual.height) return [{ x: 0, y: 0 }];
  const found: Square[] = [];
  for (let y = 0; y < actual.height; y += SIDE)
    for (let x = 0; x < actual.width; x += SIDE)
      if (differs(expected, actual, { x, y })) found.push({ x, y });
  return found.length > SQUARES ? found : [];
}

/** As any viewer shows it. */
export function encodeShown({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
}

/** Shows where: the picture in pale, and the squares in red. */
export function drawDifferences(
  { data, width, height }: Pixels,
  squares: readonly Square[],
): Promise<Buffer> {
  const pale = Buffer.from(data.map((level) => 255 - (255 - level) / 3));
  const shown = { data: pale, width, height };
  for (const square of squares)
    for (const { from, to } of rowsOf(shown, square))
      for (let at = from; at < to; at += CHANNELS) pale.set([255, pale[at + 1] ?? 0, 0], at);
  return encodeShown(shown);
}

/** Where the bytes of each row of a square begin and end. */
function rowsOf({ width, height }: Pixels, { x, y }: Square): readonly { from: number; to: number }[] {
  const columns = Math.min(SIDE, width - x);
  const rows = Math.min(SIDE, height - y);
  return Array.from({ length: rows }, (_, row) => {
    const from = ((y + row) * width + x) * CHANNELS;
    return { from, to: from + columns * CHANNELS };
  });
}

function differs(expected: Pixels, actual: Pixels, square: Square): boolean {
  const rows = rowsOf(actual, square);
  if (rows.every(({ from, to }) => expected.data.compare(actual.data, from, to, from, to) === 0))
    return false;
  const [one, other] = [read(expected, rows), read(actual, rows)];
  if (!one.isStraight || !other.isStraight) return apart(one.means, other.means) > MEAN_LEVELS;
  return apart(one.levels, other.levels) > (one.isArea && other.isArea ? AREA_LEVELS : EDGE_LEVELS);
}

interface ReadSquare {
  readonly levels: readonly number[];
  /** Of one colour. */
  readonly isArea: boolean;
  /** All rows alike or all columns, as an area, a line or an edge is. */
  readonly isStraight: boolean;
  /** Of red, green and blue. */
  readonly means: readonly number[];
}

function read({ data }: Pixels, rows: readonly { from: number; to: number }[]): ReadSquare {
  const levels = rows.flatMap(({ from, to }) => [...data.subarray(from, to)]);
  const row = levels.length / rows.length;
  const areRowsAlike = levels.every((level, at) => level === levels[at % row]);
  const areColumnsAlike = levels.every((level, at) => level === levels[at - (at % row) + (at % CHANNELS)]);
  const means = [0, 1, 2].map((channel) => {
    const own = levels.filter((_, at) => at % CHANNELS === channel);
    return own.reduce((sum, level) => sum + level, 0) / own.length;
  });
  return {
    levels,
    isArea: areRowsAlike && areColumnsAlike,
    isStraight: areRowsAlike || areColumnsAlike,
    means,
  };
}

/** The largest distance of two lists of levels. */
function apart(one: readonly number[], other: readonly number[]): number {
  return one.reduce((most, level, at) => Math.max(most, Math.abs(level - (other[at] ?? 0))), 0);
}

/** How much lighter one of two colours has to be for a shape to be seen (WCAG 1.4.11). */
const SHAPE_CONTRAST = 3;

/** How many pixels stand out from those of another picture, or without one from the colour that most have. */
export function countContrasts(before: Pixels | null, after: Pixels): number {
  const lights = lightsOf(after);
  const ground = before === null ? [commonest(lights)] : lightsOf(before);
  return lights.filter((light, at) => {
    const other = ground[at % ground.length] ?? light;
    return (Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05) >= SHAPE_CONTRAST;
  }).length;
}

/** Relative luminance of every pixel, from 0 to 1. */
function lightsOf({ data, width, height }: Pixels): readonly number[] {
  const linear = (level = 0): number =>
    level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;
  return Array.from({ length: width * height }, (_, pixel) => {
    const [red, green, blue] = data.subarray(pixel * CHANNELS, (pixel + 1) * CHANNELS);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}
