import { createSystem, defaultBaseConfig, defaultConfig, defineConfig } from '@chakra-ui/react';
import type { PaletteToken } from './palette.ts';
import { recipes, slotRecipes } from './recipes.ts';
import type { ColorToken, ScaleToken } from './tokens.ts';

interface TokenValue {
  readonly value: string;
}

/** A token of Chakra's is one of ours by reference: theme and tenant's colour are values of custom properties. */
const of = (name: ColorToken | ScaleToken | PaletteToken): TokenValue => ({ value: `var(--${name})` });

type Color = ColorToken | PaletteToken;

interface Palette {
  /** The fill, under the pointer, and what reads on it. */
  readonly fill: readonly [Color, Color, Color];
  readonly text: Color;
  readonly tint: readonly [Color, Color];
  readonly edge: Color;
}

/** A palette under the names of Chakra's recipes. */
const palette = ({ fill: [solid, hover, contrast], text, tint: [subtle, muted], edge }: Palette) => ({
  solid: of(solid),
  hover: of(hover),
  contrast: of(contrast),
  fg: of(text),
  subtle: of(subtle),
  muted: of(muted),
  emphasized: of(edge),
  border: of(edge),
  focusRing: of('focus'),
});

const colors = {
  bg: {
    DEFAULT: of('surface'),
    subtle: of('surface-sunken'),
    muted: of('surface-hover'),
    emphasized: of('surface-press'),
    inverted: of('inverse'),
    panel: of('surface-raised'),
    error: of('alarm-tint'),
    warning: of('caution-tint'),
    success: of('good-tint'),
    info: of('q-tint'),
  },
  fg: {
    DEFAULT: of('ink'),
    muted: of('ink-2'),
    subtle: of('ink-3'),
    inverted: of('on-inverse'),
    error: of('alarm-text'),
    warning: of('caution-text'),
    success: of('good-text'),
    info: of('q-text'),
  },
  border: {
    DEFAULT: of('line'),
    muted: of('line'),
    subtle: of('line'),
    emphasized: of('line-strong'),
    control: of('line-control'),
    inverted: of('inverse'),
    error: of('alarm'),
    warning: of('caution'),
    success: of('good'),
    info: of('q-mark'),
  },
  gray: palette({
    fill: ['inverse', 'ink', 'on-inverse'],
    text: 'ink-2',
    tint: ['surface-hover', 'surface-press'],
    edge: 'line-strong',
  }),
  brand: palette({
    fill: ['primary', 'primary-hover', 'on-primary'],
    text: 'ink',
    tint: ['primary-tint', 'primary-tint'],
    edge: 'primary-strong',
  }),
  red: palette({
    fill: ['alarm', 'alarm-text', 'on-alarm'],
    text: 'alarm-text',
    tint: ['alarm-tint', 'alarm-tint'],
    edge: 'alarm-line',
  }),
  green: palette({
    fill: ['l4-fill', 'good-text', 'l4-on'],
    text: 'good-text',
    tint: ['good-tint', 'good-tint'],
    edge: 'good',
  }),
  scrim: of('scrim'),
};

/** Chakra's theme without its colours, so that no name leads out of the product's. */
const { tokens, semanticTokens: _colored, ...theme } = defaultConfig.theme ?? {};
const { colors: _colors, ...sizes } = tokens ?? {};

/**
 * Chakra with the product's looks, for screens that are written with its own components. Neither its reset nor its rules for the
 * whole page: those of `base.css` hold, and only elements of Chakra's get the edges that its recipes count on.
 */
export const system = createSystem(
  defaultBaseConfig,
  { theme: { ...theme, tokens: sizes } },
  defineConfig({
    preflight: false,
    disableLayers: true,
    globalCss: {
      ':root': { colorPalette: 'gray' },
      "[class*='chakra-']": {
        borderWidth: 0,
        borderStyle: 'solid',
        borderColor: 'border',
        // Its recipes name durations of their own.
        _motionReduce: { animationDuration: '0s !important', transitionDuration: '0s !important' },
      },
    },
    theme: {
      tokens: {
        colors: { transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
        fonts: { body: of('font'), heading: of('font') },
      },
      semanticTokens: {
        colors,
        radii: { l1: of('r-chip'), l2: of('r'), l3: of('r-float') },
        shadows: {
          xs: of('shadow-menu'),
          sm: of('shadow-menu'),
          md: of('shadow-menu'),
          lg: of('shadow-dialog'),
        },
      },
      recipes,
      slotRecipes,
    },
  }),
);
