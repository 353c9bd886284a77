import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { keepSingleKeysIn, useSingleKeys } from './single-keys.ts';
import { usePageKeys } from './use-page-keys.ts';

const heard: string[] = [];
afterEach(() => {
  heard.length = 0;
  act(() => keepSingleKeysIn(null));
});

function Page(): ReactNode {
  usePageKeys(({ key }) => heard.push(key));
  const [isOn, choose] = useSingleKeys();
  return (
    <>
      <input aria-label="Text" />
      <input type="radio" aria-label="Choice" />
      <button type="button" onClick={() => choose(!isOn)}>
        {isOn ? 'On' : 'Off'}
      </button>
    </>
  );
}

test('single keys work anywhere but in a text, and other keys always', async () => {
  render(<Page />);
  await userEvent.keyboard('j?');
  await userEvent.click(screen.getByLabelText('Choice'));
  await userEvent.keyboard('4');
  await userEvent.click(screen.getByLabelText('Text'));
  await userEvent.keyboard('k{Enter}');
  expect(heard.filter((key) => key !== 'Shift')).toEqual(['j', '?', '4', 'Enter']);
});

test('switched off, no letter, digit or sign has an effect, and commands still have', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  await userEvent.click(document.body);
  await userEvent.keyboard('jkx/?c=4{Escape}{ArrowDown}{Control>}k{/Control}');
  expect(heard.filter((key) => key !== 'Shift' && key !== 'Control')).toEqual(['Escape', 'ArrowDown', 'k']);
  expect(screen.getByRole('button', { name: 'Off' })).toBeVisible();
});

test('another person has their own choice', () => {
  render(<Page />);
  act(() => keepSingleKeysIn({ isOn: () => false, keep: () => undefined }));
  expect(screen.getByRole('button', { name: 'Off' })).toBeVisible();
});
