import * as matchers from '@testing-library/jest-dom/matchers';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';

expect.extend(matchers);

// `findBy…` and `waitFor` end as soon as they can; the limit only says when a busy machine counts as a failure.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library does both by itself for the first file of a realm only.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);
