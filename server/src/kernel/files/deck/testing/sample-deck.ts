import type { Deck, Slide, SlideBar, SlideText } from '@cadence/shared-contract/slides';

export const text = (values: Partial<SlideText> & { readonly text: string }): SlideText => ({
  x: 0.6,
  y: 1,
  width: 5,
  height: 0.5,
  size: 15,
  isStrong: false,
  ink: 'ink',
  align: 'left',
  direction: 'ltr',
  role: 'text',
  goalId: null,
  ...values,
});

export const bar = (values: Partial<SlideBar> = {}): SlideBar => ({
  x: 0,
  y: 0,
  width: 11.7,
  height: 0.12,
  ink: 'brand',
  label: '',
  ...values,
});

export const slideOf = (
  title: string,
  texts: readonly SlideText[] = [],
  values: Partial<Slide> = {},
): Slide => ({
  title,
  bars: [bar(), bar({ y: 2, ink: 'good', label: 'Achieved: 9' })],
  texts: [text({ text: title, role: 'title', isStrong: true, size: 26 }), ...texts],
  goalIds: [],
  notes: '',
  ...values,
});

export const deckOf = (slides: readonly Slide[], values: Partial<Deck> = {}): Deck => ({
  name: 'Goal Summary Q3 2026',
  author: 'Zoë Lefèvre',
  organisation: 'Acme',
  brand: 'E3AB24',
  width: 11.7,
  height: 8.3,
  slides,
  ...values,
});
