import type { ColorToken } from './tokens.ts';

/** WCAG 2.2 AA: text, and shapes that carry meaning. */
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

/** What is drawn on what, and how much lighter one has to be than the other. */
export type ContrastPair = readonly [foreground: ColorToken, background: ColorToken, least: number];

/** Every pair that the components draw; each reads in both themes. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...surfaces.flatMap((surface): ContrastPair[] => [
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
  ...steps.flatMap((n): ContrastPair[] => [
    [`l${n}-on`, `l${n}-fill`, TEXT],
    [`l${n}-text`, `l${n}-tint`, TEXT],
    ['alarm-text', `l${n}-tint`, TEXT],
    ['good-text', `l${n}-tint`, TEXT],
    ['ink', `l${n}-tint`, TEXT],
    [`q${n}-on`, `q${n}-fill`, TEXT],
    ['ink', `r${n}`, TEXT],
  ]),
  ...([1, 2, 3, 4, 5, 6] as const).map((n): ContrastPair => [`p${n}-ink`, `p${n}-bg`, TEXT]),
];
