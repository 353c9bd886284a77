import { callName } from './call-name.ts';

test.each([
  ['Ana Ruiz', 'Ana'],
  [' Siobhán  Ó Briain', 'Siobhán'],
  ['Nguyễn Thị Hương', 'Hương'],
  ['Zoë', 'Zoë'],
  ['山田 太郎', '山田 太郎'],
  ['', ''],
])('colleagues of %j say %j', (name, called) => {
  expect(callName(name)).toBe(called);
});
