import type { GoalWorld } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

async function read(id: number) {
  return (await world.as('goalAdmin')('goals.read', { params: { id } })).ok;
}

describe('texts of goals', () => {
  const HUGE = 'x'.repeat(100 * 1024);

  test('100 KB are refused at their field, in every call that takes text', async () => {
    const approved = await world.rows({ state: 'approved' });
    const reviewed = await world.rows({ state: 'review' });
    const results = await world.rows({ state: 'results_in_review' });
    const Id = (await world.currentStatusId(approved)) ?? 0;
    const owner = world.as('owner');
    const comment = (await owner('goals.commentAdd', { body: { Id, Type: 'GoalStatus', Comment: 'Short' } }))
      .ok;
    const result = { GoalId: approved, Completed: true, Quality: 3 };
    const answers = [
      ['Comment', await owner('goals.commentAdd', { body: { Id, Type: 'GoalStatus', Comment: HUGE } })],
      ['Comment', await owner('goals.commentUpdate', { body: { CommentId: comment.Id, Comment: HUGE } })],
      [
        'Comment',
        await owner('goals.updateStatus', { body: { Id, Likelihood: 1, Quality: 1, Comment: HUGE } }),
      ],
      ['Comment', await owner('goals.retract', { body: { Id: reviewed, Status: 'draft', Comment: HUGE } })],
      ['Outcome', await owner('goals.finalize', { body: { ...result, Outcome: HUGE } })],
      [
        'Feedback',
        await world.as('manager')('goals.finalizeApproved', {
          body: { GoalId: results, Completed: true, Feedback: HUGE },
        }),
      ],
      ...(await Promise.all(
        (['Title', 'Measurement', 'Description', 'ReportingMemo', 'Comment'] as const).map(
          async (field) =>
            [field, await owner('goals.create', { body: world.input({ [field]: HUGE }) })] as const,
        ),
      )),
    ] as const;
    for (const [path, { problem }] of answers) {
      const message = expect.stringMatching(/ must have at most \d+ characters\.$/) as string;
      expect(problem).toMatchObject({ status: 400, errors: [{ path, message }] });
    }
    const { Goal, GoalStatusComments } = await read(approved);
    expect(Goal).toMatchObject({ State: 'approved', MostRecentGoalStatus: null });
    expect(GoalStatusComments.map((row) => row.Comment)).toEqual(['Short']);
    expect((await read(reviewed)).Goal.State).toBe('review');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    `"><svg/onload=alert(1)> ' or 1=1; drop table goals; --`,
    '{{7*7}} ${7*7} %00 &lt;b&gt; \\u0000',
    '=cmd|" /C calc"!A0',
    'می\u200cخواهم \u{1f9d1}\u200d\u{1f680} e\u0301',
  ])('%s is ordinary text, stored unchanged in every field', async (text) => {
    const owner = world.as('owner');
    const body = world.input({ Title: text, Measurement: text, Description: text, ReportingMemo: text });
    const { Goal } = (await owner('goals.create', { body: { ...body, IsDraft: false, Comment: text } })).ok;
    const { Id } = Goal;
    await world.as('manager')('goals.approve', { body: { Id, Status: 'approved', Comment: text } });
    const statusId = (await world.currentStatusId(Id)) ?? 0;
    await owner('goals.updateStatus', { body: { Id: statusId, Likelihood: 3, Quality: 3, Comment: text } });
    const added = { Id: statusId, Type: 'GoalStatus', Comment: 'First' } as const;
    const comment = (await world.as('peer')('goals.commentAdd', { body: added })).ok;
    await world.as('peer')('goals.commentUpdate', { body: { CommentId: comment.Id, Comment: text } });
    await owner('goals.update', { params: { id: Id }, body });
    const edits = (await read(Id)).GoalEdits;
    const result = { GoalId: Id, Completed: true, Quality: 3, Outcome: text };
    await owner('goals.finalize', { body: result });
    const review = { GoalId: Id, Completed: true, Feedback: text };
    await world.as('manager')('goals.finalizeApproved', { body: review });

    const { Goal: stored, GoalStatusComments, GoalTransitions } = await read(Id);
    const words = { Title: text, Measurement: text, Description: text };
    expect(stored).toMatchObject({
      GoalDetail: words,
      ReportingMemo: text,
      OwnerGoalResult: { Outcome: text },
      ManagerGoalResult: { Feedback: text },
    });
    expect(edits).toMatchObject([{ ...words, ReportingMemo: text }]);
    expect(GoalStatusComments.map((row) => row.Comment)).toEqual([text, text, text, text]);
    expect(GoalTransitions[0]?.GoalName).toBe(text);
    const found = (await owner('goals.list', { body: { Title: text } })).ok;
    expect(found.data.map((goal) => goal.Id)).toEqual([Id]);
  });

  test('[D-126] every field refuses NUL and lone surrogates; a title also invisible and bidirectional characters', async () => {
    const owner = world.as('owner');
    const nul = await owner('goals.create', { body: world.input({ Title: 'a\0b' }) });
    expect(nul.problem).toMatchObject({ status: 400, detail: 'Text must not contain the NUL character.' });
    for (const half of ['\ud83d', '\udc00']) {
      for (const field of ['Title', 'Measurement', 'Comment'] as const) {
        const refused = await owner('goals.create', { body: world.input({ [field]: `Half ${half} here` }) });
        expect(refused.problem.errors?.map(({ path }) => path)).toEqual([field]);
      }
      expect((await owner('goals.list', { body: { Title: half } })).status).toBe(400);
    }
    for (const [field, text, words] of [
      ['Title', '\u202egnp.exe', 'a character that changes the direction of the text'],
      ['Title', 'a\u200bb', 'an invisible character'],
      ['Title', 'a\nb', 'a character that cannot be shown'],
      ['Measurement', 'a\u0007b', 'a character that cannot be shown'],
      ['Description', 'a\u0007b', 'a character that cannot be shown'],
    ] as const) {
      const refused = await owner('goals.create', { body: world.input({ [field]: text }) });
      expect(refused.problem.detail).toBe(`${field} contains ${words}. Please remove it.`);
    }
    const text = 'one \u202eright to left\u202c\n\ttwo\u200b';
    const { Goal } = (await owner('goals.create', { body: world.input({ Measurement: text }) })).ok;
    expect((await read(Goal.Id)).Goal.GoalDetail.Measurement).toBe(text);
  });

  test('a comment, an outcome or a feedback without visible characters counts as empty', async () => {
    const blank = '\u200b \u2060';
    const review = await world.rows({ state: 'review' });
    const approved = await world.rows({ state: 'approved' });
    const Id = (await world.currentStatusId(approved)) ?? 0;
    const owner = world.as('owner');
    const ask = { Id: review, Status: 'draft', Comment: blank };
    expect((await world.as('manager')('goals.approve', { body: ask })).problem.detail).toBe(
      'Please enter comment',
    );
    const comment = { Id, Type: 'GoalStatus', Comment: blank } as const;
    expect((await owner('goals.commentAdd', { body: comment })).problem.detail).toBe(
      'Please enter your comment.',
    );
    const result = { GoalId: approved, Completed: true, Quality: 3, Outcome: blank };
    expect((await owner('goals.finalize', { body: result })).problem.errors?.[0]?.path).toBe('Outcome');
    const posting = { Id, Likelihood: 3, Quality: 3, Comment: blank };
    expect((await owner('goals.updateStatus', { body: posting })).ok.CommentCount).toBe(0);
  });

  test('[GOAL-079] [GOAL-080] blank titles and texts one character over the limit are refused', async () => {
    const owner = world.as('owner');
    const id = await world.rows({ state: 'draft', values: { title: 'Kept' } });
    for (const Title of ['', ' ', '\t\n', '\u00a0\u3000', '\u200b\u2060\ufeff']) {
      for (const { problem } of [
        await owner('goals.create', { body: world.input({ Title }) }),
        await owner('goals.update', { params: { id }, body: world.input({ Title }) }),
      ]) {
        expect(problem.errors).toEqual([{ path: 'Title', message: 'Title is required.' }]);
      }
    }
    const long = await owner('goals.update', {
      params: { id },
      body: world.input({ Title: 'x'.repeat(256) }),
    });
    expect(long.problem.errors).toEqual([
      { path: 'Title', message: 'Title must have at most 255 characters.' },
    ]);
    expect((await read(id)).Goal.GoalDetail.Title).toBe('Kept');
  });
});
