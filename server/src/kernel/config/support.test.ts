import { parseConfig } from './config.ts';

test('support is what is configured: a mail address or a page, and a help desk', () => {
  const read = (env: Readonly<Record<string, string>>) => parseConfig({ DEMO: 'off', ...env }).support;
  expect(read({})).toEqual({ contact: null, helpDesk: null });
  expect(read({ SUPPORT_CONTACT: ' help@acme.test ', HELP_DESK_URL: 'https://help.acme.test' })).toEqual({
    contact: 'mailto:help@acme.test',
    helpDesk: 'https://help.acme.test',
  });
  expect(read({ SUPPORT_CONTACT: 'https://acme.test/contact' }).contact).toBe('https://acme.test/contact');
});

test('the demo has its own support until something is configured', () => {
  expect(parseConfig({}).support).toEqual({
    contact: 'mailto:support@cadence.example',
    helpDesk: 'https://help.cadence.example/',
  });
  expect(parseConfig({ SUPPORT_CONTACT: 'help@acme.test' }).support.helpDesk).toBeNull();
});

test.each([
  [{ SUPPORT_CONTACT: 'javascript:alert(1)' }, /^SUPPORT_CONTACT must be like /],
  [{ SUPPORT_CONTACT: 'call us' }, /^SUPPORT_CONTACT must be like /],
  [{ HELP_DESK_URL: 'help@acme.test' }, /^HELP_DESK_URL must be an address /],
])('%j ends the start with one sentence', (env, sentence) => {
  expect(() => parseConfig(env)).toThrow(sentence);
});
