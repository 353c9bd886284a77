import { fileSize } from './file-size.ts';

test.each([
  [0, '1 KB'],
  [1500, '1 KB'],
  [900 * 1024, '900 KB'],
  [1_258_291, '1.2 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
