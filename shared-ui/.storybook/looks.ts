import { create } from 'storybook/theming';
import { colorTokens, scaleTokens } from '../src/theme/tokens.ts';

const THEMES = { light: 0, dark: 1 } as const;

function lookOf(base: keyof typeof THEMES) {
  const color = (name: keyof typeof colorTokens): string => colorTokens[name][THEMES[base]];
  return create({
    base,
    brandTitle: 'Cadence design system',
    brandUrl: './',
    fontBase: scaleTokens.font,
    colorPrimary: color('alarm'),
    colorSecondary: color('good'),
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appBorderColor: color('line'),
    appBorderRadius: 6,
    textColor: color('ink'),
    textMutedColor: color('ink-2'),
    barTextColor: color('ink-2'),
    barBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('line-control'),
    inputTextColor: color('ink'),
  });
}

/** How Storybook itself looks, from the product's tokens. */
export const looks = { light: lookOf('light'), dark: lookOf('dark') };
