import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeAppraisal, FIVE_STEPS, WRITTEN } from '../testing/appraisal.fixtures.ts';
import { moved, serveAppraisal } from '../testing/serve-appraisal.ts';
import { dialogNamed, press, showAppraisal, writeReview } from './appraisal-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const titlesOf = (toasts: readonly { readonly title: string }[]) => toasts.map(({ title }) => title);
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const WHOLE = fakeAppraisal({ ...WRITTEN });

describe('sharing', () => {
  test('[TAL-025] [TAL-052] says who reads what and who acts next, and then who signs', async () => {
    const held = serveAppraisal(server, WHOLE);
    const versions: unknown[] = [];
    server.use(
      on('talent.share', ({ query }) => {
        versions.push(query.UpdatedAt);
        held.appraisal = moved(held.appraisal, { State: 'shared' });
        return { evaluationData: held.appraisal };
      }),
    );
    const { toasts } = showAppraisal();
    await press('Share');
    const dialog = await dialogNamed('Share with Mateusz Wójcik');
    expect(dialog.getByText('Mateusz Wójcik reads the review.')).toBeVisible();
    expect(dialog.getByText('The ratings stay with you, your managers above you and HR.')).toBeVisible();
    expect(dialog.getByText('Mateusz Wójcik is notified and signs next, by Nov 25.')).toBeVisible();
    expect(dialog.getByText('Until then you can take it back.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Share' })).toHaveFocus());
    expect(await findViolations()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await noDialog();
    expect(titlesOf(toasts)).toEqual(['Shared. Mateusz Wójcik signs next']);
    expect(versions).toEqual([WHOLE.UpdatedAt]);
    expect(await screen.findByText('Shared (60%)')).toBeVisible();
    expect(screen.getByText('Waiting for Mateusz Wójcik to sign')).toBeVisible();
  });

  test('[TAL-025] what was typed last is saved before, and that version is shared', async () => {
    const held = serveAppraisal(server, WHOLE);
    const versions: unknown[] = [];
    server.use(
      on('talent.share', ({ query }) => {
        versions.push(query.UpdatedAt);
        held.appraisal = moved(held.appraisal, { State: 'shared' });
        return { evaluationData: held.appraisal };
      }),
    );
    showAppraisal();
    await writeReview('Last word. ');
    await press('Share');
    await userEvent.click(
      (await dialogNamed('Share with Mateusz Wójcik')).getByRole('button', { name: 'Share' }),
    );
    await noDialog();
    expect(held.saved).toMatchObject([{ Review: expect.stringContaining('Last word.') as unknown }]);
    expect(versions).toEqual(['2026-11-19T16:01:00.000Z']);
  });

  test('[TAL-021] [TAL-025] what is missing is said at the fields instead', async () => {
    serveAppraisal(server, fakeAppraisal());
    showAppraisal();
    await press('Share');
    expect(await screen.findByText('A review and both ratings are needed first.')).toBeVisible();
    expect(screen.getByText('Please write a review.')).toBeVisible();
    expect(screen.getByText('Please choose a step of Performance.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a link to share an appraisal that is not whole says what is missing', async () => {
    serveAppraisal(server, fakeAppraisal());
    const { location } = showAppraisal({ query: '?do=share' });
    expect(await screen.findByText('Please write a review.')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/939'));
  });

  test('[TAL-032] it can be read before as the employee will: without ratings that are not shared', async () => {
    serveAppraisal(server, WHOLE);
    showAppraisal({ query: '?do=share' });
    await press('Read it as Mateusz Wójcik');
    const letter = await dialogNamed('As Mateusz Wójcik reads it');
    expect(letter.getByText('Twenty-one working days, and it held.')).toBeVisible();
    expect(letter.queryByText(/Beyond|Performance/)).not.toBeInTheDocument();
    await userEvent.click(letter.getByRole('button', { name: 'Back' }));
    expect(await dialogNamed('Share with Mateusz Wójcik')).toBeDefined();
  });

  test('where ratings are shared, the dialog and the letter say so', async () => {
    const Labels = { ...FIVE_STEPS, Settings: { ...FIVE_STEPS.Settings, ShareRatingWithEmployee: true } };
    serveAppraisal(server, fakeAppraisal({ ...WRITTEN, Labels, AreRatingsShared: true }));
    showAppraisal({ query: '?do=share' });
    expect(
      await screen.findByText('Mateusz Wójcik reads the ratings, too: Performance, Potential, and Values.'),
    ).toBeVisible();
    await press('Read it as Mateusz Wójcik');
    expect((await dialogNamed('As Mateusz Wójcik reads it')).getByText('Beyond')).toBeVisible();
  });

  test('[ERR-003] a share that was refused stays in the dialog, says what did not happen, and can be tried again', async () => {
    serveAppraisal(server, WHOLE);
    let tries = 0;
    server.use(
      on('talent.share', () => {
        tries += 1;
        throw new ApiProblem('conflict', 'Ana Ruiz is the manager now.');
      }),
    );
    showAppraisal({ query: '?do=share' });
    const dialog = await dialogNamed('Share with Mateusz Wójcik');
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Not sharedAna Ruiz is the manager now. Mateusz Wójcik has seen nothing and was not notified.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(tries).toBe(2));
  });
});
