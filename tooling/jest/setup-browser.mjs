import { jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// Typing into a large form takes a second on a quiet machine and many on a busy one; a hang still ends the test.
jest.setTimeout(240_000);

// ES modules get no injected `jest`; the global saves every test file an import.
globalThis.jest = jest;

// `findBy…` and `waitFor` end as soon as they can; the limit only says when a busy machine counts as a failure.
configure({ asyncUtilTimeout: 20_000 });
