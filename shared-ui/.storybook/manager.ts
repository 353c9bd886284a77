import { addons } from 'storybook/manager-api';
import { looks } from './looks.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? looks.dark : looks.light,
  sidebar: { showRoots: true },
});
