import { watchWarnings } from './warnings.mjs';

const makeConsole = () => ({ error: jest.fn(), warn: jest.fn() });

test('what is said on the console is printed, and thrown once', () => {
  const console = makeConsole();
  const { error, warn } = console;
  const judge = watchWarnings(console);
  expect(judge).not.toThrow();
  console.error('%s is not wrapped', 'Toaster');
  console.warn('and this');
  expect(error).toHaveBeenCalledWith('%s is not wrapped', 'Toaster');
  expect(warn).toHaveBeenCalledWith('and this');
  expect(judge).toThrow('Nobody expected this on the console and 1 more: Toaster is not wrapped');
  expect(judge).not.toThrow();
});

test('what a mock takes was expected', () => {
  const console = makeConsole();
  const judge = watchWarnings(console);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  console.error('expected');
  expect(judge).not.toThrow();
  jest.restoreAllMocks();
  console.error('not expected');
  expect(judge).toThrow('not expected');
});
