import { partFaces } from './part-faces.ts';

test.each([
  ['faces that are apart stay where they are', [14, 86], [14, 86]],
  ['no face is beyond an end', [0, 100], [7, 93]],
  ['two that would touch stand side by side', [60, 66], [56, 70]],
  ['in their order', [66, 60], [70, 56]],
  ['also at an end', [1, 0], [21, 7]],
  ['one face alone stays', [50], [50]],
])('%s', (_what, places, shown) => {
  expect(partFaces(places)).toEqual(shown);
});
