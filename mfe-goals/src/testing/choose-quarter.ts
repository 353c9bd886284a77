import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Opens the quarter selector by keyboard and chooses its last entry, the oldest quarter. */
export async function chooseOldestQuarter(): Promise<void> {
  screen.getByRole('button', { name: /^Quarter/ }).focus();
  await userEvent.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitemradio');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(items.at(-1)).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}
