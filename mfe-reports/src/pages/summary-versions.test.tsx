import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { BodyOf } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import {
  fakeSaved,
  fakeSummary,
  fakeText,
  HAND_OVER,
  HAND_OVER_TEXT,
  Q3,
  QUARTER_TEXT,
  source,
} from '../testing/summary.fixtures.ts';
import { nextVersion, serveSummary } from '../testing/serve-summary.ts';
import { addWords, chooseAction, dialog, openField, press, showSummary } from './summary-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const OLD_TEXT = fakeText(
  [['Eight of 14 goals were achieved.', 1]],
  [source(1, 'Result, Sep 30', HAND_OVER.Id)],
);

function serveVersions() {
  const label = MESSAGES.composedFromGoals;
  server.use(
    on('summaries.versions', () => ({
      Versions: [
        { Version: 1, How: 'generated', At: '2026-11-18T15:00:00.000Z', Label: label, Edited: 0 },
        { Version: 2, How: 'regenerated', At: '2026-11-19T15:10:00.000Z', Label: label, Edited: 0 },
        { Version: 3, How: 'edited', At: '2026-11-19T16:42:00.000Z', Label: label, Edited: 2 },
      ],
    })),
    on('summaries.version', () => fakeSummary({ QuarterSummary: OLD_TEXT })),
  );
}

describe('versions', () => {
  test('are listed latest first, with how each came about', async () => {
    serveSummary(server, fakeSummary());
    serveVersions();
    showSummary();
    await press('3 versions');
    const drawer = await dialog('Versions');
    await drawer.findByText('Version 3');
    const rows = drawer.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Version 3Edited, today 10:42 amNow.*2 texts edited by you$/),
      expect.stringMatching(/^Version 2One text regenerated, today 09:10 am/),
      expect.stringMatching(/^Version 1Generated, Nov 18, 09:00 am/),
    ]);
    expect(await findViolations()).toEqual([]);
  });

  test('are looked at with what would change, and one is brought back', async () => {
    serveSummary(server, fakeSummary());
    serveVersions();
    const bodies: BodyOf<'summaries.restoreVersion'>[] = [];
    const restored = nextVersion(fakeSummary({ QuarterSummary: OLD_TEXT }));
    server.use(
      on('summaries.restoreVersion', ({ body, params }) => {
        expect(params).toEqual({ id: 5, version: 1 });
        bodies.push(body);
        return restored;
      }),
    );
    const { toasts } = showSummary();
    await press('3 versions');
    await press('Version 1');
    const drawer = await dialog('Version 1');
    expect(await drawer.findByText('2 other texts are the same as now.')).toBeVisible();
    expect(drawer.getAllByText('added:')[0]?.closest('ins')).toHaveTextContent(/Eight/);
    await userEvent.click(drawer.getByRole('button', { name: 'Restore' }));
    const text = screen.getByRole('group', { name: 'Text: The quarter', hidden: true });
    await waitFor(() => expect(text).toHaveTextContent('Eight of 14 goals were achieved.'));
    expect(bodies).toEqual([{ UpdatedAt: fakeSummary().Saved.UpdatedAt }]);
    expect(toasts).toMatchObject([{ title: 'Version 1 is back' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('the one of now has nothing to restore', async () => {
    serveSummary(server, fakeSummary());
    serveVersions();
    server.use(on('summaries.version', () => fakeSummary()));
    showSummary();
    await press('3 versions');
    await press('Version 3');
    const drawer = await dialog('Version 3');
    expect(await drawer.findByText('Every text is the same as now.')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Versions' }));
    expect(await dialog('Versions')).toBeDefined();
  });

  test('what was typed and cannot be saved outlives an earlier version that is brought back', async () => {
    serveSummary(server, fakeSummary());
    serveVersions();
    server.use(on('summaries.restoreVersion', () => nextVersion(fakeSummary({ QuarterSummary: OLD_TEXT }))));
    const { toasts } = showSummary();
    const long = `Mine. ${'x'.repeat(LIMITS.summaryText)}`;
    fireEvent.change(await openField('The quarter'), { target: { value: long } });
    await userEvent.tab();
    await press('3 versions');
    await press('Version 1');
    await userEvent.click((await dialog('Version 1')).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Version 1 is back' }]));
    expect(screen.getByRole('group', { name: 'Text: The quarter', hidden: true })).toHaveTextContent(
      /^Mine\. x/,
    );
  });

  test('what was typed is saved before an earlier one is brought back', async () => {
    const held = serveSummary(server, fakeSummary());
    serveVersions();
    const versions: unknown[] = [];
    server.use(
      on('summaries.restoreVersion', ({ body }) => {
        versions.push([held.saved.length, body.UpdatedAt === held.summary.Saved.UpdatedAt]);
        return nextVersion(held.summary, { QuarterSummary: OLD_TEXT });
      }),
    );
    showSummary();
    await addWords('The quarter', ' Mine.');
    await press('3 versions');
    await press('Version 1');
    await press('Restore');
    await waitFor(() => expect(versions).toEqual([[1, true]]));
  });
});

describe('deleting', () => {
  test('leads to the choice, and can be undone', async () => {
    serveSummary(server, fakeSummary());
    const calls: string[] = [];
    server.use(
      on('summaries.delete', ({ params }) => {
        calls.push(`delete ${params.id}`);
        server.use(on('summaries.list', () => ({ Summaries: [] })));
        return { Success: true };
      }),
      on('summaries.restore', ({ params }) => {
        calls.push(`restore ${params.id}`);
        return fakeSaved();
      }),
    );
    const { toasts, location } = showSummary();
    await chooseAction('Delete');
    expect(await screen.findByRole('button', { name: 'Generate' })).toBeVisible();
    expect(location()).toBe('/v3/reports/ai-goal-summary?new=1');
    expect(toasts).toMatchObject([{ title: 'Deleted the summary of Q3 2026', action: { label: 'Undo' } }]);
    act(() => toasts[0]?.action?.onClick());
    expect(await screen.findByRole('region', { name: 'The quarter' })).toBeVisible();
    expect(location()).toBe('/v3/reports/ai-goal-summary?id=5');
    expect(calls).toEqual(['delete 5', 'restore 5']);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  });
  afterEach(() => jest.restoreAllMocks());

  test('the texts come first, the slides are beside them in the address', async () => {
    serveSummary(server, fakeSummary());
    const { location } = showSummary();
    expect(await screen.findByRole('region', { name: 'Text' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Slides' })).not.toBeInTheDocument();
    await press('Slides');
    const slides = within(await screen.findByRole('region', { name: 'Slides' }));
    expect(slides.getByRole('button', { name: 'Download .pptx' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Text' })).not.toBeInTheDocument();
    expect(location()).toBe('/v3/reports/ai-goal-summary?id=5&side=slides');
    expect(await findViolations()).toEqual([]);
    await press('Text');
    expect(location()).toBe('/v3/reports/ai-goal-summary?id=5');
  });

  test('what is typed there is saved before the slides are shown', async () => {
    const held = serveSummary(server, fakeSummary());
    showSummary();
    await addWords('The quarter', ' Mine.');
    await press('Slides');
    const slide = await screen.findByRole('group', { name: /Quarter Summary$/ });
    expect(slide).toHaveTextContent(`${QUARTER_TEXT.Summary} Mine.`);
    await waitFor(() => expect(held.saved).toHaveLength(1));
  });
});

test('long words and long texts are shown unchanged', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
  const text = { ...HAND_OVER_TEXT, ...fakeText([[`${word}.`, 1]], [source(1, word, HAND_OVER.Id)]) };
  const goal = { ...HAND_OVER, Title: word };
  serveSummary(
    server,
    fakeSummary({
      Context: { Period: Q3, Goals: [goal], Quarters: [] },
      GoalSummary: { Goals: [{ Id: goal.Id, SummaryAdditionalContext: '', ...text }] },
    }),
  );
  showSummary();
  const section = await screen.findByRole('region', { name: word });
  expect(within(section).getByRole('group', { name: `Text: ${word}` })).toHaveTextContent(`${word}.1`);
});
