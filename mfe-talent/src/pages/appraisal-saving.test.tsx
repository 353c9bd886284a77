import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import type { Appraisal } from '@cadence/shared-contract';
import { fakeAppraisal, FIVE_STEPS, WRITTEN } from '../testing/appraisal.fixtures.ts';
import { serveAppraisal } from '../testing/serve-appraisal.ts';
import { dialogNamed, press, showAppraisal, step, writeReview } from './appraisal-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const DRAFT = fakeAppraisal({ ...WRITTEN, PrimaryRating: null, SecondaryRating: null });
const titlesOf = (toasts: readonly { readonly title: string }[]) => toasts.map(({ title }) => title);
const isSaved = () => screen.findByText(/^Saved/, { selector: '[role="status"]' });
const change = (held: { appraisal: Appraisal }, over: Partial<Appraisal>): void => {
  held.appraisal = { ...held.appraisal, UpdatedAt: '2026-11-19T16:41:00.000Z', ...over };
};

describe('a draft', () => {
  test('says the day on which it was saved, and today the time', async () => {
    const savedText = async (UpdatedAt: string): Promise<string | null> => {
      serveAppraisal(server, { ...DRAFT, UpdatedAt });
      const { unmount } = showAppraisal();
      const { textContent } = await isSaved();
      unmount();
      return textContent;
    };
    expect(await savedText('2026-10-06T07:01:00.000Z')).toBe('Saved Oct 6');
    expect(await savedText('2026-11-19T16:41:00.000Z')).toMatch(/^Saved \d\d:41 [ap]m$/);
  });

  test('[TAL-050] [TAL-024] saves itself with its version, and may lack ratings', async () => {
    const { saved } = serveAppraisal(server, DRAFT);
    const { guards } = showAppraisal();
    await writeReview('More. ');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect([...guards]).toEqual(['The appraisal is not saved.']);
    await isSaved();
    expect(saved).toEqual([
      {
        Primary: null,
        Secondary: null,
        TertiaryRating: null,
        Review: expect.stringContaining('More.') as unknown,
        UpdatedAt: DRAFT.UpdatedAt,
      },
    ]);
    expect([...guards]).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is sent 1.5 seconds after the last key, once', async () => {
    const { saved } = serveAppraisal(server, DRAFT);
    showAppraisal();
    await screen.findAllByRole('radiogroup');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(step('Performance', 'Beyond'));
      await act(async () => jest.advanceTimersByTimeAsync(1400));
      await user.click(step('Potential', 'Growing'));
      await act(async () => jest.advanceTimersByTimeAsync(1499));
      expect(saved).toEqual([]);
      await act(async () => jest.advanceTimersByTimeAsync(1));
    } finally {
      jest.useRealTimers();
    }
    await isSaved();
    expect(saved).toMatchObject([{ Primary: 3, Secondary: 1 }]);
  });

  test('[TAL-050] what is typed while it saves goes after it, with the version that came back', async () => {
    const held = serveAppraisal(server, DRAFT);
    const first = Promise.withResolvers<Appraisal>();
    const versions: unknown[] = [];
    server.use(
      on('talent.update', ({ body }) => {
        versions.push([body.UpdatedAt, body.Primary]);
        change(held, {
          PrimaryRating: body.Primary ?? null,
          UpdatedAt: `2026-11-19T16:0${versions.length}:00.000Z`,
        });
        return versions.length === 1 ? first.promise : held.appraisal;
      }),
    );
    showAppraisal();
    await screen.findAllByRole('radiogroup');
    await userEvent.click(step('Performance', 'Partly'));
    await waitFor(() => expect(versions).toHaveLength(1));
    await userEvent.click(step('Performance', 'Beyond'));
    expect(screen.getByText('Saving')).toBeVisible();
    expect(versions).toHaveLength(1);
    act(() => first.resolve(held.appraisal));
    await isSaved();
    expect(versions).toEqual([
      [DRAFT.UpdatedAt, 1],
      ['2026-11-19T16:01:00.000Z', 3],
    ]);
    expect(step('Performance', 'Beyond')).toBeChecked();
  });

  test('[ERR-003] a save that fails stops loading, is said as a toast and on the page, and can be tried again', async () => {
    const { saved } = serveAppraisal(server, DRAFT);
    server.use(onOffline('talent.update', { once: true }));
    const { toasts } = showAppraisal();
    await writeReview('Kept. ');
    await waitFor(() =>
      expect(titlesOf(toasts)).toEqual(['We could not confirm that it was saved; trying again is safe.']),
    );
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.getByText('Your text is kept on this device.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Review' })).toHaveTextContent(/Kept\./);
    await press('Retry');
    await isSaved();
    expect(saved).toMatchObject([{ Review: expect.stringContaining('Kept.') as unknown }]);
    expect(toasts).toHaveLength(1);
  });

  test('[D-122] a save whose answer was lost goes on under its key', async () => {
    const held = serveAppraisal(server, DRAFT);
    const keys: (string | null)[] = [];
    server.use(
      on('talent.update', ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        if (keys.length === 1) throw new ApiProblem('unavailable', 'The database did not answer in time.');
        return held.appraisal;
      }),
    );
    showAppraisal();
    await screen.findAllByRole('radiogroup');
    await userEvent.click(step('Performance', 'Partly'));
    await press('Retry');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('text that was left unsaved on this device is offered, and saved once it is taken over', async () => {
    serveAppraisal(server, DRAFT);
    server.use(onOffline('talent.update', { once: true }));
    const { unmount } = showAppraisal();
    await writeReview('Left. ');
    await screen.findByText('Not saved');
    unmount();
    const { saved } = serveAppraisal(server, DRAFT);
    showAppraisal();
    await press('Restore');
    expect(await screen.findByRole('textbox', { name: 'Review' })).toHaveTextContent(/Left\./);
    await isSaved();
    expect(saved).toMatchObject([{ Review: expect.stringContaining('Left.') as unknown }]);
  });
});

describe('what others read already', () => {
  const SHARED = fakeAppraisal({ State: 'shared' });

  test('[TAL-021] is not saved without a review and both ratings, and each field says so', async () => {
    const { saved } = serveAppraisal(server, { ...SHARED, PrimaryRating: null, SecondaryRating: null });
    showAppraisal();
    await writeReview('{Control>}a{/Control}{Backspace}');
    await press('Save');
    expect(await screen.findByText('Please write a review.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Review' })).toHaveAccessibleDescription(
      /Please write a review\./,
    );
    expect(screen.getByRole('radiogroup', { name: /^Performance/ })).toHaveAccessibleDescription(
      /Please choose a step of Performance\./,
    );
    expect(screen.getByText('Please choose a step of Potential.')).toBeVisible();
    expect(screen.queryByText(/Please choose a step of Values/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: /^Performance/ })).toHaveFocus());
    expect(await findViolations()).toEqual([]);
    expect(saved).toEqual([]);
  });

  test('[TAL-050] is saved by a press, not by itself', async () => {
    const { saved } = serveAppraisal(server, SHARED);
    const { toasts } = showAppraisal();
    await screen.findAllByRole('radiogroup');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(step('Performance', 'Far beyond'));
      await act(async () => jest.advanceTimersByTimeAsync(10_000));
      expect(saved).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
    await press('Save');
    await waitFor(() => expect(titlesOf(toasts)).toEqual(['Saved']));
    expect(saved).toMatchObject([{ Primary: 4, UpdatedAt: SHARED.UpdatedAt }]);
  });

  test('[TAL-022] Cancel asks before it gives changes up', async () => {
    const { saved } = serveAppraisal(server, SHARED);
    showAppraisal();
    await screen.findAllByRole('radiogroup');
    await userEvent.click(step('Performance', 'Far beyond'));
    await press('Cancel');
    const question = await dialogNamed('You have unsaved changes', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    expect(step('Performance', 'Far beyond')).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press('Cancel');
    await userEvent.click(
      (await dialogNamed('You have unsaved changes', 'alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(step('Performance', 'Beyond')).toBeChecked();
    expect(saved).toEqual([]);
  });

  const SIGNED = fakeAppraisal({ State: 'acknowledged' });

  test('[TAL-028] [D-50] a text that was signed is changed only after it is said what follows', async () => {
    const { saved } = serveAppraisal(server, SIGNED);
    showAppraisal();
    const signature = await screen.findByRole('region', { name: 'Signature of Mateusz Wójcik' });
    expect(signature).toHaveTextContent('I agree');
    await writeReview('New. ');
    await press('Save');
    const dialog = await dialogNamed('Mateusz Wójcik has signed this text');
    expect(dialog.getByText('It is marked as edited after the signature.')).toBeVisible();
    expect(dialog.getByText('Mateusz Wójcik is notified and may sign again.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Back to editing' })).toHaveFocus());
    expect(saved).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save it' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('[D-104] a change of ratings that the employee cannot read is saved without a word to them', async () => {
    const { saved } = serveAppraisal(server, SIGNED);
    const { toasts } = showAppraisal();
    await screen.findAllByRole('radiogroup');
    await userEvent.click(step('Performance', 'Far beyond'));
    await press('Save');
    await waitFor(() => expect(titlesOf(toasts)).toEqual(['Saved']));
    expect(saved).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[D-104] where ratings are shared, a change of them is read, too', async () => {
    const Labels = { ...FIVE_STEPS, Settings: { ...FIVE_STEPS.Settings, ShareRatingWithEmployee: true } };
    serveAppraisal(server, fakeAppraisal({ State: 'acknowledged', Labels, AreRatingsShared: true }));
    showAppraisal();
    await screen.findAllByRole('radiogroup');
    await userEvent.click(step('Performance', 'Far beyond'));
    await press('Save');
    expect(await dialogNamed('Mateusz Wójcik has signed this text')).toBeDefined();
  });
});
