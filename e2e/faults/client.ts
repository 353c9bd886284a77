import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import type { ServerProcess } from '../src/server-process.ts';
import { emailOf, PASSWORD } from '../src/accounts.ts';
import type { Account } from '../src/accounts.ts';

/** One signed-in person of the demo tenant. Its token outlives the server's process, as a browser's does. */
export interface Client {
  readonly id: number;
  readonly token: string;
  readonly periodId: number;
  readonly weekId: number;
  /** The status, and the body where it is 200; a broken connection rejects. */
  post(server: ServerProcess, path: string, body: object): Promise<Response>;
  put(server: ServerProcess, path: string, body: object): Promise<Response>;
  get<T>(server: ServerProcess, path: string): Promise<T>;
  /** Of a reading request; a broken connection rejects. */
  status(server: ServerProcess, path: string): Promise<number>;
}

/** Signs a demo account of acme in. */
export function signIn(server: ServerProcess, account: Account): Promise<Client> {
  return signInAs(server, emailOf(account));
}

export async function signInAs(server: ServerProcess, email: string): Promise<Client> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${server.origin}/api/Auth/Login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ userName: email, password: PASSWORD, domain: email.split(/[@.]/)[1] }),
  });
  if (!login.ok) throw new Error(`${email} could not sign in: ${await login.text()}`);
  const { Token, Profile, Period } = (await login.json()) as OutputOf<'auth.login'>;
  const authorization = `Bearer ${Token}`;
  const send = (method: string, url: string, body: object): Promise<Response> =>
    fetch(url, { method, headers: { ...json, authorization }, body: JSON.stringify(body) });
  return {
    id: Profile.Id,
    token: Token,
    periodId: Period.Id,
    weekId: Period.WeekId,
    post: ({ origin }, path, body) => send('POST', `${origin}/api${path}`, body),
    put: ({ origin }, path, body) => send('PUT', `${origin}/api${path}`, body),
    async get<T>({ origin }: ServerProcess, path: string) {
      const answer = await fetch(`${origin}/api${path}`, { headers: { authorization } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async status({ origin }, path) {
      const answer = await fetch(`${origin}/api${path}`, { headers: { authorization } });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

/** Sends a goal for approval: goal, transition, notification and live events in one transaction. Null: not acknowledged. */
export async function submitGoal(
  server: ServerProcess,
  client: Client,
  title: string,
): Promise<number | null> {
  const body: BodyOf<'goals.create'> = {
    Title: title,
    Measurement: 'Present after the crash, whole or not at all.',
    PeriodId: client.periodId,
    IsDraft: false,
  };
  try {
    const answer = await client.post(server, '/Goal', body);
    if (!answer.ok) return null;
    const { Goal } = (await answer.json()) as OutputOf<'goals.create'>;
    return Goal.Id;
  } catch {
    return null;
  }
}

/** Every goal whose title holds a text, as its owner's list shows it. */
export async function findGoals(server: ServerProcess, client: Client, title: string) {
  const found: OutputOf<'goals.list'>['data'] = [];
  for (let After: string | null = null; ;) {
    const body: BodyOf<'goals.list'> = { Title: title, PageSize: 100, ...(After !== null && { After }) };
    const answer = await client.post(server, '/Goal/goals', body);
    const page = (await answer.json()) as OutputOf<'goals.list'>;
    found.push(...page.data);
    if (page.After === null) return found;
    After = page.After;
  }
}

/** How many notifications a person has about each goal. */
export async function countNotifications(
  server: ServerProcess,
  client: Client,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const { Notifications } = await client.get<OutputOf<'notifications.list'>>(
      server,
      `/notification/${page}`,
    );
    for (const { NotifiedObjectType, NotifiedObjectId } of Notifications)
      if (NotifiedObjectType === 'Goal' && NotifiedObjectId !== null)
        counts.set(NotifiedObjectId, (counts.get(NotifiedObjectId) ?? 0) + 1);
    if (Notifications.length === 0) return counts;
  }
}
