import { render, screen } from '@testing-library/react';
import { DISC_TYPES, traitsOf } from '@cadence/shared-contract';
import { TraitWheel } from './trait-wheel.tsx';
import { glyphArea, traitArea } from './wheel-paths.ts';
import { TypeGlyph } from './type-glyph.tsx';
import { rankOf } from './wheel-text.ts';

const SIOBHAN = { D: 12, I: 18, S: 38, C: 32 };
const ZOE = { D: 36, I: 31, S: 14, C: 19 };

const pathsOf = (className: string): (string | null)[] =>
  [...document.querySelectorAll(`.${className}`)].map((path) => path.getAttribute('d'));

test('[UMAN-001] percentages are four quarters, the traits of the type deep, and the reader a line', () => {
  render(<TraitWheel personId={20} name="Siobhán" type="SC" percentages={SIOBHAN} reader={ZOE} />);
  const figure = screen.getByRole('img');
  expect(figure).toHaveAccessibleName(
    'Siobhán: Dominance 12%, Influence 18%, Steadiness 38%, Conscientiousness 32%. You: Dominance 36%, Influence 31%, Steadiness 14%, Conscientiousness 19%',
  );
  expect(figure).toHaveTextContent('12%Dominance18%Influence38%Steadiness32%Conscientiousness');
  expect(pathsOf('mn-main')).toEqual([traitArea('S', 38), traitArea('C', 32)]);
  expect(pathsOf('mn-less')).toEqual([traitArea('D', 12), traitArea('I', 18)]);
  expect(pathsOf('mn-reader')).toHaveLength(4);
});

test('[UMAN-001] an own entry is an arc for each trait and never an area', () => {
  render(<TraitWheel personId={31} name="José" type="ID" percentages={null} />);
  const figure = screen.getByRole('img');
  expect(figure).toHaveAccessibleName('José: Influence first, Dominance second; entered without percentages');
  expect(figure).toHaveTextContent('secondDominancefirstInfluenceSteadinessConscientiousness');
  expect([pathsOf('mn-main'), pathsOf('mn-less')]).toEqual([[], []]);
  expect(
    [pathsOf('mn-edge-first'), pathsOf('mn-edge-second'), pathsOf('mn-edge-none')].map((d) => d.length),
  ).toEqual([1, 1, 2]);
});

test('without a type the wheel is empty', () => {
  render(<TraitWheel personId={31} name="José" type={null} percentages={null} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Four traits, none known yet');
  expect(pathsOf('mn-edge-none')).toHaveLength(4);
});

test('quarters lie in their places: D top left, I top right, S bottom right, C bottom left', () => {
  expect(traitArea('D', 50)).toBe('M146.5 146.5H44.0A104.0 104.0 0 0 1 146.5 44.0Z');
  expect(traitArea('I', 50)).toBe('M149.5 146.5H252.0A104.0 104.0 0 0 0 149.5 44.0Z');
  expect(traitArea('S', 12.5)).toBe('M149.5 149.5H200.0A52.0 52.0 0 0 1 149.5 200.0Z');
  expect(traitArea('C', 0)).toBe('M146.5 149.5H148.0A0.0 0.0 0 0 0 146.5 148.0Z');
});

test.each(DISC_TYPES)('the glyph of %s has its main trait full and the second one grey', (type) => {
  const { container } = render(<TypeGlyph type={type} />);
  const [main, second] = traitsOf(type);
  expect(container.querySelector('.mn-on')).toHaveAttribute('d', glyphArea(main));
  expect(container.querySelectorAll('.mn-half')).toHaveLength(second === undefined ? 0 : 1);
  if (second !== undefined) expect(rankOf(type, second)).toBe('second');
});
