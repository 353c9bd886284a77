import { setupApiServer } from '@cadence/shared-auth/testing';
import { fireEvent, screen } from '@testing-library/react';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

function pressControlK(): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
}

// The palette's code cannot have arrived between two keys that are pressed at once.
test('[D-127] Ctrl K closes the early field, too, and the focus is where it was', async () => {
  renderApp(server, { path: '/v3/home' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  const bell = screen.getByRole('button', { name: /^Notifications/ });
  bell.focus();
  pressControlK();
  expect(screen.getByRole('textbox', { name: 'Search or jump to' })).toHaveFocus();
  pressControlK();
  expect(screen.queryByRole('textbox', { name: 'Search or jump to' })).toBeNull();
  expect(bell).toHaveFocus();
  pressControlK();
  expect(await screen.findByRole('combobox', { name: 'Search or jump to' })).toBeVisible();
});
