import { setupApiServer } from '@cadence/shared-auth/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';
import { EarlyField } from './early-field.tsx';
import { useSearchText } from './search-text.ts';

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

function Early({ isLate }: { readonly isLate: boolean }) {
  return <EarlyField search={useSearchText()} isLate={isLate} onClose={() => undefined} />;
}

test('[D-127] the early field says when the palette’s code does not come, and keeps what is typed', () => {
  const { rerender } = render(<Early isLate={false} />);
  const field = screen.getByRole('textbox', { name: 'Search or jump to' });
  fireEvent.change(field, { target: { value: 'churn' } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the search');
  rerender(<Early isLate />);
  expect(screen.getByRole('status')).toHaveTextContent(/^The search can’t be loaded right now\./);
  expect(field).toHaveValue('churn');
});
