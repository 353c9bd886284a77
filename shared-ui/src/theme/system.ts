import { createSystem, defineConfig } from '@chakra-ui/react';
import { colorTokens } from './tokens.ts';

const palette = ['primary', 'primary-hover', 'on-primary', 'primary-strong', 'primary-tint', 'focus'];

const references = Object.fromEntries(
  [...Object.keys(colorTokens), ...palette].map((name) => [name, { value: `var(--${name})` }]),
);

const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'ck',
  cssVarsRoot: ':root',
  theme: { semanticTokens: { colors: references } },
});

/**
 * The Chakra system: our semantic tokens and nothing else. Looks live in static style sheets, so Chakra's
 * recipes, style properties and reset would be bytes that no screen can reach; Chakra brings behaviour.
 */
export const system = createSystem(config);
