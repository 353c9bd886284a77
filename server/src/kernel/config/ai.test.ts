import { parseConfig } from './config.ts';

const read = (env: Readonly<Record<string, string>>) => parseConfig(env).ai;
const SET = { AI_BASE_URL: 'https://models.example.com/v1/', AI_MODEL: 'small' };

test('[D-57] the endpoint is read from the environment; without an address there is none', () => {
  expect(read({ AI_MODEL: 'small', AI_MONTHLY_TOKENS: '5' })).toBeNull();
  expect(read(SET)).toEqual({
    baseUrl: 'https://models.example.com/v1',
    model: 'small',
    apiKey: null,
    monthlyTokens: null,
    timeoutMs: 60_000,
  });
  const more = { AI_API_KEY: ' key-1 ', AI_MONTHLY_TOKENS: '200000', AI_TIMEOUT_SECONDS: '5' };
  expect(read({ ...SET, ...more })).toMatchObject({
    apiKey: 'key-1',
    monthlyTokens: 200_000,
    timeoutMs: 5000,
  });
});

test.each([
  [{ AI_BASE_URL: 'models.example.com' }, /^AI_BASE_URL must be an address/],
  [{ AI_BASE_URL: 'file:///etc/passwd' }, /^AI_BASE_URL must be an address/],
  [{ AI_BASE_URL: 'https://me:you@models.example.com' }, /^AI_BASE_URL must be like(?!.*you)/],
  [{ AI_BASE_URL: 'https://models.example.com/?key=1' }, /^AI_BASE_URL must be like/],
  [{ AI_MODEL: ' ' }, /^AI_MODEL must name/],
  [{ AI_API_KEY: 'sec ret' }, /^AI_API_KEY must be plain(?!.*ret)/],
  [{ AI_MONTHLY_TOKENS: '0' }, /^AI_MONTHLY_TOKENS must be a whole number of tokens/],
  [{ AI_MONTHLY_TOKENS: '1e6' }, /^AI_MONTHLY_TOKENS must be/],
  [{ AI_TIMEOUT_SECONDS: '601' }, /^AI_TIMEOUT_SECONDS must be a whole number of seconds from 1 to 600/],
])('[D-57] %j ends the start with one sentence', (env, sentence) => {
  expect(() => read({ ...SET, ...env })).toThrow(sentence);
});
