import {
  ApiProblem,
  fakeSession,
  fillQuietly,
  findViolations,
  on,
  onOffline,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { OutputOf } from '@cadence/shared-contract';
import { formatDateTime } from '@cadence/shared-ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const GOOD = 'Korrekt-Horse-7';
const show = (path: string) => renderApp(server, { path, session: null });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const AT = '2026-11-11T15:00:00.000Z';
const WHEN = formatDateTime(AT, new Intl.DateTimeFormat().resolvedOptions().timeZone);
const PENDING = { State: 'pending', UsedAt: null } as const;
const EXPIRED = { State: 'expired', UsedAt: null } as const;
const USED = { State: 'used', UsedAt: AT } as const;

/** Answers of `auth.linkCheck`, one after another; the last one stays. Returns what was asked. */
function answerCheck(...answers: readonly OutputOf<'auth.linkCheck'>[]): unknown[] {
  const asked: unknown[] = [];
  server.use(
    on('auth.linkCheck', ({ body }) => {
      asked.push(body);
      return answers[Math.min(asked.length, answers.length) - 1] ?? EXPIRED;
    }),
  );
  return asked;
}

test('[AUTH-008] [AUTH-009] the login leads to both requests and says its version', async () => {
  show('/v3/login');
  await heading(/^Log in to/);
  expect(screen.getByRole('link', { name: 'Lost your password?' })).toHaveAttribute(
    'href',
    '/v3/forgotpassword',
  );
  expect(screen.getByRole('link', { name: 'Locked out of your account?' })).toHaveAttribute(
    'href',
    '/v3/unlock',
  );
  expect(screen.getByText(/^1\.1/)).toBeVisible();
});

test('[AUTH-009] outside production the version names the environment', async () => {
  renderApp(server, { path: '/v3/login', session: null, config: { environment: 'development' } });
  expect(await screen.findByText('1.1 development')).toBeVisible();
});

test('[AUTH-007] /v3/privacy says what is kept and leads to the login, signed in or not', async () => {
  const { container, unmount } = show('/v3/privacy');
  await heading('Privacy');
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/v3/login');
  expect(await findViolations(container)).toEqual([]);
  unmount();
  renderApp(server, { path: '/v3/privacy', session: fakeSession() });
  await heading('Privacy');
});

describe.each([
  [
    '/v3/forgotpassword',
    'Lost your password?',
    'auth.forgotPassword',
    '/v3/forgotpasswordsent',
    /choose a new password is on its way/,
  ],
  [
    '/v3/unlock',
    'Locked out of your account?',
    'auth.lostPassword',
    '/v3/unlocksent',
    /unlocks your account is on its way/,
  ],
] as const)('the request at %s', (path, title, call, sentPath, sentence) => {
  test('[AUTH-021] [AUTH-022] [AUTH-023] [AUTH-024] [AUTH-025] sends once the address is valid, and says what follows', async () => {
    const sent: string[] = [];
    server.use(
      on(call, ({ body }) => {
        sent.push(body.Email);
        return { Success: true };
      }),
    );
    const view = show(path);
    await heading(title);
    const [box, send] = [screen.getByLabelText('Email'), screen.getByRole('button', { name: 'Send' })];
    expect(send).toBeDisabled();
    await userEvent.type(box, 'ana@');
    await userEvent.tab();
    expect(await screen.findByText('Please enter valid email')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.tab();
    expect(await screen.findByText('Please input your email!')).toBeVisible();
    await userEvent.type(box, `${'a'.repeat(250)}@acme.example`);
    expect(send).toBeDisabled();
    await userEvent.clear(box);
    await userEvent.type(box, ' ana@acme.example ');
    expect(send).toBeEnabled();
    expect(await findViolations(view.container)).toEqual([]);
    await userEvent.click(send);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(view.location()).toBe(sentPath);
    expect(sent).toEqual(['ana@acme.example']);
    expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
  });

  test('a refusal is shown above the field, with the address still there', async () => {
    server.use(
      on(call, () => {
        throw new ApiProblem('rate_limited', 'Too many attempts. Please wait a moment and try again.');
      }),
    );
    show(path);
    await heading(title);
    // Filled without an event, as by a password manager.
    fillQuietly(screen.getByLabelText('Email'), 'ana@acme.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Too many attempts/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@acme.example');
  });
});

describe('a new password', () => {
  const fields = () => ({
    first: screen.getByLabelText('New password'),
    again: screen.getByLabelText('Confirm password'),
    save: screen.getByRole('button', { name: /Reset Password|Create Account/ }),
  });

  test('[AUTH-028] [AUTH-029] [AUTH-030] is typed twice after the link was checked, and leads to the login', async () => {
    const sent: { Token: string; Password: string }[] = [];
    const checked = answerCheck(PENDING);
    server.use(
      on('auth.resetPassword', ({ body }) => {
        sent.push(body);
        return { Success: true };
      }),
    );
    const view = show('/v3/resetpassword/lnk_1_abc');
    await screen.findByLabelText('New password');
    expect(checked).toEqual([{ Token: 'lnk_1_abc', Kind: 'reset' }]);
    const { first, again, save } = fields();
    expect(await findViolations(view.container)).toEqual([]);
    await userEvent.type(first, ` ${GOOD} `);
    await userEvent.type(again, GOOD);
    await userEvent.click(save);
    await heading(/^Log in to/);
    expect(sent).toEqual([{ Token: 'lnk_1_abc', Password: GOOD }]);
    expect(view.location()).toBe('/v3/login');
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
  });

  test('[AUTH-033] [AUTH-034] [AUTH-035] [AUTH-036] [AUTH-039] is refused with the documented sentences', async () => {
    answerCheck(PENDING);
    show('/v3/resetpassword/lnk_1_abc');
    await screen.findByLabelText('New password');
    const { first, again, save } = fields();
    await userEvent.click(save);
    expect(await screen.findByText('Please enter a strong password.')).toBeVisible();
    expect(screen.getByText('Please enter your password to confirm.')).toBeVisible();
    await userEvent.type(first, 'Ab1!');
    await userEvent.type(again, 'Ab1?');
    await userEvent.click(save);
    expect(await screen.findByText('Minimum 8 char required!')).toBeVisible();
    expect(screen.getByText('New password does not match.')).toBeVisible();
    await userEvent.type(first, 'bbbbbb');
    await userEvent.clear(first);
    await userEvent.type(first, 'lowercase1!');
    await userEvent.click(save);
    expect(await screen.findByText('Please enter a strong password.')).toBeVisible();
  });

  test('[AUTH-037] [AUTH-038] shows its strength in the documented words', async () => {
    answerCheck(PENDING);
    show('/v3/resetpassword/lnk_1_abc');
    const first = await screen.findByLabelText('New password');
    const strength = () => screen.getByText(/^Password strength:/).parentElement?.textContent;
    const labels: (string | undefined)[] = [];
    for (const text of ['a1', 'aA1', 'aA1!', 'aA1!aA1!']) {
      await userEvent.clear(first);
      await userEvent.type(first, text);
      labels.push(strength()?.replace('Password strength: ', ''));
    }
    expect(labels).toEqual(['Easy', 'Moderate', 'Moderate', 'Strong']);
    const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(parts).toEqual([
      'At least 8 characters, there',
      'Lower and upper case, there',
      'A digit, there',
      'A special character, there',
    ]);
  });

  test('[AUTH-031] a failure is the documented toast, and what was typed stays', async () => {
    answerCheck(PENDING);
    server.use(
      on('auth.resetPassword', () => {
        throw new ApiProblem('internal', '');
      }),
    );
    show('/v3/resetpassword/lnk_1_abc');
    await screen.findByLabelText('New password');
    const { first, again, save } = fields();
    await userEvent.type(first, GOOD);
    await userEvent.type(again, GOOD);
    await userEvent.click(save);
    expect(await screen.findByText('Something went wrong!!')).toBeVisible();
    expect(first).toHaveValue(GOOD);
  });

  test('[AUTH-030] fields that were filled without an event are read when the form is sent', async () => {
    const sent: string[] = [];
    answerCheck(PENDING);
    server.use(
      on('auth.resetPassword', ({ body }) => {
        sent.push(body.Password);
        return { Success: true };
      }),
    );
    show('/v3/resetpassword/lnk_1_abc');
    await screen.findByLabelText('New password');
    const { first, again, save } = fields();
    fillQuietly(first, GOOD);
    fillQuietly(again, GOOD);
    fireEvent.click(save);
    await heading(/^Log in to/);
    expect(sent).toEqual([GOOD]);
  });

  test('[D-199] a link that was used in another tab meanwhile says so where it is saved', async () => {
    answerCheck(PENDING, USED);
    server.use(
      on('auth.resetPassword', () => {
        throw new ApiProblem('link_expired', 'Reset password link expired!!');
      }),
    );
    show('/v3/resetpassword/lnk_1_abc');
    await screen.findByLabelText('New password');
    const { first, again, save } = fields();
    await userEvent.type(first, GOOD);
    await userEvent.type(again, GOOD);
    await userEvent.click(save);
    expect(await screen.findByText(`Your password was changed with this link on ${WHEN}.`)).toBeVisible();
  });

  test.each(['/v3/resetpassword/lnk_1_abc', '/v3/invitation/lnk_1_abc'])(
    '[AUTH-032] an expired link at %s says so and leads to the login',
    async (path) => {
      answerCheck(EXPIRED);
      const view = show(path);
      expect(await screen.findByText('Reset password link expired!!')).toBeVisible();
      await heading(/^Log in to/);
      expect(view.location()).toBe('/v3/login');
      expect(screen.getByText('This link no longer works.')).toBeVisible();
    },
  );
});

test.each([
  ['/v3/resetpassword/lnk_1_abc', 'Your password was changed with this link on', '/v3/forgotpassword'],
  ['/v3/invitation/lnk_1_abc', 'Your account was created on', '/v3/forgotpassword'],
  ['/v3/login/unlock/lnk_1_abc', 'Your account was unlocked with this link on', '/v3/unlock'],
  ['/v3/confirmemail/lnk_1_abc', 'Your email address was confirmed with this link on', null],
])('[D-199] a used link at %s says that it worked, when, and what is next', async (path, done, again) => {
  answerCheck(USED);
  const { container } = show(path);
  expect(await screen.findByText(`${done} ${WHEN}.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/v3/login');
  const more = screen.queryByRole('link', { name: 'Send a new link' });
  expect(more?.getAttribute('href') ?? null).toBe(again);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});

test('[D-199] a link that could not be checked is not called expired, and can be checked again', async () => {
  server.use(
    onOffline('auth.linkCheck', { once: true }),
    on('auth.linkCheck', () => PENDING),
  );
  show('/v3/login/unlock/lnk_1_abc');
  expect(await screen.findByText('The link could not be checked')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Unlock Account' })).toBeVisible();
});

test('[AUTH-040] [AUTH-041] [AUTH-043] [AUTH-044] the invitation names both people and wants both consents', async () => {
  let signedUp = 0;
  answerCheck(PENDING);
  server.use(
    on('auth.invitationCheck', () => ({
      Name: 'José Ángel',
      Email: 'jose@acme.example',
      InvitedBy: 'Zoë Lefèvre',
    })),
    on('auth.signUp', () => {
      signedUp += 1;
      return { Success: true };
    }),
  );
  const view = show('/v3/invitation/lnk_1_abc');
  expect(await screen.findByText('José Ángel')).toBeVisible();
  expect(screen.getByText(/Zoë Lefèvre has invited you/)).toBeVisible();
  expect(await findViolations(view.container)).toEqual([]);
  const create = screen.getByRole('button', { name: 'Create Account' });
  await userEvent.click(create);
  expect(await screen.findByText('Please accept the Terms and Conditions')).toBeVisible();
  expect(screen.getByText('Please accept the Privacy Policy.')).toBeVisible();
  expect(signedUp).toBe(0);
  // As a password manager may: without an event; what is ticked afterwards draws the fields again.
  for (const label of ['New password', 'Confirm password']) fillQuietly(screen.getByLabelText(label), GOOD);
  await userEvent.click(screen.getByRole('checkbox', { name: /Terms and Conditions/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }));
  await userEvent.click(create);
  await heading(/^Log in to/);
  expect(signedUp).toBe(1);
});

test('[AUTH-046] [AUTH-047] [D-199] an unlock link does nothing on arrival, and works on a press', async () => {
  const used: string[] = [];
  answerCheck(PENDING);
  server.use(
    on('auth.unlockAccountCheck', ({ body }) => {
      used.push(body.Token);
      return { Success: true };
    }),
  );
  const { container } = show('/v3/login/unlock/lnk_1_abc');
  const unlock = await screen.findByRole('button', { name: 'Unlock Account' });
  expect(used).toEqual([]);
  expect(await findViolations(container)).toEqual([]);
  await userEvent.click(unlock);
  expect(await screen.findByText('Your account unlocked successfully!!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
  expect(used).toEqual(['lnk_1_abc']);
});

test('[AUTH-048] an invalid link leads to the login', async () => {
  answerCheck(EXPIRED);
  const view = show('/v3/login/unlock/lnk_1_abc');
  expect(await screen.findByText('Unlock link expired!!')).toBeVisible();
  await waitFor(() => expect(view.location()).toBe('/v3/login'));
  expect(screen.getByText('This link no longer works.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/v3/unlock');
  expect(await findViolations(view.container)).toEqual([]);
});

test('[AUTH-049] [AUTH-050] [D-199] an address is confirmed on a press, for who is signed in too', async () => {
  let failures = 1;
  answerCheck(PENDING);
  server.use(
    on('auth.confirmEmailCheck', () => {
      failures -= 1;
      if (failures === 0) throw new ApiProblem('unavailable', 'The service is not available right now.');
      return { Success: true };
    }),
  );
  renderApp(server, { path: '/v3/confirmemail/lnk_1_abc', session: fakeSession() });
  const confirm = await screen.findByRole('button', { name: 'Confirm Address' });
  await userEvent.click(confirm);
  expect(await screen.findByText('The service is not available right now.')).toBeVisible();
  await userEvent.click(confirm);
  expect(await screen.findByText('Your email address confirmed successfully!!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/v3/home');
});

test('[AUTH-051] a link that ran out before the press leads home', async () => {
  answerCheck(PENDING, EXPIRED);
  server.use(
    on('auth.confirmEmailCheck', () => {
      throw new ApiProblem('link_expired', 'Unlock link expired!!');
    }),
  );
  const view = renderApp(server, { path: '/v3/confirmemail/lnk_1_abc', session: fakeSession() });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Address' }));
  expect(await screen.findByText('Unlock link expired!!')).toBeVisible();
  await waitFor(() => expect(view.location()).toBe('/v3/home'));
  expect(await screen.findByText('The link in the mail no longer works.')).toBeVisible();
});
