import { useUnsentTexts } from '@cadence/shared-auth';
import { setupApiServer } from '@cadence/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const notes = makeDescriptor('notes', {
  slots: {
    'frame.notice': [{ id: 'unsent', component: { expose: './unsent' }, meta: { unsent: 'note', order: 1 } }],
  },
});

function Page(): ReactNode {
  const { texts } = useUnsentTexts('note');
  return (
    <>
      <button type="button" onClick={() => void texts.keep('k1', 'Not sent')}>
        Keep
      </button>
      <button type="button" onClick={() => texts.drop('k1')}>
        Send
      </button>
    </>
  );
}

test('[D-189] a line for what is not sent is there once something is kept, and stays after that', async () => {
  renderApp(server, {
    path: '/v3/notes',
    remotes: [notes],
    components: { 'notes/./list': Page, 'notes/./unsent': () => <p>What became of it</p> },
  });
  const keep = await screen.findByRole('button', { name: 'Keep' });
  expect(screen.queryByText('What became of it')).toBeNull();
  await userEvent.click(keep);
  expect(await screen.findByText('What became of it')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('What became of it')).toBeVisible();
});
