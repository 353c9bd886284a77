import type { FastifyRequest } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import type { LogLevel } from '../config/config.ts';

/** Links of mails end in a secret; so may a query. Neither belongs in a log. */
function withoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/\/(resetpassword|unlock|invitation|confirmemail)\/[^/]+/gi, '/$1/…');
}

/** JSON lines, on stdout unless told otherwise. Requests are named by method and path; bodies and headers are never logged. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), ip }),
      err: pino.stdSerializers.err,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
