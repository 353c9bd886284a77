import * as matchers from '@testing-library/jest-dom/matchers';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { refuseWarnings } from './warnings.mjs';

expect.extend(matchers);

// `findBy…` and `waitFor` end as soon as they can; the limit only says when a busy machine counts as a failure.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library does this by itself for the first file of a realm only.
afterEach(cleanup);
// It says that React is being tested around what it does itself. What comes by itself, a toast that leaves or an answer, is
// awaited by tests and not wrapped: React need not warn of it.
const waitForUpdates = () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
};
waitForUpdates();
beforeAll(waitForUpdates);
refuseWarnings();
