import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import { onEachDatabase } from '../../src/each-database.ts';
import type { Measure } from '../../src/figures.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { signIn } from '../client.ts';
import type { Client } from '../client.ts';

const EDITS = 1_000;
/** Editors of each document who work at the same time, alternating between the two people. */
const AT_ONCE = 4;

/** A text that two people edit: read with its version, and written on top of that version. */
interface Document {
  readonly name: string;
  readonly editors: readonly [Client, Client];
  read(editor: Client): Promise<{ text: string; version: string | null }>;
  write(editor: Client, text: string, version: string | null): Promise<Response>;
}

const countIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

function strategyOf(server: ServerProcess, editors: Document['editors']): Document {
  const read = (editor: Client) => editor.get<OutputOf<'strategy.read'>>(server, '/strategy');
  return {
    name: 'strategy',
    editors,
    async read(editor) {
      const { StrategyBasic, UpdatedAt } = await read(editor);
      return { text: StrategyBasic.Mission, version: UpdatedAt };
    },
    write(editor, text, version) {
      const nothing = {
        Customers: '',
        Employees: '',
        Shareholders: '',
        Sales: '',
        Marketing: '',
        Product: '',
      };
      const body: BodyOf<'strategy.save'> = {
        StrategyBasic: { Mission: `<p>${text}</p>`, Vision: '', Values: '' },
        StrategyObjective: nothing,
        StrategyVideo: { VideoUrl: '' },
        IsPublish: false,
        UpdatedAt: version,
      };
      return editor.post(server, '/strategy', body);
    },
  };
}

function profileOf(server: ServerProcess, id: number, editors: Document['editors']): Document {
  const read = async (editor: Client) =>
    (await editor.get<OutputOf<'people.read'>>(server, `/profile/${id}`)).Profile;
  return {
    name: 'profile',
    editors,
    async read(editor) {
      const { Biography, UpdatedAt } = await read(editor);
      return { text: Biography ?? '', version: UpdatedAt };
    },
    async write(editor, text, version) {
      const { Name, JobTitle, Email, PhoneNumber, TimeZone, OrgUnit, LinkedinUrl } = await read(editor);
      const same = { Name, JobTitle, Email, PhoneNumber, TimeZone, OrgUnit, LinkedinUrl };
      const body = { ...same, Biography: text, ...(version !== null && { UpdatedAt: version }) };
      return editor.put(server, `/profile/${id}`, body satisfies BodyOf<'people.update'>);
    },
  };
}

async function goalOf(server: ServerProcess, editors: Document['editors']): Promise<Document> {
  const [owner] = editors;
  const input = { Title: 'Written on two devices', PeriodId: owner.periodId, IsDraft: true };
  const made = await owner.post(server, '/Goal', {
    ...input,
    Measurement: '0',
  } satisfies BodyOf<'goals.create'>);
  const { Id } = ((await made.json()) as OutputOf<'goals.create'>).Goal;
  return {
    name: 'goal',
    editors,
    async read(editor) {
      const { GoalDetail, UpdatedAt } = await editor.get<OutputOf<'goals.single'>>(
        server,
        `/Goal/single/${Id}`,
      );
      return { text: GoalDetail.Measurement, version: UpdatedAt };
    },
    write(editor, text, version) {
      const body = { ...input, Measurement: text, ...(version !== null && { UpdatedAt: version }) };
      return editor.put(server, `/Goal/${Id}`, body satisfies BodyOf<'goals.update'>);
    },
  };
}

/** Every edit writes the number it read and one more: what is saved over unseen is missing from the last number. */
async function editTogether({ editors, read, write }: Document, edits: number) {
  const before = countIn((await read(editors[0])).text);
  const counts = { accepted: 0, refused: 0, failed: 0 };
  let next = 0;
  const work = async (editor: Client): Promise<void> => {
    while (next < edits) {
      next += 1;
      const { text, version } = await read(editor);
      const { status } = await write(editor, String(countIn(text) + 1), version);
      counts[status === 200 ? 'accepted' : status === 409 ? 'refused' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(editors[index % 2] as Client)));
  const kept = countIn((await read(editors[0])).text) - before;
  return { ...counts, overwritten: counts.accepted - kept };
}

async function measure(server: ServerProcess) {
  const [ceo, admin] = [await signIn(server, 'ceo'), await signIn(server, 'orgadmin')];
  const [own, again] = [await signIn(server, 'contributor'), await signIn(server, 'contributor')];
  const documents = [
    strategyOf(server, [ceo, admin]),
    profileOf(server, own.id, [own, admin]),
    await goalOf(server, [own, again]),
  ];
  const results = [];
  for (const document of documents) {
    const edits = Math.ceil(EDITS / documents.length);
    results.push({ name: document.name, ...(await editTogether(document, edits)) });
  }
  return results;
}

/** R12: of two people who edit one document, neither writes over what the other has just saved. */
export const interleavedEdits: Measure = {
  name: 'interleaved-edits',
  async run() {
    const modes = await onEachDatabase(measure);
    return modes.map(({ mode, result }) => {
      const told = result.map(
        ({ name, accepted, refused, failed }) =>
          `${name}: ${accepted} saved, ${refused} refused as stale${failed > 0 ? `, ${failed} failed` : ''}`,
      );
      return {
        id: 'R12',
        what: `edits written over in silence, ${mode}`,
        value: result.reduce((sum, { overwritten, failed }) => sum + overwritten + failed, 0),
        unit: 'count',
        reach: { is: 'at most', value: 0 },
        detail: `${EDITS} edits by two people, ${AT_ONCE} at once; ${told.join('; ')}`,
      } as const;
    });
  },
};
