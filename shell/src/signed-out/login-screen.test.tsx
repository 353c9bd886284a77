import {
  ApiProblem,
  fakeSession,
  fillQuietly,
  findViolations,
  on,
  onOffline,
  setupApiServer,
  TenantDeactivated,
} from '@cadence/shared-auth/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetBrowser, renderApp, type RenderAppOptions } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

async function showLogin(options: Partial<RenderAppOptions> = {}) {
  const view = renderApp(server, { path: '/v3/login', session: null, ...options });
  await screen.findByRole('heading', { name: /^Log in to/ });
  return view;
}

async function logIn(email: string, password: string): Promise<void> {
  if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

function refuse(code: 'login_failed' | 'account_locked', sentence: string): void {
  server.use(
    on('auth.login', () => {
      throw new ApiProblem(code, sentence);
    }),
  );
}

test('[AUTH-005] /v3/login has an email and a password field that say what they are', async () => {
  const view = await showLogin();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(document.title).toBe('Log in · Cadence');
  expect(await findViolations(view.container)).toEqual([]);
});

test('[AUTH-006] signed out, any other path shows the login', async () => {
  await showLogin({ path: '/v3/talent/matrix' });
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('[AUTH-004] branding comes with the page', async () => {
  await showLogin({ config: { tenant: { name: 'Globex', primaryColor: '#3781C2', logo: null } } });
  expect(screen.getByRole('heading')).toHaveTextContent('Log in to Globex');
  expect(document.documentElement.style.getPropertyValue('--tenant')).toBe('#3781C2');
});

test('[AUTH-002] [AUTH-004] branding that is not in the page is requested by subdomain', async () => {
  server.use(
    on('auth.tenant', ({ params }) => ({
      Name: `Tenant ${params.subdomain}`,
      Subdomain: params.subdomain,
      Logo: null,
      PrimaryColor: '3781C2',
    })),
  );
  await showLogin({ config: { tenant: null } });
  await screen.findByRole('heading', { name: 'Log in to Tenant acme' });
  expect(document.documentElement.style.getPropertyValue('--tenant')).toBe('#3781C2');
});

test('[SHELL-031] [AUTH-004] without its own colour the page is E3AB24', async () => {
  server.use(onOffline('auth.tenant'));
  await showLogin({ config: { tenant: null } });
  expect(document.documentElement.style.getPropertyValue('--tenant')).toBe('#E3AB24');
});

test.each([
  ['production', null, '1.1'],
  ['development', null, '1.1 development'],
  ['production', 'staging', '1.1 staging'],
] as const)(
  '[AUTH-009] the version text in %s named %s is %s',
  async (environment, environmentName, text) => {
    await showLogin({ config: { environment, environmentName } });
    expect(screen.getByText(text)).toBeVisible();
  },
);

test('[AUTH-010] [AUTH-012] empty fields say what is missing, and the first gets the focus', async () => {
  await showLogin();
  await logIn('', '   ');
  await screen.findByText('Please input your email!');
  expect(screen.getByText('Please input your password!')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('[AUTH-011] a malformed email says so', async () => {
  await showLogin();
  await logIn('zoe@', 'secret');
  expect(await screen.findByText('Please enter valid email')).toBeVisible();
});

test('[AUTH-013] [AUTH-015] logging in sends trimmed values, stores the token and opens the application', async () => {
  let body: unknown;
  server.use(
    on('auth.login', (request) => {
      body = request.body;
      return fakeSession({ token: 'fresh' });
    }),
  );
  const view = await showLogin();
  await logIn(' contributor@acme.example ', ' Cadence-2026! ');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus());
  expect(body).toEqual({ userName: 'contributor@acme.example', password: 'Cadence-2026!', domain: 'acme' });
  expect(localStorage.getItem(`cadence.token.${window.location.host}`)).toBe('fresh');
  expect(view.location()).toBe('/v3/home');
});

test.each([
  ['account_locked', 'Your account is locked.'],
  ['login_failed', 'The email or the password is not correct.'],
] as const)(
  "[AUTH-016] [AUTH-017] %s shows the server's message and keeps what was typed",
  async (code, sentence) => {
    await showLogin();
    refuse(code, sentence);
    await logIn('contributor@acme.example', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Email')).toHaveValue('contributor@acme.example');
  },
);

test.each([
  ['mailto:it@acme.example', 'it@acme.example', 'Write an email'],
  ['https://acme.example/it', 'https://acme.example/it', 'Open the page'],
  [null, 'your administrator', null],
])(
  '[AUTH-018] [D-193] the message of a deactivated tenant is replaced, with its contact %p and never what was typed',
  async (contact, named, link) => {
    await showLogin();
    server.use(
      on('auth.login', () => {
        throw new TenantDeactivated(contact);
      }),
    );
    await logIn('contributor@acme.example', 'secret');
    const sentence = `Your company is not active. Please contact ${named} for assistance`;
    const alert = await screen.findByText(sentence);
    expect(alert).toBeVisible();
    if (link === null) expect(screen.queryByRole('link', { name: /Write|Open/ })).toBeNull();
    else expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', contact);
    expect(screen.queryByText('Your tenant is deactivated.')).toBeNull();
  },
);

test('fields that were filled without an event are read when the form is sent', async () => {
  let body: unknown;
  server.use(
    on('auth.login', (request) => {
      body = request.body;
      return fakeSession();
    }),
  );
  await showLogin();
  fillQuietly(screen.getByLabelText('Email'), 'contributor@acme.example');
  fillQuietly(screen.getByLabelText('Password'), 'Cadence-2026!');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(body).toMatchObject({ userName: 'contributor@acme.example', password: 'Cadence-2026!' });
});

test('[AUTH-017] a failure without a message of the server shows the documented one', async () => {
  await showLogin();
  refuse('login_failed', '');
  await logIn('contributor@acme.example', 'secret');
  expect(await screen.findByText('Something went wrong!!')).toBeVisible();
});

test('a lost network is said in a sentence', async () => {
  await showLogin();
  server.use(onOffline('auth.login'));
  await logIn('contributor@acme.example', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
});

test('the password can be looked at', async () => {
  await showLogin();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});
