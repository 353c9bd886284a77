import { contrast } from './color.ts';
import { type ColorToken, colorTokens } from './tokens.ts';

const TEXT = 4.5;
const GRAPHIC = 3;
const surfaces: readonly ColorToken[] = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-press',
];
const steps = [0, 1, 2, 3, 4] as const;

type Pair = readonly [foreground: ColorToken, background: ColorToken, least: number];

const pairs: readonly Pair[] = [
  ...surfaces.flatMap((surface): Pair[] => [
    ['ink', surface, TEXT],
    ['ink-2', surface, TEXT],
    ['ink-3', surface, TEXT],
    ['alarm-text', surface, TEXT],
    ['good-text', surface, TEXT],
  ]),
  ['ink', 'thumb', TEXT],
  ['on-inverse', 'inverse', TEXT],
  ['on-alarm', 'alarm', TEXT],
  ['alarm-text', 'alarm-tint', TEXT],
  ['good-text', 'good-tint', TEXT],
  ['caution-text', 'caution-tint', TEXT],
  ['ink', 'caution-tint', TEXT],
  ['ink-2', 'caution-tint', TEXT],
  ['ink', 'alarm-tint', TEXT],
  ['ink-2', 'alarm-tint', TEXT],
  ['q-text', 'q-tint', TEXT],
  ['good-text', 'q-tint', TEXT],
  ['alarm-text', 'q-tint', TEXT],
  ['q-mark', 'q-tint', GRAPHIC],
  ['line-control', 'surface', GRAPHIC],
  ['line-control', 'surface-raised', GRAPHIC],
  ['alarm', 'surface', GRAPHIC],
  ['caution', 'surface', GRAPHIC],
  ['good', 'surface', GRAPHIC],
  ...steps.flatMap((n): Pair[] => [
    [`l${n}-on`, `l${n}-fill`, TEXT],
    [`l${n}-text`, `l${n}-tint`, TEXT],
    ['alarm-text', `l${n}-tint`, TEXT],
    ['good-text', `l${n}-tint`, TEXT],
    ['ink', `l${n}-tint`, TEXT],
    [`q${n}-on`, `q${n}-fill`, TEXT],
    ['ink', `r${n}`, TEXT],
  ]),
  ...([1, 2, 3, 4, 5, 6] as const).map((n): Pair => [`p${n}-ink`, `p${n}-bg`, TEXT]),
];

test.each(['light', 'dark'] as const)('every text and glyph pair reads in the %s theme', (theme) => {
  const at = theme === 'light' ? 0 : 1;
  const failures = pairs
    .map(([front, back, least]) => ({
      front,
      back,
      least,
      ratio: contrast(colorTokens[front][at], colorTokens[back][at]),
    }))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
  expect(failures).toEqual([]);
});

test('the contrast formula agrees with known values', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
