import { createLateCode } from '@cadence/shared-ui';

const palette = createLateCode(() => import(/* webpackChunkName: 'search' */ './command-palette.tsx'));

/** The palette's module once it is needed and its code is here: the person is typing, and has nothing to press again. */
export const usePalette = palette.useInsisted;
