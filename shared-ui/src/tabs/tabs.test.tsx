import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Tabs } from './tabs.tsx';

function Demo({ onChange }: { readonly onChange: (id: string) => void }): ReactNode {
  const [value, setValue] = useState('overview');
  return (
    <Tabs
      label="Goal"
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
      items={[
        { id: 'overview', label: 'Overview', content: 'The whole' },
        { id: 'history', label: 'History', count: 12, content: 'The past' },
      ]}
    />
  );
}

test('arrows move, Enter chooses, the panel follows', async () => {
  const onChange = jest.fn();
  const { user, container } = renderUi(<Demo onChange={onChange} />);
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('The whole');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'History 12' })).toHaveFocus());
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('history');
  expect(screen.getByRole('tabpanel', { name: 'History 12' })).toHaveTextContent('The past');
  expect(await findViolations(container)).toEqual([]);
});

test('the ends follow each other and what is disabled is passed over', async () => {
  const { user } = renderUi(
    <Tabs
      label="Goal"
      value="a"
      onChange={() => undefined}
      items={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B', disabled: true },
        { id: 'c', label: 'C' },
      ]}
    />,
  );
  const focusAfter = async (key: string): Promise<string | null | undefined> => {
    await user.keyboard(key);
    return document.activeElement?.textContent;
  };
  await user.tab();
  expect(await focusAfter('{ArrowRight}')).toBe('C');
  expect(await focusAfter('{ArrowRight}')).toBe('A');
  expect(await focusAfter('{ArrowLeft}')).toBe('C');
  expect(await focusAfter('{Home}')).toBe('A');
  expect(await focusAfter('{End}')).toBe('C');
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'A' })).toHaveFocus();
});
