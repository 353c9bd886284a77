import { expect } from '../src/expect.ts';
import { looksOfRun } from '../src/looks.ts';
import { isRenewing } from '../src/picture-book.ts';
import { listPictures, readPictures, storeIndex } from '../src/picture-index.ts';
import { test, walkAreas } from '../src/screen-walk.ts';

walkAreas('as pictured, nothing is cut, and all is accessible', looksOfRun);

test('every picture is of a screen that is walked, and in the index', async ({ own }) => {
  const index = await listPictures(own.things);
  expect(new Set(index.names).size, 'no two screens have the same name').toBe(index.names.length);
  if (isRenewing(test.info())) await storeIndex(index);
  const stored = await readPictures();
  expect(stored.names.toSorted()).toEqual(index.names.toSorted());
  expect(stored.text).toBe(index.text);
});
