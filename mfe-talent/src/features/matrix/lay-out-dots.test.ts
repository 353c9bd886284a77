import { layOutDots } from './lay-out-dots.ts';

const people = (count: number, from = 1): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);
const cellOf = (count: number, was = 0) => layOutDots(count, people(Math.min(count, 12)), people(was, 100));

test('[TAL-002] up to twelve people have a dot each; of more, eleven and how many there are besides', () => {
  expect(cellOf(12)).toEqual({ people: people(12), more: 0, was: [], moreWas: 0 });
  expect(cellOf(13)).toEqual({ people: people(11), more: 2, was: [], moreWas: 0 });
  expect(cellOf(4000).more).toBe(3989);
  expect(cellOf(0)).toEqual({ people: [], more: 0, was: [], moreWas: 0 });
});

test('who was here has the places that are left, and in a full cell the last row', () => {
  expect(cellOf(13, 1)).toEqual({ people: people(10), more: 3, was: [100], moreWas: 0 });
  expect(cellOf(3, 2)).toEqual({ people: people(3), more: 0, was: [100, 101], moreWas: 0 });
  expect(cellOf(12, 9)).toEqual({ people: people(7), more: 5, was: [100, 101, 102], moreWas: 6 });
});

test('[TAL-002] the raster is never overfull, and everybody is drawn or counted once', () => {
  for (let count = 0; count <= 30; count += 1)
    for (let was = 0; was <= 30; was += 1) {
      const cell = cellOf(count, was);
      const counters = [cell.more, cell.moreWas].filter((more) => more > 0).length;
      expect(cell.people.length + cell.was.length + counters).toBeLessThanOrEqual(12);
      expect(cell.people.length + cell.more).toBe(count);
      expect(cell.was.length + cell.moreWas).toBe(was);
    }
});
