import { isEmail, MESSAGES, PASSWORD_LABELS, passwordProblem, passwordScore } from '../index.ts';

test.each([
  ['', 0],
  ['abc', 0],
  ['abcdefgh', 1],
  ['Abcdefgh', 2],
  ['Abcdefg1', 3],
  ['Abcdef1!', 4],
  ['Ab1!', 3],
  ['Äöü-ßéñç7', 4],
  ['        ', 1],
])('[AUTH-037] [AUTH-038] %p scores %i', (text, score) => {
  expect(passwordScore(text)).toBe(score);
});

test('[AUTH-038] the scores have the documented names', () => {
  expect(PASSWORD_LABELS).toEqual(['Easy', 'Moderate', 'Moderate', 'Strong']);
});

test.each([
  ['', MESSAGES.passwordStrong],
  ['Ab1!', MESSAGES.passwordShort],
  ['Abcdefg1', MESSAGES.passwordStrong],
  ['pAssw0rd!', MESSAGES.passwordStrong],
  ['Korrekt-Horse-7', null],
  // Seven letters, one of them in two parts (D-200).
  ['Cafe\u0301-7x', MESSAGES.passwordShort],
  ['\uff30@ssw0rd', MESSAGES.passwordStrong],
])('[AUTH-033] [AUTH-034] [AUTH-039] %p answers %p', (text, problem) => {
  expect(passwordProblem(text)).toBe(problem);
});

test.each([
  ['ana@acme.example', true],
  ["o'hara+goals@mail.acme.example", true],
  ['ana@localhost', false],
  ['a@b', false],
  ['ana@acme.1', false],
  ['ana@192.168.0.1', false],
  ['ana@acme.example.', false],
  ['ana@acme.c', false],
  ['ana@xn--80ak6aa92e.xn--p1ai', true],
  ['ana', false],
  ['ana@', false],
  ['@acme.example', false],
  ['ana@acme..example', false],
  ['ana ruiz@acme.example', false],
  ['Ana <ana@acme.example>', false],
  ['ana@acme.example, eve@evil.example', false],
  ['ana@acme.example\nBcc: eve@evil.example', false],
])('[AUTH-011] [AUTH-022] whether %p is an address: %p', (text, is) => {
  expect(isEmail(text)).toBe(is);
});
