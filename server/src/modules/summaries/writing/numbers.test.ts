import { addsNumbers, numbersIn } from './numbers.ts';

test.each([
  ['It took 4.5 days, 1,250 people and 1.250 calls.', ['4.5', '1250']],
  ['４５ and ٤٥ and ४५', ['45']],
  ['twenty-five', ['25']],
  ['one hundred and twelve', ['112']],
  ['three hundred', ['300']],
  ['two million', ['2000000']],
  ['€5M, 5 million, 5m', ['5000000']],
  ['5k', ['5000']],
  ['85% and 12 percent and five per cent', ['85', '85%', '12', '12%', '5', '5%']],
  ['from nine to four', ['9', '4']],
  ['nine, four', ['9', '4']],
  ['twenty and five', ['20', '5']],
  ['It was halved, tripled and grew tenfold.', ['half', 'triple', 'tenfold']],
  ['½', ['1', '2']],
  ['The constructor of 5 constructor sites has a prototype.', ['5']],
])('%j contains %j', (text, numbers) => {
  expect([...numbersIn(text)].toSorted()).toEqual([...new Set(numbers)].toSorted());
});

const GROUND = 'Nine days became 4.5 days in week 5. 25 of 40 sites moved, €3 million, 85%.';

test.each([
  '9 days became 4.5 days.',
  'Twenty-five of forty sites moved.',
  'One of them moved first.',
  'Three million were spent, 85 percent.',
  'No one knows.',
])('%j adds no number', (text) => {
  expect(addsNumbers(text, numbersIn(GROUND))).toBe(false);
});

test.each([
  'It fell by 1%.',
  'It fell by one percent.',
  'There were 0 incidents.',
  'Zero incidents.',
  'It fell by 5%.',
  'It fell by five percent.',
  'It cost €3.',
  'It cost 25 million.',
  'It cost one million.',
  'It took forty-five days.',
  'It took sixty days.',
  'It came sixth.',
  'Two thirds moved.',
  'Thousands moved.',
  'Millions were saved.',
  'It grew tenfold.',
  'It fell to ٧ days.',
  'It fell to １２ days.',
  'One hundred sites moved.',
  'It fell to ² days.',
])('%j adds a number', (text) => {
  expect(addsNumbers(text, numbersIn(GROUND))).toBe(true);
});
