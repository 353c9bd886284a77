import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { notFound } from '../../errors/index.ts';
import { findInOutbox, listOutbox } from './read-outbox.ts';
import { OUTBOX_PATH, renderList, renderOne } from './render-outbox.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; form-action 'none'";

/**
 * Whether the request comes from this machine and uses a local host name. The name matters, too: another site could
 * point its own name at this machine and read the answer.
 */
function isLocal({ ip, hostname, headers }: FastifyRequest): boolean {
  const isHere = LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  // A proxy on this machine may forward requests from anywhere.
  const isDirect = headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
  return isHere && isDirect && /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[?::1\]?)$/i.test(hostname);
}

/**
 * Serves the mails of the outbox folder at `/dev/outbox`, for trying the product on this machine: with the embedded
 * database, without a mail server, outside of production. Mails contain links that open accounts.
 */
export function registerOutboxPage(http: FastifyInstance, config: Config): void {
  if (config.isProduction || config.smtpUrl !== null || config.databaseUrl !== null) return;
  const folder = path.join(config.dataDir, 'outbox');
  const answer = (reply: FastifyReply, html: string): FastifyReply =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(html);
  const demandLocal = async (request: FastifyRequest): Promise<void> => {
    if (!isLocal(request)) throw notFound();
  };
  const options = { onRequest: demandLocal, schema: { hide: true } };
  http.get(OUTBOX_PATH, options, async (_request, reply) =>
    answer(reply, renderList(await listOutbox(folder))),
  );
  http.get<{ Params: { id: string } }>(`${OUTBOX_PATH}/:id`, options, async ({ params }, reply) => {
    const mail = await findInOutbox(folder, params.id);
    if (!mail) throw notFound();
    return answer(reply, renderOne(mail));
  });
}
