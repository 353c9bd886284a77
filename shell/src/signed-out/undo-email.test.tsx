import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { OutputOf } from '@cadence/shared-contract';
import { formatDateTime } from '@cadence/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const TITLE = 'Undo the change of your email address';
const undoButton = () => screen.findByRole('button', { name: 'Undo Change' });

function show(check: Partial<OutputOf<'auth.undoEmailCheck'>> = {}) {
  server.use(
    on('auth.undoEmailCheck', ({ body }) => {
      expect(body).toEqual({ Token: 'lnk_1_abc' });
      return { State: 'ready' as const, UsedAt: null, Name: 'Ana Ruiz', Email: 'ana@acme.example', ...check };
    }),
  );
  return renderApp(server, { path: '/v3/undoemail/lnk_1_abc', session: null });
}

/** Answers of `auth.undoEmail`, one after another. */
function answer(...answers: readonly (OutputOf<'auth.undoEmail'> | ApiProblem)[]): void {
  const left = [...answers];
  server.use(
    on('auth.undoEmail', () => {
      const next = left.shift();
      if (next === undefined || next instanceof ApiProblem) throw next ?? new Error('asked too often');
      return next;
    }),
  );
}

test('[D-81] opening the link asks first, and undoing says what happened and what comes next', async () => {
  answer({ Email: 'ana@acme.example', IsDeactivated: false });
  const { container } = show();
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await userEvent.click(await undoButton());
  expect(await screen.findByText('Your address is ana@acme.example again.')).toBeVisible();
  expect(screen.getByText(/A link to choose a new password is on its way/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send another link' })).toHaveAttribute(
    'href',
    '/v3/forgotpassword',
  );
  expect(await findViolations(container)).toEqual([]);
});

test('[D-114] an account that was given permissions since says who can open it', async () => {
  answer({ Email: 'ana@acme.example', IsDeactivated: true });
  show();
  await userEvent.click(await undoButton());
  expect(await screen.findByText(/An Org Admin or the CEO of your company can activate it/)).toBeVisible();
});

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const AT = '2026-11-11T15:00:00.000Z';

test.each([
  ['used', AT, `The change was undone on ${formatDateTime(AT, zone)}.`],
  ['expired', null, 'This link has expired. It worked for 7 days.'],
] as const)(
  '[D-81] [D-199] a link that is %s says so and offers no button',
  async (State, UsedAt, sentence) => {
    const { container } = show({ State, UsedAt });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo Change' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
    expect(await findViolations(container)).toEqual([]);
  },
);

test('[D-81] a link that nobody sent says so', async () => {
  server.use(
    on('auth.undoEmailCheck', () => {
      throw new ApiProblem('link_expired', 'This link does not work.');
    }),
  );
  renderApp(server, { path: '/v3/undoemail/lnk_1_abc', session: null });
  expect(await screen.findByText('This link does not work.')).toBeVisible();
});

test('[D-81] a failure is reported and can be retried; a link that was used in another tab cannot', async () => {
  answer(
    new ApiProblem('conflict', 'Somebody else has the address ana@acme.example now.'),
    new ApiProblem('link_expired', 'This link has been used already.'),
  );
  show();
  await userEvent.click(await undoButton());
  expect(await screen.findByText('Somebody else has the address ana@acme.example now.')).toBeVisible();
  await userEvent.click(await undoButton());
  expect(await screen.findByText('This link has been used already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo Change' })).not.toBeInTheDocument();
});

test('[D-81] a link that could not be checked can be checked again', async () => {
  let isAway = true;
  server.use(
    on('auth.undoEmailCheck', () => {
      if (isAway) throw new ApiProblem('unavailable', 'The server is busy.');
      return { State: 'ready' as const, UsedAt: null, Name: 'Ana Ruiz', Email: 'ana@acme.example' };
    }),
  );
  renderApp(server, { path: '/v3/undoemail/lnk_1_abc', session: null });
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await undoButton()).toBeVisible();
});
