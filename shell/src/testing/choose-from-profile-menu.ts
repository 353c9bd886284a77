import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** By the keyboard, from the last item up; jsdom has no pointer to hover with. */
export async function chooseFromProfileMenu(name: string): Promise<void> {
  const trigger = await screen.findByRole('button', { name: /^Profile menu/ });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const wanted = items.findIndex((item) => item.textContent.includes(name));
  await waitFor(() => expect(menu).toHaveFocus());
  await userEvent.keyboard('{End}');
  for (let index = items.length - 1; index >= wanted; index -= 1) {
    await waitFor(() => expect(items[index]).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard(index === wanted ? '{Enter}' : '{ArrowUp}');
  }
}
