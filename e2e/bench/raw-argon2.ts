/**
 * The least that answers whether a password is right: the server's own library and parameters on as many threads as
 * the server allows itself, nothing else. Environment: SECONDS, THREADS. Prints checks a second.
 */
import { serverModule } from './server-module.ts';

interface Argon2 {
  hash(password: string, options: object): Promise<string>;
  verify(encoded: string, password: string): Promise<boolean>;
}
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const { hash, verify } = serverModule<Argon2>('@node-rs/argon2');

const encoded = await hash('Cadence-2026!', PARAMETERS);
const began = performance.now();
const until = began + Number(process.env['SECONDS']) * 1000;
let checks = 0;
const loop = async (): Promise<void> => {
  while (performance.now() < until) {
    await verify(encoded, 'Cadence-2026!');
    checks += 1;
  }
};
await Promise.all(Array.from({ length: Number(process.env['THREADS']) }, loop));
console.log((checks * 1000) / (performance.now() - began));
