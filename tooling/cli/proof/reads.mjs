/** Whether a result rests on all that its test was seen to read (../../jest/reads.mjs). */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * @param {string} path of the notes
 * @returns {Map<string, string[]>} by test file: `file`, `folder` or `tree`, a space, and a path inside the repository
 */
export function readReads(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return new Map(
    lines
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map(({ file, reads }) => [file, reads]),
  );
}

/**
 * @param {string[]} reads
 * @param {string[]} inputs that the result counts for
 * @param {string[]} files of the repository
 * @returns {string[]} files that were read, or listed, and are not among the inputs
 */
export function uncovered(reads, inputs, files) {
  const covered = new Set(inputs);
  const within = {
    file: (path) => files.filter((file) => file === path),
    folder: (path) => files.filter((file) => posix.dirname(file) === path),
    tree: (path) => files.filter((file) => file.startsWith(`${path}/`)),
  };
  const read = reads.flatMap((line) => {
    const [kind, ...path] = line.split(' ');
    return within[kind](path.join(' '));
  });
  return [...new Set(read)].filter((file) => !covered.has(file));
}
