import { NO_INTEGRATIONS, readIntegrations } from './integrations.ts';

test('[SHELL-036] an installation uses no third-party services unless configured', () => {
  expect(readIntegrations({})).toEqual(NO_INTEGRATIONS);
  expect(readIntegrations({ CHAT_SCRIPT_URL: '', CHAT_ORIGINS: 'https://chat.example' })).toEqual(
    NO_INTEGRATIONS,
  );
});

test('[SHELL-036] chat, messaging and error reporting are each configured by an address and the origins they need', () => {
  expect(
    readIntegrations({
      CHAT_SCRIPT_URL: 'https://chat.example/widget.js?app=1',
      CHAT_ORIGINS: ' https://api.chat.example  https://*.chat.example ',
      MESSAGING_SCRIPT_URL: 'http://localhost:9000/messages.js',
      ERROR_REPORTING_DSN: 'https://key@errors.example/7',
    }),
  ).toEqual({
    chat: {
      scriptUrl: 'https://chat.example/widget.js?app=1',
      origins: ['https://chat.example', 'https://api.chat.example', 'https://*.chat.example'],
    },
    messaging: {
      scriptUrl: 'http://localhost:9000/messages.js',
      origins: ['http://localhost:9000'],
    },
    errorReporting: { dsn: 'https://key@errors.example/7', origins: ['https://errors.example'] },
  });
});

test.each([
  { CHAT_SCRIPT_URL: 'chat.js' },
  { CHAT_SCRIPT_URL: 'http://chat.example/widget.js' },
  { MESSAGING_SCRIPT_URL: 'javascript:alert(1)' },
  { CHAT_SCRIPT_URL: 'https://chat.example/w.js', CHAT_ORIGINS: "https://a;script-src'unsafe-inline'" },
  { CHAT_SCRIPT_URL: 'https://chat.example/w.js', CHAT_ORIGINS: '*' },
  { CHAT_SCRIPT_URL: 'https://chat.example/w.js', CHAT_ORIGINS: 'https://api.example/path' },
  { ERROR_REPORTING_DSN: 'https://errors.example/7' },
  { ERROR_REPORTING_DSN: 'https://key@errors.example/' },
])('values that would open the page to anyone are refused with the name of the variable: %j', (env) => {
  const name = Object.keys(env).at(-1) ?? '';
  expect(() => readIntegrations(env)).toThrow(new RegExp(`^${name} must be`));
});
