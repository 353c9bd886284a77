import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Clears all filters where that is done: in the drawer of the filters. */
export async function clearFilters(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter goals' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }));
  await userEvent.click(drawer.getByRole('button', { name: /^Show / }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
