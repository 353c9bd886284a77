import { greeting } from './greeting.mjs';

test('names the address, every demo account and how to stop', () => {
  const text = greeting(8081, { env: {} });
  expect(text).toContain('http://acme.localhost:8081');
  for (const name of [
    'ceo',
    'orgadmin',
    'goaladmin',
    'goalmanager',
    'hradmin',
    'manager',
    'contributor',
    'observer',
  ])
    expect(text).toContain(`${name}@acme.example`);
  expect(text).toContain('Ctrl-C stops.');
});

test.each([{ DEMO: 'off' }, { NODE_ENV: 'production' }])('%j: names no demo account', (env) => {
  expect(greeting(8080, { env })).not.toContain('@acme.example');
});

test('says where the design system is, or how to have it there', () => {
  const say = (hasStorybook, env = {}) => greeting(8081, { env, hasStorybook });
  expect(say(true)).toContain('The design system: http://localhost:8081/storybook');
  expect(say(false)).toContain(
    'The design system is at /storybook once it is built: npm run storybook -- --build',
  );
  expect(say(false, { NODE_ENV: 'production' })).not.toContain('storybook');
});
