import { configure } from '@testing-library/react';

/** Drawers and dialogs are loaded when first opened, which takes a while on a busy machine. */
export function patience(): void {
  configure({ asyncUtilTimeout: 10_000 });
  jest.setTimeout(60_000);
}
