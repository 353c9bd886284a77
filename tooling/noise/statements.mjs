/**
 * Late statements, including the embedded database, which uses the same driver. A client sends them in the order of
 * its queue, each after the previous answer; here it reads its queue later.
 */
import { createRequire } from 'node:module';
import { at } from '../cli/workspace.mjs';
import { delayed } from './delays.mjs';

export function delayStatements() {
  const { Client } = createRequire(at('server/package.json'))('pg');
  const pulse = Client.prototype._pulseQueryQueue;
  if (typeof pulse !== 'function') throw new Error('pg sends statements in another way than noise knows.');
  Client.prototype._pulseQueryQueue = function pulseLater() {
    const isSending = this.readyForQuery && this._queryQueue.length > 0;
    if (isSending) delayed('statements', () => pulse.call(this));
    else pulse.call(this);
  };
}
