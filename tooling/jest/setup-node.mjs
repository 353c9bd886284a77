import { jest } from '@jest/globals';

// A database of its own and argon2 take seconds on a busy machine; a hang still ends the test.
jest.setTimeout(240_000);

// ES modules get no injected `jest`; the global saves every test file an import.
globalThis.jest = jest;
