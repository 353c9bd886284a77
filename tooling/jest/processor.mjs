/**
 * What each test file takes of the processor, written as a line to the file that PROCESSOR_REPORT names. A worker runs
 * one file after the other: its own time and that of the children it waited for, from one end to the other, is the
 * file's.
 */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ownSeconds } from '../cli/processor.mjs';
import { root } from '../cli/workspace.mjs';

/** Measures one file. Loading modules is apart: whichever file of a worker is first loads them for all. */
export class FileProcessor {
  #start = ownSeconds();
  #loading = 0;

  /** @template T @param {() => Promise<T>} load @returns {Promise<T>} what `load` answers */
  async loading(load) {
    const start = ownSeconds();
    try {
      return await load();
    } finally {
      this.#loading += ownSeconds() - start;
    }
  }

  /** @param {string} path of the test file */
  end(path) {
    const report = process.env.PROCESSOR_REPORT;
    if (!report) return;
    const file = relative(root, path).replaceAll('\\', '/');
    const seconds = ownSeconds() - this.#start - this.#loading;
    appendFileSync(report, `${JSON.stringify({ file, seconds, loading: this.#loading })}\n`);
  }
}
