import { withoutPersonal } from './without-personal.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'Title')",
    "Cannot read properties of undefined (reading 'Title')",
  ],
  ['Loading https://acme.example/remotes/goals/1.4.0/a.js?x=1 failed', 'Loading (address) failed'],
  ['GET /api/Goal/12 answered 500', 'GET (address) answered #'],
  ['No goal "Grow sales in Berlin" of jo@acme.example', 'No goal "…" of (mail address)'],
  ['Person 4711 is missing', 'Person # is missing'],
  ['two\nlines\u202e and\u200b more', 'two lines and more'],
  ['', ''],
])('%j is reported as %j', (message, expected) => {
  expect(withoutPersonal(message)).toBe(expected);
});

test('a long message is cut, and so is what would take long to read', () => {
  expect(withoutPersonal('ab '.repeat(200))).toHaveLength(200);
  const begun = performance.now();
  expect(withoutPersonal(`"${'a '.repeat(500_000)}`).length).toBeLessThanOrEqual(200);
  expect(performance.now() - begun).toBeLessThan(500);
});
