import type { BodyOf } from '@cadence/shared-contract';
import { LIMITS, OBJECTIVE_AREAS, STRATEGY_STATEMENTS } from '@cadence/shared-contract';
import type { StrategyWorld } from './testing/strategy-world.ts';
import { bodyOf, contentOf, EVERYTHING, startStrategyWorld } from './testing/strategy-world.ts';

let scene: StrategyWorld;
beforeEach(async () => {
  scene = await startStrategyWorld(scene?.world.t);
});
afterAll(() => scene.world.t.close());

/** The same text in all nine fields. */
function everywhere(text: string) {
  return {
    basic: Object.fromEntries(STRATEGY_STATEMENTS.map((name) => [name, text])),
    objective: Object.fromEntries(OBJECTIVE_AREAS.map((name) => [name, text])),
  };
}
const PATHS = [
  ...STRATEGY_STATEMENTS.map((name) => `StrategyBasic.${name}`),
  ...OBJECTIVE_AREAS.map((name) => `StrategyObjective.${name}`),
];
const tooLong = (path: string): string =>
  `${path.split('.')[1] ?? ''} is too long: with its formatting it may have at most 30,000 characters.`;
const TAG =
  /<(?!\/?(?:p|strong|em|u|s|h2|h3|ul|ol|li|blockquote|br \/)>|\/a>|a href="(?:https?:|mailto:)[^"]*">)/;

async function nothingIsStored(): Promise<void> {
  const { UpdatedAt, PublishedAt } = await scene.read('ceo');
  expect([UpdatedAt, PublishedAt]).toEqual([null, null]);
}

describe('[S9] executable markup', () => {
  test.each([
    ['a script', '<p>words</p><script>alert(1)</script>'],
    ['a style sheet', '<p>words</p><style>body{display:none}</style>'],
    ['a frame', '<p>words</p><iframe srcdoc="<script>alert(1)</script>">alert(1)</iframe>'],
    ['a script as an address', '<p><a href="javascript:alert(1)">words</a></p>'],
    ['a hidden script as an address', '<p><a href=" &#x6a;ava\tscript:alert(1)">words</a></p>'],
    ['a page as an address', '<p><a href="data:text/html,<script>alert(1)</script>">words</a></p>'],
    ['a handler', '<p onclick="alert(1)">words</p><img src=x onerror=alert(1)>'],
    ['a drawing', '<p>words</p><svg><script>alert(1)</script></svg>'],
    ['broken tags', '<p>words<<script>alert(1)//<</script><p title="</p><img src=x onerror=alert(1)>'],
    ['a tag that never ends', '<p>words</p><img src=x onerror=alert(1) '],
    ['a form', '<p>words</p><form action="https://evil.test"><input autofocus onfocus=alert(1)></form>'],
  ])('%s is reduced to its words, in every field and in both copies', async (_what, markup) => {
    await scene.saved('ceo', { ...everywhere(markup), publish: true });
    for (const viewer of ['ceo', 'owner'] as const) {
      const { StrategyBasic, Objectives } = contentOf(await scene.read(viewer));
      const texts = [...Object.values(StrategyBasic), ...Object.values(Objectives)];
      expect(texts).toHaveLength(9);
      for (const text of texts) {
        expect(text).toContain('words');
        expect(text).not.toMatch(TAG);
        expect(text).not.toMatch(/javascript:|data:text/i);
      }
    }
  });

  test('blank markup counts as empty', async () => {
    const draft = await scene.saved('ceo', everywhere('<p> &nbsp;<br /></p><script>1</script>'));
    expect(draft).toMatchObject({
      IsDraft: false,
      StrategyBasic: { Mission: '' },
      Objectives: { Sales: '' },
    });
  });
});

describe('refused input', () => {
  test('a megabyte of markup is refused at its field, and two before they are read', async () => {
    const large = await scene.save('ceo', { basic: { Mission: '<p>'.repeat(333_000) }, publish: true });
    expect([large.status, large.problem.errors]).toEqual([
      400,
      [{ path: 'StrategyBasic.Mission', message: tooLong('StrategyBasic.Mission') }],
    ]);
    const huge = await scene.save('ceo', { objective: { Sales: 'x'.repeat(2 ** 21) } });
    expect([huge.status, huge.problem.detail]).toEqual([
      413,
      'The request is larger than this server accepts.',
    ]);
    await nothingIsStored();
  });

  test('[STRA-020] all errors are returned together, each at its field', async () => {
    const text = `<p>${'x'.repeat(LIMITS.richText)}</p>`;
    const refused = await scene.save('ceo', { ...everywhere(text), video: 'acme', publish: true });
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toEqual([
      ...PATHS.map((path) => ({ path, message: tooLong(path) })),
      { path: 'StrategyVideo.VideoUrl', message: 'Enter valid URL!' },
    ]);
    await nothingIsStored();
  });

  test('a text of the maximum length in every field is stored unchanged', async () => {
    const text = `<p>${'é'.repeat(LIMITS.richText - 7)}</p>`;
    const draft = await scene.saved('ceo', everywhere(text));
    expect([draft.StrategyBasic.Values, draft.Objectives.Product]).toEqual([text, text]);
  });

  test.each([
    'acme',
    'http://cdn.example.com/a.mp4',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://user:secret@cdn.example.com/a.mp4',
    'https://www.youtube.com/watch?v=short',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  ])('[STRA-020] %j is not the address of a video', async (video) => {
    const refused = await scene.save('ceo', { ...EVERYTHING, video });
    expect([refused.status, refused.problem.detail, refused.problem.errors]).toEqual([
      400,
      'Enter valid URL!',
      [{ path: 'StrategyVideo.VideoUrl', message: 'Enter valid URL!' }],
    ]);
    await nothingIsStored();
  });

  test('[STRA-020] an address is stored trimmed; only blanks are none', async () => {
    const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s';
    expect((await scene.saved('ceo', { video: `  ${video}\n` })).Video.VideoUrl).toBe(video);
    expect((await scene.saved('ceo', { video: ' \t ' })).Video.VideoUrl).toBe('');
    const long = await scene.save('ceo', { video: `https://a.test/${'x'.repeat(LIMITS.videoUrl)}` });
    expect(long.problem.errors).toEqual([
      {
        path: 'StrategyVideo.VideoUrl',
        message: 'Video must have at most 2000 characters.',
      },
    ]);
  });

  test('[STRA-024] missing, unknown or mistyped fields are named', async () => {
    const whole = bodyOf(EVERYTHING);
    const { IsPublish: _isPublish, ...incomplete } = whole;
    for (const [body, path] of [
      [{ ...whole, IsDraft: false }, 'IsDraft'],
      [{ ...whole, TenantId: 1 }, 'TenantId'],
      [{ ...whole, StrategyBasic: { ...whole.StrategyBasic, Field1: 'x' } }, 'StrategyBasic.Field1'],
      [{ ...whole, StrategyObjective: { ...whole.StrategyObjective, Legal: '' } }, 'StrategyObjective.Legal'],
      [{ ...whole, StrategyVideo: { VideoUrl: '', Title: '' } }, 'StrategyVideo.Title'],
      [{ ...whole, StrategyVideo: { VideoUrl: 1 } }, 'StrategyVideo.VideoUrl'],
      [{ ...whole, IsPublish: 'true' }, 'IsPublish'],
      [incomplete, 'IsPublish'],
    ] as const) {
      const { status, problem } = await scene.as('ceo')('strategy.save', {
        body: body as unknown as BodyOf<'strategy.save'>,
      });
      expect([status, problem.code, problem.errors?.map((error) => error.path)]).toEqual([
        400,
        'invalid',
        [path],
      ]);
    }
    await nothingIsStored();
  });

  test('the NUL character is refused with a sentence', async () => {
    const { status, problem } = await scene.save('ceo', { basic: { Mission: '<p>a\0b</p>' } });
    expect([status, problem.detail]).toEqual([400, 'Text must not contain the NUL character.']);
    await nothingIsStored();
  });
});
