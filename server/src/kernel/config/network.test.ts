import { parseConfig } from './config.ts';

test.each([
  ['', []],
  ['10.0.0.5', ['10.0.0.5']],
  [' 10.0.0.0/8, 2001:db8::/32  ::1 ', ['10.0.0.0/8', '2001:db8::/32', '::1']],
])('[D-110] TRUSTED_PROXIES=%j names %j', (text, networks) => {
  expect(parseConfig({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(networks);
});

test.each([
  'loopback',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '::/129',
  '10.0.0',
  '*',
  '10.0.0.0/',
])('[D-110] TRUSTED_PROXIES=%s is refused with a sentence', (text) => {
  expect(() => parseConfig({ TRUSTED_PROXIES: `10.0.0.1 ${text}` })).toThrow(
    `TRUSTED_PROXIES must hold addresses or networks such as 10.0.0.5 or 10.0.0.0/8, not '${text}'.`,
  );
});

test.each([
  [{}, null],
  [{ ENVIRONMENT_NAME: ' ' }, null],
  [{ ENVIRONMENT_NAME: ' Staging 2 ' }, 'Staging 2'],
])('[AUTH-009] %j names the environment %j', (env, name) => {
  expect(parseConfig(env).environmentName).toBe(name);
});

test.each(['x'.repeat(25), '<b>', 'a\u202eb'])(
  '[AUTH-009] ENVIRONMENT_NAME=%j is refused with a sentence',
  (text) => {
    expect(() => parseConfig({ ENVIRONMENT_NAME: text })).toThrow(
      /^ENVIRONMENT_NAME must be a name of at most 24/,
    );
  },
);

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', API_DOCS: 'on' }, true],
  [{ API_DOCS: 'off' }, false],
])('%j serves the API documentation: %s', (env, isOn) => {
  expect(parseConfig(env).apiDocs).toBe(isOn);
});
