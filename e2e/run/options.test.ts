import { parseOptions } from './options.ts';

test('versions, tags and requirements are taken out, and everything else is Playwright’s in its order', () => {
  const args = ['--with', 'goals@1.4.0,people@local', 'goals-list', '--tag=goals,@people', '--headed'];
  expect(parseOptions([...args, '--requirement', 'GOAL-041', '--workers', '1', '-g', 'live'])).toEqual({
    isHelp: false,
    wishes: [
      { remote: 'goals', version: '1.4.0' },
      { remote: 'people', version: 'local' },
    ],
    url: null,
    tags: ['goals', 'people'],
    requirements: ['GOAL-041'],
    rest: ['goals-list', '--headed', '--workers', '1', '-g', 'live'],
  });
});

test('--with and --tag may be repeated', () => {
  const { wishes, tags } = parseOptions([
    '--with',
    'a@1',
    '--tag',
    'goals',
    '--with=b@local',
    '--tag',
    'shell',
  ]);
  expect(wishes.map(({ remote }) => remote)).toEqual(['a', 'b']);
  expect(tags).toEqual(['goals', 'shell']);
});

test.each([
  ['https://staging.example.com/', 'https://staging.example.com'],
  ['http://{tenant}.localhost:8080', 'http://{tenant}.localhost:8080'],
])('%s is a platform', (given, url) => {
  expect(parseOptions(['--url', given]).url).toBe(url);
});

test.each([
  [['--with', 'goals'], "--with takes goals@1.4.0 or goals@local, not 'goals'."],
  [['--with', 'goals@1.0;rm'], "--with takes goals@1.4.0 or goals@local, not 'goals@1.0;rm'."],
  [['--with', '../x@1.0'], "--with takes goals@1.4.0 or goals@local, not '../x@1.0'."],
  [['--with', 'all@1.0'], "Remotes have versions of their own: all@local is possible, 'all@1.0' is not."],
  [['--with'], '--with needs a value. See --help.'],
  [['--with', '--headed'], '--with needs a value. See --help.'],
  [['--with', 'goals@1.0,'], '--with needs a value. See --help.'],
  [['--url', 'staging'], "--url takes an address such as https://staging.example.com, not 'staging'."],
  [
    ['--url', 'file:///etc'],
    "--url takes an address such as https://staging.example.com, not 'file:///etc'.",
  ],
  [
    ['--url', 'https://a.example/v3'],
    "--url takes an address without a path or a name in it, not 'https://a.example/v3'.",
  ],
  [['--url', 'https://a.example,https://b.example'], '--url can be given once.'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(sentence);
});

test('an unknown tag is refused with those that there are', () => {
  expect(() => parseOptions(['--tag', 'gaols'])).toThrow(
    /^There is no tag 'gaols': goals, people, .+ local\.$/,
  );
});
