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
  const { width, height } = actual;
  const found: Square[] = [];
  for (let y = 0; y < height; y += SIDE) {
    const [from, to] = [y, y + SIDE].map((row) => Math.min(row, height) * width * CHANNELS);
    // Most bands of a page are the same to the last bit.
    if (expected.data.compare(actual.data, from, to, from, to) === 0) continue;
    for (let x = 0; x < width; x += SIDE) if (differs(expected, actual, { x, y })) found.push({ x, y });
  }
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
      for (let at = from; at < to; at += CHANNELS) pale.set([255, (pale[at + 1] ?? 0) / 2, 0], at);
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
  const apart = farthest(expected, actual, rows);
  if (apart === 0) return false;
  const [one, other] = [read(expected, rows), read(actual, rows)];
  if (!one.isStraight || !other.isStraight)
    return one.means.some((mean, channel) => Math.abs(mean - (other.means[channel] ?? 0)) > MEAN_LEVELS);
  return apart > (one.isArea && other.isArea ? AREA_LEVELS : EDGE_LEVELS);
}

type Rows = ReturnType<typeof rowsOf>;

/** The largest distance of two levels in the same place. */
function farthest(one: Pixels, other: Pixels, rows: Rows): number {
  let most = 0;
  for (const { from, to } of rows)
    for (let at = from; at < to; at += 1)
      most = Math.max(most, Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)));
  return most;
}

interface ReadSquare {
  /** Of one colour. */
  readonly isArea: boolean;
  /** All rows alike or all columns, as an area, a line or an edge is. */
  readonly isStraight: boolean;
  /** Of red, green and blue. */
  readonly means: readonly number[];
}

/** Reads without making anything: a page has twenty thousand squares. */
function read({ data }: Pixels, rows: Rows): ReadSquare {
  const [{ from: first, to: end }] = rows as [Rows[number]];
  const sums = [0, 0, 0];
  let areRowsAlike = true;
  let areColumnsAlike = true;
  for (const { from, to } of rows)
    for (let at = from; at < to; at += 1) {
      const channel = (at - from) % CHANNELS;
      const level = data[at] ?? 0;
      sums[channel] = (sums[channel] ?? 0) + level;
      areRowsAlike &&= level === data[first + at - from];
      areColumnsAlike &&= level === data[from + channel];
    }
  const pixels = (rows.length * (end - first)) / CHANNELS;
  return {
    isArea: areRowsAlike && areColumnsAlike,
    isStraight: areRowsAlike || areColumnsAlike,
    means: sums.map((sum) => sum / pixels),
  };
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
