import { eitherWay, MARK } from './marks.ts';

test('a name is found with a mark before each of its words and numbers, and without any', () => {
  expect(eitherWay('Add Goal').test('Add Goal')).toBe(true);
  expect(eitherWay('Add Goal').test(`${MARK}Add ${MARK}Goal`)).toBe(true);
  expect(eitherWay('Add Goal').test('Add Goals')).toBe(false);
  expect(eitherWay(/week 7$/).test(`${MARK}Matrix, ${MARK}week ${MARK}7`)).toBe(true);
  expect(eitherWay(/^Acknowledged \(90%\)/).test(`${MARK}Acknowledged (${MARK}90%)`)).toBe(true);
  expect(eitherWay(/^Saved \d/).test(`${MARK}Saved ${MARK}9:00`)).toBe(true);
  expect(eitherWay('What? (Not yet)').test(`${MARK}What? (${MARK}Not ${MARK}yet)`)).toBe(true);
  expect(eitherWay('Ingrid Søndergaard').test(`${MARK}Ingrid ${MARK}Søndergaard`)).toBe(true);
});
