import type { Assessment, UserManual } from '@cadence/shared-contract';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import type { TestApp } from '../../../testing/index.ts';
import { startTestApp, uploadFile } from '../../../testing/index.ts';
import { makeOrganisation } from '../../people/testing/organisation.ts';
import type { Organisation, PersonName } from '../../people/testing/organisation.ts';
import { SENTENCE_GROUPS } from '../texts/groups.ts';

/** An organisation whose people have user manuals. */
export interface ManualWorld {
  readonly t: TestApp;
  readonly acme: Organisation;
}

export async function startManualWorld(): Promise<ManualWorld> {
  const t = await startTestApp();
  return { t, acme: await makeOrganisation(t) };
}

/** Calls the API as one of the people. */
export function as({ t, acme }: ManualWorld, name: PersonName): TestApp['call'] {
  return async (id, input, options) => t.call(id, input, { token: await acme.token(name), ...options });
}

/** A small document. */
export async function somePdf(text = 'Report'): Promise<Buffer> {
  const doc = new PDFDocument();
  doc.text(text);
  doc.end();
  return buffer(doc);
}

/** Uploads a file as one of the people. */
export async function upload({ t, acme }: ManualWorld, name: PersonName, content: Buffer) {
  const response = await uploadFile(t, {
    url: '/api/myusermanual/fileupload',
    token: await acme.token(name),
    content,
  });
  return { status: response.statusCode, body: response.json<{ data: string; detail: string }>() };
}

export async function readManual(
  world: ManualWorld,
  reader: PersonName,
  owner: PersonName,
): Promise<UserManual> {
  const params = { profileId: world.acme.people[owner].id };
  return (await as(world, reader)('userManual.exists', { params })).ok.UserManual;
}

/** Starts an assessment. */
export async function begin(world: ManualWorld, name: PersonName, flag = 0): Promise<Assessment> {
  const call = as(world, name);
  const { PublicKey: publicKey } = (await call('userManual.register', { params: { flag } })).ok;
  return (await call('userManual.assessment', { params: { publicKey } })).ok;
}

const traitOf = (group: number, sentence: string | undefined): string =>
  Object.entries(SENTENCE_GROUPS[group - 1] ?? {}).find(([, text]) => text === sentence)?.[0] ?? '';

/** Answers groups as a person who always prefers the traits in the order of a wish: 'SCID'. */
export async function answer(
  world: ManualWorld,
  name: PersonName,
  { Groups, PublicKey }: Assessment,
  wish: string,
): Promise<void> {
  for (const { Group, Sentences } of Groups) {
    const places = [...wish].map((trait) => Sentences.findIndex((text) => traitOf(Group, text) === trait));
    const body = { Group, Most: places.at(0) ?? 0, Least: places.at(-1) ?? 0 };
    const { status } = await as(world, name)('userManual.answer', { params: { publicKey: PublicKey }, body });
    if (status !== 200) throw new Error(`The answer to group ${Group} was refused.`);
  }
}

/** Takes the whole assessment. */
export async function complete(world: ManualWorld, name: PersonName, wish: string): Promise<UserManual> {
  await answer(world, name, await begin(world, name, 1), wish);
  return (await as(world, name)('userManual.connect', { params: { flag: 1 } })).ok.data;
}

/** The live events to open pages, by type and group, since the last call. */
export async function liveEvents({ t, acme }: ManualWorld): Promise<readonly string[]> {
  const rows = await t.app.db.transaction({ role: 'owner', tenantId: acme.tenant.id }, async (db) => {
    const found = await db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'live')
      .orderBy('id')
      .execute();
    await db.deleteFrom('outbox').execute();
    return found;
  });
  return rows.flatMap(({ payload }) => {
    const { group, method, args } = payload as {
      group: string;
      method: string;
      args: readonly { type: string; id: number }[];
    };
    return method === 'UserManualUpdate' ? [`${group.split('_')[0]} ${args[0]?.type} ${args[0]?.id}`] : [];
  });
}
