import { screen, waitFor } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

function renderMenu() {
  const chosen: string[] = [];
  const select = (id: string) => (): void => void chosen.push(id);
  const result = renderUi(
    <Menu
      label="More actions"
      trigger={<Button>More</Button>}
      items={[
        { id: 'copy', label: 'Copy', onSelect: select('copy') },
        {
          id: 'shelve',
          label: 'Shelve',
          onSelect: select('shelve'),
          disabledReason: 'Only approved goals can be shelved',
        },
        { id: 'line', separator: true },
        { id: 'q4', label: 'Q4 2026', checked: true, onSelect: select('q4') },
      ]}
    />,
  );
  return { ...result, chosen };
}

test('the keyboard opens a menu, moves and chooses', async () => {
  const { user, chosen } = renderMenu();
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'More actions' });
  expect(await findViolations()).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveAttribute('data-highlighted'),
  );
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['copy']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('an action that cannot be used says why and does nothing', async () => {
  const { user, chosen } = renderMenu();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: /Shelve/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent('Only approved goals can be shelved');
  await user.click(item);
  expect(chosen).toEqual([]);
  expect(screen.getByRole('menuitemradio', { name: 'Q4 2026' })).toBeChecked();
});

test('a popover opens beside its button and Escape closes it', async () => {
  const { user } = renderUi(
    <Popover label="Filters" trigger={<Button>Filters</Button>}>
      Anything
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toHaveTextContent('Anything');
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
