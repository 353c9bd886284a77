import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';

/** `<T>(x: T) => x` parses only without JSX, so .ts and .tsx need a parser each. */
const rule = (tsx: boolean) => ({
  test: tsx ? /\.tsx$/ : /\.ts$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
});

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A sheet is its text with lengths that follow the font size, as in the build; Storybook's own rule would put it into the page. */
const sheets = { test: /\.css$/, type: 'asset/source', loader: inRoot('tooling/webpack/in-rem-loader.mjs') };
const isNotForSheets = (other: unknown): boolean =>
  !(typeof other === 'object' && other !== null && 'test' in other && String(other.test).includes('css'));

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Nothing is fetched from other sites: Chakra's package announces a Storybook of its own.
  refs: { '@chakra-ui/react': { disable: true } },
  // The first-steps checklist is for people who set Storybook up.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal: (webpack, { configType }) => ({
    ...webpack,
    performance: false,
    ...(configType === 'PRODUCTION' && {
      devtool: false,
      optimization: { ...webpack.optimization, minimize: false },
    }),
    cache: {
      type: 'filesystem',
      name: `storybook-${configType}`,
      cacheDirectory: inRoot('.cache/storybook'),
    },
    module: {
      ...webpack.module,
      rules: [...(webpack.module?.rules ?? []).filter(isNotForSheets), rule(false), rule(true), sheets],
    },
  }),
};

export default config;
