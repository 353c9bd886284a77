import type { Picture, PictureUnit } from './picture.ts';

/** The language of the product, available on every server. */
const LOCALE = 'en-US';
const COMPACT_FROM = 10_000;
const SCIENTIFIC_FROM = 1e15;
const exactly = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const meanFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const compactly = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
const scientifically = new Intl.NumberFormat(LOCALE, { notation: 'scientific', maximumFractionDigits: 1 });

/** '1,250', '62.5%', '2.67' for a mean of levels. */
export function valueWords(value: number, unit: PictureUnit): string {
  if (unit === 'level') return meanFormat.format(value);
  return unit === 'percent' ? `${exactly.format(value)}%` : exactly.format(value);
}

/** As short as an axis needs it: '12.5K', '50%'. */
export function tickWords(value: number, unit: PictureUnit): string {
  if (value < COMPACT_FROM) return valueWords(value, unit);
  const short = value < SCIENTIFIC_FROM ? compactly.format(value) : scientifically.format(value);
  return unit === 'percent' ? `${short}%` : short;
}

/** What is drawn of a value: nothing for null and for what is no number; what is less than nothing is drawn as 0. */
export function drawnValue(value: number | null | undefined): number | null {
  return value == null || !Number.isFinite(value) ? null : Math.max(0, value);
}

/** For the pointer: 'Field Service, updated: 14'. */
export function valueTitle(picture: Picture, row: Picture['Rows'][number], series: number): string {
  const value = drawnValue(row.Values[series]);
  const name = picture.Series[series]?.Name ?? '';
  return `${[row.Label, name].filter(Boolean).join(', ')}: ${value === null ? 'none' : valueWords(value, picture.Unit)}`;
}
