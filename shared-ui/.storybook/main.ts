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

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (webpack) => ({
    ...webpack,
    performance: false,
    module: { ...webpack.module, rules: [...(webpack.module?.rules ?? []), rule(false), rule(true)] },
  }),
};

export default config;
