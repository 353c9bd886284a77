import { namesWithRoom, wordsPlace } from './wheel-names.ts';

const laidOut = (...places: readonly (readonly [x: number, y: number])[]) => ({
  size: 32,
  places: new Map(places.map(([x, y], id) => [id, { x, y, radius: 17.5 }])),
});

test('a name is there while it touches no face and no other name', () => {
  const names = ['Łukasz', 'Siobhán', 'Mateusz'].map((text, id) => ({ id, text }));
  expect([...namesWithRoom(laidOut([0, 0], [80, 0], [-80, 0]), names)]).toEqual([0, 1, 2]);
  // The second face is under the first one; the third name would run into the second.
  expect([...namesWithRoom(laidOut([0, 0], [0, -36], [36, -36]), names)]).toEqual([1]);
});

test('the words of an empty quarter move aside for faces, and are left out where it is full', () => {
  expect(wordsPlace('D', laidOut())).toEqual({ x: expect.any(Number), y: expect.any(Number) });
  const alone = wordsPlace('D', laidOut())!;
  expect(alone.x).toBeLessThan(0);
  expect(alone.y).toBeGreaterThan(0);
  const beside = wordsPlace('D', laidOut([-30, 110]))!;
  expect(beside.x).not.toBe(alone.x);
  const full = [-20, -60, -100, -140].flatMap((x) => [20, 60, 100, 140].map((y) => [x, y] as const));
  expect(wordsPlace('D', laidOut(...full))).toBeNull();
});
