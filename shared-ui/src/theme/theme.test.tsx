import { act, screen } from '@testing-library/react';
import { applyTheme, getTheme, keepThemeIn, THEME_STORAGE_KEY, useTheme } from './theme.ts';
import { renderUi } from '../testing/render.tsx';

function Shown(): string {
  return useTheme()[0];
}

beforeEach(() => keepThemeIn(localStorage));
afterEach(() => applyTheme('system'));

test('a chosen theme is shown and remembered; the system one leaves no trace', () => {
  applyTheme('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  applyTheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
  expect(getTheme()).toBe('system');
});

test('the bar around an installed application follows a choice, and else the system', () => {
  document.head.innerHTML =
    '<meta name="theme-color" data-for="light"><meta name="theme-color" data-for="dark">';
  const shown = () => [...document.querySelectorAll('meta')].map(({ media }) => media);
  applyTheme('dark');
  expect(shown()).toEqual(['not all', 'all']);
  applyTheme('system');
  expect(shown()).toEqual(['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)']);
  document.head.innerHTML = '';
});

test('what shows the theme follows it', () => {
  renderUi(
    <p>
      <Shown />
    </p>,
  );
  expect(screen.getByText('system')).toBeVisible();
  act(() => applyTheme('light'));
  expect(screen.getByText('light')).toBeVisible();
});
