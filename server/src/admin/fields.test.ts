import {
  readColor,
  readEmail,
  readQuarterStart,
  readSubdomain,
  readTimeZone,
  readUrl,
  suggestSubdomain,
} from './fields.ts';
import { UsageError } from './refusal.ts';

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  [' America/Chicago ', 'America/Chicago'],
  ['UTC', 'Etc/UTC'],
  ['Central Time (US & Canada)', 'America/Chicago'],
])('the time zone %j is %s', (text, zone) => {
  expect(readTimeZone(text)).toBe(zone);
});

test.each([
  ['Vaduz', "There is no time zone 'Vaduz'. Did you mean Europe/Vaduz?"],
  ['new york', "There is no time zone 'new york'. Did you mean America/New_York?"],
  ['Atlantis', "There is no time zone 'Atlantis'. It is one like Europe/Berlin."],
  ['+02:00', "There is no time zone '+02:00'. It is one like Europe/Berlin."],
  ['', "There is no time zone ''. It is one like Europe/Berlin."],
])('the time zone %j is invalid', (text, sentence) => {
  expect(() => readTimeZone(text)).toThrow(new UsageError(sentence));
});

test.each(['acme', 'a', '7', 'a-b', 'x'.repeat(63)])('the subdomain %s is valid', (text) => {
  expect(readSubdomain(text.toUpperCase())).toBe(text);
});

test.each(['', '-a', 'a-', 'a_b', 'a.b', 'ä', 'x'.repeat(64), 'www', 'localhost'])(
  'the subdomain %j is invalid',
  (text) => {
    expect(() => readSubdomain(text)).toThrow(UsageError);
  },
);

test.each([
  ['Acme Corp.', 'acme-corp'],
  ['Müller & Söhne', 'muller-sohne'],
  ['--', ''],
  [`${'long '.repeat(20)}`, `${'long-'.repeat(12)}lon`],
])('the name %j suggests %j', (name, subdomain) => {
  expect(suggestSubdomain(name)).toBe(subdomain);
});

test.each(['a@b.example', 'first.last+tag@sub.b.example'])('%s is a valid e-mail address', (text) => {
  expect(readEmail(` ${text} `)).toBe(text);
});

test.each([
  '',
  'a',
  '@b.example',
  'a b@c.example',
  'a@b..c',
  `${'a'.repeat(250)}@b.example`,
  'a@b.c\nbcc:x@y.z',
])('%j is not a valid e-mail address', (text) => {
  expect(() => readEmail(text)).toThrow(UsageError);
});

test('colours, websites and first days of quarters', () => {
  expect(['#1f6feb', '1F6FEB', 'none'].map(readColor)).toEqual(['1F6FEB', '1F6FEB', null]);
  expect(() => readColor('red')).toThrow(UsageError);
  expect(['none', 'https://a.example'].map(readUrl)).toEqual([null, 'https://a.example']);
  for (const text of ['2000-01-01', '2026-04-01', '2026-07-01', '2026-10-01'])
    expect(readQuarterStart(` ${text} `)).toBe(text);
  for (const text of ['2026-04-02', '2026-05-01', '2026-13-01', '1999-10-01', 'April'])
    expect(() => readQuarterStart(text)).toThrow(UsageError);
});
