import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colorTokens } from './tokens.ts';

const tokenReferences = Object.fromEntries(
  [...Object.keys(colorTokens), 'primary', 'primary-hover', 'on-primary', 'primary-strong', 'primary-tint', 'focus'].map(
    (name) => [name, { value: `var(--${name})` }],
  ),
);

const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'ck',
  cssVarsRoot: ':root',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1200px' },
    semanticTokens: { colors: tokenReferences },
    tokens: {
      fonts: { body: { value: 'var(--font)' }, heading: { value: 'var(--font)' } },
      radii: { chip: { value: 'var(--r-chip)' }, control: { value: 'var(--r)' }, full: { value: 'var(--r-full)' } },
      zIndex: { menu: { value: 40 }, modal: { value: 50 }, toast: { value: 60 }, tooltip: { value: 70 } },
    },
  },
});

/**
 * The Chakra system: the narrow base (style properties and conditions) and our semantic tokens, without
 * Chakra's own recipes. Looks live in static style sheets; Chakra brings behaviour.
 */
export const system = createSystem(defaultBaseConfig, config);
