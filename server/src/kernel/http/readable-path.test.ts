import { readablePath } from './readable-path.ts';

test.each([
  ['/v3/profile/%', '/v3/profile/%25'],
  ['/v3/profile/%E0%A4%A/notes?tab=%#%', '/v3/profile/%25E0%25A4%25A/notes?tab=%#%'],
  ['/assets/%ff', '/assets/%25ff'],
])('an address that does not decode is read letter by letter: %s', (url, read) => {
  expect(readablePath(url)).toBe(read);
});

test.each(['/v3/goals/12', '/v3/caf%C3%A9?q=%', '/', '/api/goal/%', '/API/%ff', '/hubs/%'])(
  'any other is as it was, and what programs send: %s',
  (url) => {
    expect(readablePath(url)).toBe(url);
  },
);
