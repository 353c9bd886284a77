import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { MESSAGES } from '@cadence/shared-contract';
import type { BodyOf } from '@cadence/shared-contract';
import {
  fakeChoices,
  fakeGoal,
  fakeSaved,
  fakeSummary,
  fakeText,
  fakeYear,
  HAND_OVER,
  ORG_ADMIN,
  Q3,
  RETENTION,
  source,
} from '../testing/summary.fixtures.ts';
import { serveSummary } from '../testing/serve-summary.ts';
import {
  addWords,
  chooseAction,
  dialog,
  openField,
  part,
  press,
  showSummary,
  slideShown,
} from './summary-page.fixtures.tsx';

const server = setupApiServer();

/** Twelve goals: their two slides come after the title and the quarter. */
function manyGoals() {
  const goals = Array.from({ length: 12 }, (_, index) => fakeGoal(200 + index, `Goal number ${index + 1}`));
  return fakeSummary({
    Context: { Period: Q3, Goals: goals, Quarters: [] },
    GoalSummary: {
      Goals: goals.map(({ Id }) => ({
        Id,
        SummaryAdditionalContext: '',
        ...fakeText([[`It was done: ${Id}.`, 1]], [source(1, 'Result, Sep 30', Id)]),
      })),
    },
  });
}

describe('[AI-012] the texts', () => {
  test('are shown with goal, owner, state and sources, and each sentence links to its goal', async () => {
    serveSummary(server, fakeSummary());
    showSummary();
    const text = await part(HAND_OVER.Title);
    expect(text.getByText('Mateusz Wójcik')).toBeVisible();
    expect(text.getByText('Finalized (Achieved)')).toBeVisible();
    expect(text.getByText('edited by you')).toBeVisible();
    const paragraph = text.getByRole('group', { name: `Text: ${HAND_OVER.Title}` });
    expect(paragraph).toHaveTextContent(
      'The hand-over fell from nine days to four.1 One shared checklist mattered.2 Two sites still hand over by mail.',
    );
    const cite = within(paragraph).getByRole('link', { name: 'Source 2: Week 6, Aug 7' });
    expect(cite).toHaveAttribute('href', `/v3/goals/${HAND_OVER.Id}`);
    expect(text.getByRole('link', { name: /^1\s*Result, Sep 30$/ })).toHaveAttribute(
      'href',
      `/v3/goals/${HAND_OVER.Id}`,
    );
    expect(within(paragraph).getByTitle('Written by you, no source')).toHaveTextContent(
      'Two sites still hand over by mail.',
    );
    const quarter = await part('The quarter');
    expect(quarter.getByRole('link', { name: 'Source 2: Result, Oct 2' })).toHaveAttribute(
      'href',
      `/v3/goals/${RETENTION.Id}`,
    );
    expect((await part(RETENTION.Title)).getByText('Zoë Lefèvre (You)')).toBeVisible();
    expect(screen.getByText('2 goals of Q3 2026 that you may see.', { exact: false })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('[D-57] the label says who wrote the first text', async () => {
    serveSummary(server, fakeSummary());
    const { unmount } = showSummary();
    expect(await screen.findByText('Composed from your goals', { selector: '.cd-tag' })).toBeVisible();
    unmount();
    serveSummary(server, fakeSummary({ Saved: fakeSaved({ Label: MESSAGES.writtenByModel }) }));
    showSummary();
    expect(await screen.findByText('Written by a model', { selector: '.cd-tag' })).toBeVisible();
  });

  test('of a year are those of the year and of its quarters', async () => {
    serveSummary(server, fakeYear());
    showSummary({ query: '?id=6', slug: 'ai-executive-summary' });
    expect(await screen.findByRole('region', { name: 'The year' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['The year', 'Q2 2026', 'Q3 2026', 'Slides']);
    expect(screen.getByText('A4 landscape, 4 goals on each')).toBeVisible();
  });

  test('of a quarter without goals say so', async () => {
    const Context = { Period: Q3, Goals: [], Quarters: [] };
    serveSummary(server, fakeSummary({ Context, GoalSummary: { Goals: [] } }));
    showSummary();
    expect(await screen.findByText('No goals in Q3 2026')).toBeVisible();
    expect(screen.getByText('0 goals of Q3 2026 that you may see.', { exact: false })).toBeVisible();
  });

  test('that are not there, or are somebody else’s, are said to be gone', async () => {
    serveSummary(server, fakeSummary());
    showSummary({ query: '?id=77' });
    expect(await screen.findByText('This summary is not here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New summary' })).toHaveAttribute(
      'href',
      '/v3/reports/ai-goal-summary?new=1',
    );
  });

  test('that cannot be loaded say so', async () => {
    serveSummary(server, fakeSummary());
    server.use(
      on('summaries.read', () => {
        throw new ApiProblem('rate_limited', 'Please wait a moment.');
      }),
    );
    showSummary();
    expect(await screen.findByText('Please wait a moment.')).toBeVisible();
    server.use(on('summaries.read', () => fakeSummary()));
    await press('Retry');
    expect(await screen.findByRole('region', { name: 'The quarter' })).toBeVisible();
  });
});

describe('[AI-009] the preview', () => {
  test('goes slide by slide with Prev and Next', async () => {
    serveSummary(server, manyGoals());
    showSummary();
    expect(await slideShown()).toBe('Slide 1 of 4');
    expect(screen.getByRole('button', { name: 'Prev' })).toHaveAccessibleDescription(
      'This is the first slide',
    );
    await press('Next');
    await press('Next');
    expect(await slideShown()).toBe('Slide 3 of 4');
    await press('Prev');
    expect(await slideShown()).toBe('Slide 2 of 4');
    await press('Slide 4: Goal Summary (2)');
    expect(await slideShown()).toBe('Slide 4 of 4');
    await press('Next');
    expect(await slideShown()).toBe('Slide 4 of 4');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('turns over by arrow keys while it has the focus', async () => {
    serveSummary(server, manyGoals());
    showSummary();
    const slide = await screen.findByRole('group', { name: /^Slide 1 of 4/ });
    act(() => slide.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(await slideShown()).toBe('Slide 2 of 4');
    await userEvent.keyboard('{End}');
    expect(await slideShown()).toBe('Slide 4 of 4');
    await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
    expect(await slideShown()).toBe('Slide 1 of 4');
    expect(slide).toHaveFocus();
  });

  test('[AI-022] shows the slide of the text that is edited, with its goal marked', async () => {
    serveSummary(server, manyGoals());
    showSummary();
    await openField('Goal number 8');
    expect(await slideShown()).toBe('Slide 4 of 4');
    expect(screen.getByTestId('goal-mark')).toBeVisible();
    await press('Prev');
    expect(screen.queryByTestId('goal-mark')).not.toBeInTheDocument();
  });

  test('has what is being typed, before it is saved', async () => {
    serveSummary(server, fakeSummary());
    showSummary();
    await addWords('The quarter', ' A good one.');
    const slide = await screen.findByRole('group', { name: 'Slide 2 of 3: Quarter Summary' });
    await waitFor(() => expect(slide).toHaveTextContent(/Retention closed at 111%. A good one./));
  });

  test('[AI-010] begins with the name that the file has', async () => {
    serveSummary(server, fakeSummary());
    showSummary();
    const slide = await screen.findByRole('group', { name: 'Slide 1 of 3: AI Goal Summary Q3 2026' });
    expect(slide).toHaveTextContent(/Zoë Lefèvre, Nov 19, 2026/);
  });

  test('[AI-021] has the shape of the slides, at any size', async () => {
    serveSummary(server, fakeSummary());
    showSummary();
    const picture = (await screen.findByRole('button', { name: /^Slide 1:/ })).querySelector('svg');
    expect(picture).toHaveAttribute('viewBox', '0 0 11.7 8.3');
  });

  test('[AI-024] is in the tenant’s own colour, else in that of the documents', async () => {
    serveSummary(server, fakeSummary({ Brand: null }));
    const { unmount } = showSummary();
    const brand = () =>
      document.querySelector<HTMLElement>('.sum-slide > [aria-hidden]')?.style.backgroundColor;
    await slideShown();
    expect(brand()).toBe('rgb(55, 129, 194)');
    unmount();
    serveSummary(server, fakeSummary({ Brand: 'AA3366' }));
    showSummary();
    await slideShown();
    expect(brand()).toBe('rgb(170, 51, 102)');
  });
});

describe('[AI-010] the file', () => {
  test('is made of what is saved, after what was typed is', async () => {
    const held = serveSummary(server, fakeSummary());
    const made: { body: BodyOf<'reports.start'>; saves: number }[] = [];
    server.use(
      on('reports.start', ({ body }) => {
        made.push({ body, saves: held.saved.length });
        throw new ApiProblem('rate_limited', 'Ten reports wait already.');
      }),
    );
    const { toasts } = showSummary();
    await addWords('The quarter', ' Typed.');
    await press('Download .pptx');
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]).toEqual({
      body: { Report: 11, Format: 'pptx', Params: { SummaryId: 5 } },
      saves: 1,
    });
    expect(held.saved[0]?.Parts).toMatchObject([{ Part: 'quarter', Id: Q3.Id }]);
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Ten reports wait already.' }]));
  });

  test('of a year is report 12', async () => {
    serveSummary(server, fakeYear());
    const made: BodyOf<'reports.start'>[] = [];
    server.use(
      on('reports.start', ({ body }) => {
        made.push(body);
        throw new ApiProblem('rate_limited', 'Ten reports wait already.');
      }),
    );
    showSummary({ query: '?id=6', slug: 'ai-executive-summary' });
    await press('Download .pptx');
    await waitFor(() => expect(made).toEqual([{ Report: 12, Format: 'pptx', Params: { SummaryId: 6 } }]));
  });
});

describe('other summaries', () => {
  test('are in the menu beside the title', async () => {
    const other = fakeSaved({ Id: 8, Title: 'Q2 2026', PeriodId: 38, Audience: 'ceo' });
    serveSummary(server, fakeSummary(), { saved: [fakeSaved(), other] });
    const { location } = showSummary();
    await screen.findByRole('region', { name: 'The quarter' });
    await chooseAction('Q2 2026, For CEO', 'Summary: Q3 2026');
    await waitFor(() => expect(location()).toBe('/v3/reports/ai-goal-summary?id=8'));
  });

  test('about the same are begun again from the menu', async () => {
    serveSummary(server, fakeSummary());
    const { location } = showSummary();
    await chooseAction('Generate again');
    await waitFor(() =>
      expect(location()).toBe(`/v3/reports/ai-goal-summary?period=${Q3.Id}&audience=me&new=1`),
    );
    expect(await screen.findByRole('button', { name: 'Generate again' })).toBeVisible();
  });
});

describe('[D-57] the use of the model', () => {
  const usage = {
    Month: '2026-11-01',
    Tokens: 12_500,
    Budget: 50_000,
    Requests: [
      {
        Person: { Id: 7, Name: 'Zoë Lefèvre', JobTitle: null, OrgUnit: null, Avatar: null, ParentId: null },
        Purpose: 'Goal summary',
        At: '2026-11-19T16:00:00.000Z',
        Tokens: 900,
        Outcome: 'repaired' as const,
      },
    ],
  };

  test('is shown to an Org Admin where a model writes', async () => {
    serveSummary(server, fakeSummary(), { choices: fakeChoices({ HasModel: true }) });
    server.use(on('summaries.usage', () => usage));
    showSummary({ session: ORG_ADMIN });
    await screen.findByRole('region', { name: 'The quarter' });
    await chooseAction('Use of the model');
    const use = await dialog('Use of the model');
    expect(await use.findByText('12,500 of 50,000 tokens')).toBeVisible();
    expect(
      use.getByRole('row', { name: /Zoë Lefèvre Goal summary .* Answered at the second try 900/ }),
    ).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test.each([
    ['a manager', { choices: fakeChoices({ HasModel: true }) }, undefined],
    ['an Org Admin without a model', { choices: fakeChoices() }, ORG_ADMIN],
  ])('is not offered to %s', async (_who, around, session) => {
    serveSummary(server, fakeSummary(), around);
    showSummary(session && { session });
    await press('More actions');
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Use of the model' })).not.toBeInTheDocument();
  });
});
