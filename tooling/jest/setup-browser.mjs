import { jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

jest.setTimeout(20_000);

// ES modules get no injected `jest`; the global saves every test file an import.
globalThis.jest = jest;
