import { render, screen } from '@testing-library/react';
import { Button, ChakraScreen } from '../chakra.ts';
import { UiProvider } from './ui-provider.tsx';

const sheets = () => [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];

test('a component of Chakra’s takes its colours from the product’s tokens, under the page’s nonce', () => {
  const others = new Set(sheets());
  render(
    <UiProvider nonce="of-the-page">
      <ChakraScreen>
        <Button variant="solid">Save</Button>
      </ChakraScreen>
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveClass('chakra-button');
  const own = sheets().filter((sheet) => !others.has(sheet));
  expect(own.map((sheet) => sheet.getAttribute('nonce'))).toEqual(own.map(() => 'of-the-page'));
  const rules = own.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]).map(({ cssText }) => cssText);
  expect(rules.join('')).toMatch(/--chakra-colors-brand-solid: ?var\(--primary\)/);
  expect(rules.join('')).not.toMatch(/--chakra-colors-[\w-]+: ?#/);
});
