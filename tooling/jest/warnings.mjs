import { format } from 'node:util';

/**
 * What a test does not expect on the console fails it, be it a warning of React's or of the browser. One that expects
 * something mocks the method (`jest.spyOn(console, 'error')`) and looks at what it was called with.
 */
export function refuseWarnings() {
  // Jest gives every file a console of its own.
  const judge = watchWarnings(console);
  afterEach(judge);
  // What comes after the last test is of the file.
  afterAll(judge);
}

/**
 * @param {Pick<Console, 'error' | 'warn'>} watched a console, whose methods are replaced; a mock of them keeps what it is
 *   told to itself
 * @returns {() => void} throws what was said since it was last called
 */
export function watchWarnings(watched) {
  const said = [];
  for (const level of ['error', 'warn']) {
    const print = watched[level];
    watched[level] = (...args) => {
      said.push(format(...args));
      print.apply(watched, args);
    };
  }
  return () => {
    const [first, ...more] = said.splice(0);
    if (first === undefined) return;
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    throw new Error(`Nobody expected this on the console${others}: ${first.split('\n', 3).join('\n')}`);
  };
}
