import { updatesOf } from '../../testing/report.fixtures.ts';
import { HEAD_HEIGHT, layOutCards, ROW_HEIGHT } from './lay-out-cards.ts';

const lengths = (counts: readonly number[]) =>
  layOutCards(updatesOf(counts).People).map((page) => page.length);

test.each([
  [0, [1]],
  [1, [1]],
  [8, [8]],
  [9, [8, 1]],
  [18, [8, 10]],
  [19, [8, 10, 1]],
])('[REP-012] %s cards of one person take pages of %j places', (cards, pages) => {
  expect(lengths([cards])).toEqual(pages);
});

test('[REP-012] nobody at all is one page for the head', () => {
  expect(lengths([])).toEqual([0]);
});

test('[REP-012] five rows are a page of 960 pixels, and so are the head and four rows', () => {
  expect(ROW_HEIGHT * 5).toBe(960);
  expect(HEAD_HEIGHT + ROW_HEIGHT * 4).toBe(960);
});

test('[REP-012] [REP-013] the sentence of a person without goals takes the place of one card', () => {
  expect(lengths([4, 0, 3])).toEqual([8]);
  expect(lengths([4, 0, 4])).toEqual([8, 1]);
  const [places] = layOutCards(updatesOf([1, 0]).People);
  expect(places?.map(({ person, card }) => [person.Name, card?.GoalId ?? null])).toEqual([
    ['Person A', 101],
    ['Person B', null],
  ]);
});

test('[REP-012] goals keep their order and know which one of how many of their person they are', () => {
  const [first, second] = layOutCards(updatesOf([7, 3]).People);
  const said = (page: typeof first) =>
    page?.map(({ person, number, of }) => `${person.Name} ${number}/${of}`);
  expect(said(first)?.slice(-2)).toEqual(['Person A 7/7', 'Person B 1/3']);
  expect(said(second)).toEqual(['Person B 2/3', 'Person B 3/3']);
});
