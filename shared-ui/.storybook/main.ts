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

/** A sheet is its text, as in the build; Storybook's own rule would put it into the page. */
const sheets = { test: /\.css$/, type: 'asset/source' };
const isNotForSheets = (other: unknown): boolean =>
  !(typeof other === 'object' && other !== null && 'test' in other && String(other.test).includes('css'));

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (webpack) => ({
    ...webpack,
    performance: false,
    module: {
      ...webpack.module,
      rules: [...(webpack.module?.rules ?? []).filter(isNotForSheets), rule(false), rule(true), sheets],
    },
  }),
};

export default config;
