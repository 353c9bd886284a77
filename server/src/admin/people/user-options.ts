import type { Command } from 'commander';
import { need } from '../ask.ts';
import type { Context } from '../context.ts';
import { readEmail, readSubdomain } from '../fields.ts';

/** The person that a command is for, as typed. */
export interface UserOptions {
  readonly tenant?: string;
  readonly email?: string;
}

export function withUserOptions(command: Command): Command {
  return command
    .option('--tenant <subdomain>', 'which organisation')
    .option('--email <address>', "the person's e-mail address");
}

/** @throws UsageError when one of them is missing or malformed */
export async function gatherUser(
  context: Context,
  { tenant, email }: UserOptions,
): Promise<{ readonly subdomain: string; readonly email: string }> {
  const question = { flag: '--tenant', message: 'Subdomain of the organisation', read: readSubdomain };
  return {
    subdomain: await need(context, question, tenant),
    email: await need(context, { flag: '--email', message: 'E-mail address', read: readEmail }, email),
  };
}
