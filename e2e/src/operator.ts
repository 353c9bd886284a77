/**
 * Runs commands of the operator's command line one after another, in one process: `node operator.ts '[["tenant", …], …]'`.
 * Prints what each of them answered, as one JSON array.
 */
import { Readable, Writable } from 'node:stream';
import { runAdmin } from '../../server/src/admin/run-admin.ts';

const answers: unknown[] = [];
for (const argv of JSON.parse(process.argv[2] ?? '[]') as string[][]) {
  let said = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      said += chunk.toString();
      done();
    },
  });
  const io = { input: Readable.from([]), output, errors: process.stderr, isTerminal: false };
  const code = await runAdmin({ argv: [...argv, '--json'], env: process.env, io, folder: process.cwd() });
  if (code !== 0) process.exit(code);
  answers.push(JSON.parse(said));
}
process.stdout.write(JSON.stringify(answers));
