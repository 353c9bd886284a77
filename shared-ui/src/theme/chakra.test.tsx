import { render, screen } from '@testing-library/react';
import { Button, ChakraScreen } from '../chakra.ts';
import { UiProvider } from './ui-provider.tsx';

test('a component of Chakra’s takes its colours from the product’s tokens', () => {
  render(
    <UiProvider>
      <ChakraScreen>
        <Button variant="solid">Save</Button>
      </ChakraScreen>
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveClass('chakra-button');
  const sheets = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
  const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]).map(({ cssText }) => cssText);
  expect(rules.join('')).toMatch(/--chakra-colors-brand-solid: ?var\(--primary\)/);
  expect(rules.join('')).not.toMatch(/--chakra-colors-[\w-]+: ?#/);
});
