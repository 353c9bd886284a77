import { parseConfig } from './config.ts';
import { USER_MANUAL_ENVIRONMENTS } from './user-manual.ts';

const SITES = {
  USER_MANUAL_SITE_PRODUCTION: 'https://manual.example.com',
  USER_MANUAL_SITE_DEMO: 'https://demo.example.com/manual/',
  USER_MANUAL_SITE_STAGING: ' https://staging.example.com:8443 ',
  USER_MANUAL_SITE_DEV: 'http://localhost:9000/manual//',
  USER_MANUAL_KEY: 'key-1',
} as const;

const read = (env: Readonly<Record<string, string>>) => parseConfig(env).userManual;

test.each([
  [{}, 'demo'],
  [{ DEMO: 'off' }, 'dev'],
  [{ NODE_ENV: 'production' }, 'production'],
  [{ NODE_ENV: 'production', DEMO: 'on' }, 'production'],
  [{ NODE_ENV: 'production', USER_MANUAL_ENVIRONMENT: 'staging' }, 'staging'],
  [{ USER_MANUAL_ENVIRONMENT: '' }, 'demo'],
])('[UMAN-011] %j takes the user manual of %s, built in while no site is configured', (env, environment) => {
  expect(read(env)).toEqual({ environment, site: null, key: null });
});

test('[UMAN-011] [D-46] each environment has its own site', () => {
  const sites = USER_MANUAL_ENVIRONMENTS.map(
    (environment) => read({ ...SITES, USER_MANUAL_ENVIRONMENT: environment }).site,
  );
  expect(sites).toEqual([
    'https://manual.example.com',
    'https://demo.example.com/manual',
    'https://staging.example.com:8443',
    'http://localhost:9000/manual',
  ]);
  expect(read(SITES).key).toBe('key-1');
});

test('[UMAN-011] a site of another environment needs no key and is not used', () => {
  expect(read({ DEMO: 'off', USER_MANUAL_SITE_DEMO: SITES.USER_MANUAL_SITE_DEMO })).toEqual({
    environment: 'dev',
    site: null,
    key: null,
  });
});

const KEY_SENTENCE = 'USER_MANUAL_KEY must hold the key of the site in USER_MANUAL_SITE_DEMO.';

test.each([
  [
    { USER_MANUAL_ENVIRONMENT: 'live' },
    /^USER_MANUAL_ENVIRONMENT must be one of production, demo, staging, dev/,
  ],
  [{ USER_MANUAL_SITE_DEMO: 'manual.example.com' }, /^USER_MANUAL_SITE_DEMO must be an address/],
  [{ USER_MANUAL_SITE_DEMO: 'http://manual.example.com' }, /^USER_MANUAL_SITE_DEMO must be an address/],
  [{ USER_MANUAL_SITE_DEMO: 'javascript:alert(1)' }, /^USER_MANUAL_SITE_DEMO must be an address/],
  [{ USER_MANUAL_SITE_DEMO: 'https://manual.example.com/?tenant=1' }, /^USER_MANUAL_SITE_DEMO must be like/],
  [{ USER_MANUAL_SITE_DEMO: 'https://manual.example.com/#a' }, /^USER_MANUAL_SITE_DEMO must be like/],
  [{ USER_MANUAL_SITE_DEMO: 'https://me:you@manual.example.com' }, /^USER_MANUAL_SITE_DEMO must be like/],
  // Also for another environment: a mistake is found before that host starts with it.
  [{ USER_MANUAL_SITE_STAGING: 'staging' }, /^USER_MANUAL_SITE_STAGING must be an address/],
  [{ ...SITES, USER_MANUAL_KEY: ' ' }, KEY_SENTENCE],
])('[UMAN-011] %j ends the start with one sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});

test('a key that is not valid in a header is refused without being repeated', () => {
  expect(() => read({ ...SITES, USER_MANUAL_KEY: 'sec ret' })).toThrow(
    /^USER_MANUAL_KEY must be plain(?!.*ret)/,
  );
});
