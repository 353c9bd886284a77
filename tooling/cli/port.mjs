import { createServer } from 'node:net';
import { CliError } from './cli-error.mjs';

/**
 * @param {string} [text] value of `PORT`
 * @returns {number} the port, 8080 when none is given
 * @throws {CliError} when it is no port
 */
export function readPort(text = process.env.PORT) {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CliError(`PORT is "${text}", which is no port: it takes a whole number from 1 to 65535.`);
  return port;
}

/**
 * @param {number} port 0 (any free port) is always fine
 * @throws {CliError} when something else listens on the port, or this user may not
 */
export async function assertPortFree(port, command = 'npm start') {
  if (port === 0) return;
  const code = await tryListening(port, process.env.HOST || '0.0.0.0');
  if (code === 'EADDRINUSE')
    throw new CliError(
      `Port ${port} is in use. Stop the program that listens there, or choose another port: PORT=${port + 1} ${command}`,
    );
  if (code === 'EACCES')
    throw new CliError(`Port ${port} needs rights that this user does not have. Choose one above 1023.`);
}

/**
 * Ports that systems do not give to those who ask for any: one that was free stays so while nobody asks for it by its number.
 */
const NUMBERED = { from: 10_240, to: 32_768 };

/** @returns {Promise<number>} a port that was free a moment ago, and that nobody gets who asks for any */
export async function freePort() {
  for (;;) {
    const port = NUMBERED.from + Math.floor(Math.random() * (NUMBERED.to - NUMBERED.from));
    const code = await tryListening(port, '127.0.0.1');
    if (code === undefined) return port;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw new CliError(`No port can be listened at: ${code}`);
  }
}

function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
