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

/** @returns {Promise<number>} a port that was free a moment ago */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
