import { readId } from './ids.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('%p is the id %p', (text, id) => expect(readId(text)).toBe(id));

test.each([
  null,
  undefined,
  '',
  '0',
  '-1',
  '007',
  '1.5',
  '1e3',
  ' 1',
  '2147483648',
  '99999999999',
  'abc',
  '٣',
])('%p is no id', (text) => expect(readId(text)).toBeNull());
