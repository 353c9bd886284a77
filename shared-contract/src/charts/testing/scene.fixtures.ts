import type { Measure, Picture, Scene, Shape } from '../index.ts';

export type TextShape = Extract<Shape, { type: 'text' }>;
export type RectShape = Extract<Shape, { type: 'rect' }>;

/** A letter is half as wide as high; strong ones a little more. */
export const measure: Measure = (text, size, isStrong) => [...text].length * size * (isStrong ? 0.56 : 0.5);

export const texts = ({ shapes }: Scene): TextShape[] => shapes.filter((shape) => shape.type === 'text');
export const rects = ({ shapes }: Scene): RectShape[] => shapes.filter((shape) => shape.type === 'rect');
export const written = (scene: Scene): string[] => texts(scene).map(({ text }) => text);

export const DEPARTMENTS: Picture = {
  Title: 'Updated by department, week 7',
  Kind: 'bars',
  Unit: 'people',
  Series: [
    { Name: 'updated', Look: 'solid' },
    { Name: 'not updated', Look: 'hatch' },
  ],
  Rows: [
    { Label: 'Field Service', Values: [14, 7], Note: '7 of 21 missing' },
    { Label: 'Customer Success', Values: [15, 4], Note: '4 of 19 missing' },
    { Label: 'People', Values: [0, 5], Note: '5 of 5 missing' },
  ],
  Sentence: 'Field Service has most of those who have not updated.',
};

export const WEEKS: Picture = {
  Title: 'Compliance by week',
  Kind: 'lines',
  Unit: 'percent',
  Series: [
    { Name: 'This quarter', Look: 'accent' },
    { Name: 'Last quarter', Look: 'pale' },
  ],
  Rows: [50, 62, null, 70, 81].map((value, index) => ({
    Label: `Week ${index + 1}`,
    Values: [value, 40 + index],
    Note: null,
  })),
  Sentence: 'Compliance rose from 50% to 81%.',
};
