/** What happens before the floating parts have arrived; elsewhere the tests load them first. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Popover } from '../menu/popover.tsx';
import { loadFloating } from './load-floating.ts';

/** Loading and linking the parts' modules takes an unpredictable time. */
const haveArrived = () => act(() => loadFloating());
const focused = () => document.activeElement as HTMLElement | null;
const items = ['Copy', 'Shelve'].map((label) => ({ id: label, label, onSelect: () => undefined }));

test('a key pressed before the menu has arrived opens it, and nothing else changes', async () => {
  const user = userEvent.setup();
  render(<Menu label="More actions" items={items} trigger={<Button>More</Button>} />);
  const trigger = screen.getByRole('button', { name: 'More' });
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await haveArrived();
  expect(await screen.findByRole('menu', { name: 'More actions' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Shelve' })).toHaveAttribute('data-highlighted'),
  );
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  expect(screen.getByRole('button', { name: 'More' })).toBe(trigger);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a trigger that cannot be used opens nothing', async () => {
  const user = userEvent.setup();
  const trigger = <Button disabledReason="The week is closed">More</Button>;
  render(<Menu label="More actions" items={items} trigger={trigger} />);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the trigger closes what it opened', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Menu label="More actions" items={items} trigger={<Button>More</Button>} />
      <Popover label="Filters" trigger={<Button>Filters</Button>}>
        <button type="button">Only mine</button>
      </Popover>
    </>,
  );
  for (const [name, role] of [
    ['More', 'menu'],
    ['Filters', 'dialog'],
  ] as const) {
    const trigger = screen.getByRole('button', { name });
    await user.click(trigger);
    await haveArrived();
    const panel = await screen.findByRole(role);
    // It listens to clicks outside, and takes the focus, a frame after it is drawn.
    await waitFor(() => expect(panel).toContainElement(focused()));
    await user.click(trigger);
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  }
});

test('a popover takes the focus when it opens', async () => {
  const user = userEvent.setup();
  render(
    <Popover label="Filters" trigger={<Button>Filters</Button>}>
      <button type="button">Only mine</button>
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await haveArrived();
  await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Only mine' })).toHaveFocus());
});
