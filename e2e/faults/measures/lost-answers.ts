import type { OutputOf, Problem } from '@cadence/shared-contract';
import { randomUUID } from 'node:crypto';
import { onEachDatabase } from '../../src/each-database.ts';
import type { ServerEnv } from '../../src/each-database.ts';
import type { Measure } from '../../src/figures.ts';
import { startLosingProxy } from '../../src/losing-proxy.ts';
import type { Loss, LosingProxy } from '../../src/losing-proxy.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { signIn } from '../client.ts';
import type { Client } from '../client.ts';

const ROUNDS = 24;
const LOSSES: readonly Loss[] = ['before', 'after', 'hang'];
/** Once in this many rounds the server is killed as well, once it has answered, and started again. */
const RESTART_EVERY = 8;
/** How long a person waits for an answer that never comes. */
const PATIENCE_MS = 2_000;

/** One opened form: what it sends, and where what it made can be counted. */
interface Form {
  readonly name: string;
  /** The first, or the change of what it has made before. */
  request(text: string, made: MadeBy | null): { method: string; path: string; body: object };
  /** How often a text is there. */
  count(text: string): Promise<number>;
}
type MadeBy = NonNullable<Problem['made']>;

interface World {
  readonly server: ServerProcess;
  /** Kills the server, as a crash would, and starts it again at the same address. */
  restart(): Promise<void>;
  readonly proxy: LosingProxy;
  readonly client: Client;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends once, and gives up when no answer comes. Null: nobody knows what became of it. */
async function send(
  { proxy, client }: World,
  key: string,
  { method, path, body }: ReturnType<Form['request']>,
): Promise<Answer | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}/api${path}`, {
      method,
      // A separate connection: only this answer is lost.
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${client.token}`,
        'idempotency-key': key,
        connection: 'close',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return null;
  }
}

/** As the screens do: the same key again, and the record that is there is changed (D-122). */
async function save(
  world: World,
  form: Form,
  { key, text }: { key: string; text: string },
): Promise<Answer | null> {
  const first = await send(world, key, form.request(text, null));
  const { made } = (first?.body ?? {}) as Partial<Problem>;
  return first?.status === 409 && made !== undefined ? send(world, key, form.request(text, made)) : first;
}

interface Toll {
  saves: number;
  twice: number;
  lost: number;
  refused: number;
}

/** A form whose first answer is lost, whose text is changed in every other round, and that is sent until it is answered. */
async function round(
  world: World,
  form: Form,
  { index, toll }: { index: number; toll: Toll },
): Promise<void> {
  const stamp = `${form.name} ${index} ${randomUUID()}`;
  const key = randomUUID();
  world.proxy.loss = LOSSES[index % LOSSES.length] ?? 'after';
  const before = `${stamp} one`;
  await save(world, form, { key, text: before });
  world.proxy.loss = 'none';
  if (index % RESTART_EVERY === RESTART_EVERY - 1) await world.restart();
  const text = index % 2 === 0 ? before : `${stamp} two`;
  const answer = await save(world, form, { key, text });
  toll.saves += 1;
  if (answer?.status !== 200) toll.refused += 1;
  const [there, changed] = [await form.count(text), text === before ? 0 : await form.count(before)];
  if (there === 0) toll.lost += 1;
  if (there + changed > 1) toll.twice += 1;
}

/** The person's own goal that takes an update this week. */
async function openWeek({ client, server }: World): Promise<{ goalId: number; statusId: number }> {
  const { data } = await client.get<OutputOf<'goals.weeklyPass'>>(server, '/Goal/weeklypass');
  const found = data
    .flatMap(({ GoalStatuses }) => GoalStatuses)
    .find(({ GoalPeriodWeek }) => GoalPeriodWeek.Id === client.weekId);
  if (found === undefined) throw new Error('The person has no goal to update this week.');
  return { goalId: found.GoalId, statusId: found.Id };
}

async function formsOf(world: World): Promise<readonly Form[]> {
  const { client, server } = world;
  const { goalId, statusId } = await openWeek(world);
  const { data: others } = await client.get<OutputOf<'goals.users'>>(server, '/Goal/users');
  const about = others.find(({ Id }) => Id !== client.id)?.Id ?? 0;
  const countComments = async (text: string): Promise<number> =>
    (await client.get<OutputOf<'goals.read'>>(server, `/Goal/${goalId}`)).GoalStatusComments.filter(
      ({ Comment }) => Comment === text,
    ).length;
  return [
    {
      name: 'goal',
      request: (Title, made) => ({
        method: made === null ? 'POST' : 'PUT',
        path: made === null ? '/Goal' : `/Goal/${made.Id}`,
        body: {
          Title,
          Measurement: 'Counted once.',
          PeriodId: client.periodId,
          IsDraft: true,
          ...(made?.UpdatedAt && { UpdatedAt: made.UpdatedAt }),
        },
      }),
      async count(Title) {
        const answer = await client.post(server, '/Goal/goals', { Title, PageSize: 10 });
        return ((await answer.json()) as OutputOf<'goals.list'>).data.length;
      },
    },
    {
      name: 'note',
      request: (Title, made) => ({
        method: made === null ? 'POST' : 'PUT',
        path: made === null ? '/note' : `/note/${made.Id}`,
        body: {
          ...(made === null && { UserId: about }),
          Title,
          Body: '<p>Once</p>',
          ...(made?.UpdatedAt && { UpdatedAt: made.UpdatedAt }),
        },
      }),
      async count(text) {
        const { data } = await client.get<OutputOf<'notes.list'>>(server, `/note/${about}`);
        return data.filter(({ Title }) => Title === text).length;
      },
    },
    {
      name: 'action item',
      request: (Title, made) => ({
        method: made === null ? 'POST' : 'PUT',
        path: made === null ? '/actionitem' : `/actionitem/${made.Id}`,
        body: {
          Title,
          DueDate: '2036-01-31',
          AssigneeId: client.id,
          RequesterId: client.id,
          ...(made?.UpdatedAt && { UpdatedAt: made.UpdatedAt }),
        },
      }),
      async count(text) {
        const found: string[] = [];
        for (let Page = 1; ; Page += 1) {
          const answer = await client.post(server, '/actionitem/Get', { Page, PageSize: 100 });
          const { data } = (await answer.json()) as OutputOf<'actionItems.list'>;
          found.push(...data.map(({ Title }) => Title));
          if (data.length < 100) return found.filter((Title) => Title === text).length;
        }
      },
    },
    {
      name: 'comment',
      request: (Comment, made) =>
        made === null
          ? { method: 'POST', path: '/Goal/CommentAdd', body: { Id: statusId, Type: 'GoalStatus', Comment } }
          : { method: 'PUT', path: '/Goal/CommentUpdate', body: { CommentId: made.Id, Comment } },
      count: countComments,
    },
    {
      name: 'weekly update',
      request: (Comment) => ({
        method: 'POST',
        path: '/Goal/updatestatus',
        body: { Id: statusId, Likelihood: 3, Quality: 2, Comment },
      }),
      count: countComments,
    },
    await profileForm(world),
  ];
}

/** The biography of the person's own profile: the other fields stay as they are. */
async function profileForm({ client, server }: World): Promise<Form> {
  const read = async () =>
    (await client.get<OutputOf<'people.read'>>(server, `/profile/${client.id}`)).Profile;
  let opened = await read();
  return {
    name: 'profile',
    request: (Biography) => {
      const { Name, Email, JobTitle, PhoneNumber, TimeZone, OrgUnit, LinkedinUrl, UpdatedAt } = opened;
      const plain = { Name, Email, JobTitle, PhoneNumber, TimeZone, OrgUnit, LinkedinUrl };
      return { method: 'PUT', path: `/profile/${client.id}`, body: { ...plain, Biography, UpdatedAt } };
    },
    async count(text) {
      // The next round opens the form again.
      opened = await read();
      return Number(opened.Biography === text);
    },
  };
}

async function measure(server: ServerProcess, env: ServerEnv) {
  const proxy = await startLosingProxy(server.port);
  let current = server;
  const restart = async (): Promise<void> => {
    await current.kill();
    current = await startServer({ ...env, PORT: String(server.port), DATA_DIR: server.dataDir });
  };
  try {
    const world = { server, restart, proxy, client: await signIn(server, 'contributor') };
    const toll: Toll = { saves: 0, twice: 0, lost: 0, refused: 0 };
    const forms = await formsOf(world);
    for (const form of forms)
      for (let index = 0; index < ROUNDS; index += 1) await round(world, form, { index, toll });
    return { ...toll, forms: forms.map(({ name }) => name) };
  } finally {
    await proxy.close();
    if (current !== server) await current.stop();
  }
}

/** R14: answers lost before and after the commit, and connections that hang, for the forms that make something. */
export const lostAnswers: Measure = {
  name: 'lost-answers',
  async run() {
    const modes = await onEachDatabase(measure);
    return modes.flatMap(({ mode, result }) => {
      const { saves, twice, lost, refused, forms } = result;
      const detail = `${saves} saves (${forms.join(', ')}), their first answer lost before or after the commit or never coming, the text changed in every other one, the server killed and started again in every ${RESTART_EVERY}th`;
      const none = { unit: 'count', reach: { is: 'at most', value: 0 }, detail } as const;
      return [
        { id: 'R14', what: `saves applied twice, ${mode}`, value: twice, ...none },
        { id: 'R14', what: `texts lost, ${mode}`, value: lost, ...none },
        { id: 'R14', what: `second tries refused, ${mode}`, value: refused, ...none },
      ];
    });
  },
};
