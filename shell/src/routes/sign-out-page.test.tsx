import { keptForm, useLocalDraft } from '@cadence/shared-auth';
import { fakeSession, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { Session } from '@cadence/shared-contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { chooseFromProfileMenu } from '../testing/choose-from-profile-menu.ts';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer(on('auth.signOut', () => ({ Success: true })));
beforeEach(forgetBrowser);

afterEach(() => void Reflect.deleteProperty(crypto, 'subtle'));

interface Typed {
  readonly text: string;
}
const isTyped = (value: unknown): value is Typed => typeof (value as Typed | null)?.text === 'string';

function Note(): ReactNode {
  const draft = useLocalDraft<Typed>({ entity: 'note:1', version: 'new' }, isTyped);
  const [values, setValues] = useState<Typed>({ text: '' });
  const form = keptForm({ values, errors: {}, setValues, setErrors: () => undefined }, draft);
  return (
    <>
      <p>{draft.found === null ? 'Nothing was found.' : `Found: ${draft.found.values.text}`}</p>
      <input
        aria-label="Note"
        value={values.text}
        onChange={({ target }) => form.set({ text: target.value })}
      />
    </>
  );
}

/** Opens the page with the note. */
function openNote(session: Session) {
  return renderApp(server, {
    path: '/v3/goals',
    session,
    remotes: [makeDescriptor('goals')],
    components: { 'goals/./list': Note },
  });
}

async function typeAndAskToSignOut(session: Session): Promise<HTMLElement> {
  openNote(session);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'pay rise');
  await chooseFromProfileMenu('Sign out');
  return screen.findByRole('alertdialog', { name: 'You have unsaved text on this device' });
}

const everythingStored = (): string =>
  [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()).join(' ');

test('[D-82] Keep and Sign Out leaves the text, unreadable, for the same person', async () => {
  const session = fakeSession({ profile: { Id: 21 } });
  const question = await typeAndAskToSignOut(session);
  expect(question).toHaveTextContent('If you keep it, it stays encrypted on this device for 7 days');
  await userEvent.click(within(question).getByRole('button', { name: 'Keep and Sign Out' }));
  await screen.findByRole('button', { name: 'Log in' });
  expect(everythingStored()).toContain('|21|note:1');
  expect(everythingStored()).not.toContain('pay rise');
});

test('[D-82] Delete and Sign Out leaves nothing', async () => {
  const question = await typeAndAskToSignOut(fakeSession({ profile: { Id: 22 } }));
  await userEvent.click(within(question).getByRole('button', { name: 'Delete and Sign Out' }));
  await screen.findByRole('button', { name: 'Log in' });
  expect(everythingStored()).not.toContain('note:1');
});

test('[D-82] where nothing can be encrypted, there is no choice to keep it', async () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const question = await typeAndAskToSignOut(fakeSession({ profile: { Id: 23 } }));
  expect(question).toHaveTextContent('It cannot be encrypted at this address, so it is deleted');
  expect(within(question).queryByRole('button', { name: 'Keep and Sign Out' })).toBeNull();
  await userEvent.click(within(question).getByRole('button', { name: 'Delete and Sign Out' }));
  await screen.findByRole('button', { name: 'Log in' });
  expect(everythingStored()).not.toContain('pay rise');
});
