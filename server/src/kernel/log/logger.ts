import type { FastifyRequest } from 'fastify';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import { pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { DomainError } from '../errors/index.ts';

const ERROR = pino.levels.values['error'] ?? 50;

/** Links in mails end in a secret, and a query may hold one. Neither belongs in a log. */
function withoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/\/(resetpassword|unlock|invitation|confirmemail)\/[^/]+/gi, '/$1/…');
}

/** Whether a line is about a request that was refused as busy (D-133). */
function isAboutBusy(line: unknown): boolean {
  if (typeof line !== 'object' || line === null || !('err' in line)) return false;
  return line.err instanceof DomainError && line.err.code === 'busy';
}

/**
 * JSON lines, to stdout by default. Requests are logged by method and path, never with bodies or headers. A refusal as
 * busy is not logged as an error: it is intended, and there may be thousands. How many there were is logged now and
 * then.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    hooks: {
      logMethod(line, log, lineLevel) {
        if (lineLevel >= ERROR && isAboutBusy(line[0])) this.debug(...line);
        else log.apply(this, line);
      },
    },
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), ip }),
      err: pino.stdSerializers.err,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
