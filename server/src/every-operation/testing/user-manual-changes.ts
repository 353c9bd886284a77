import { API_BASE } from '@cadence/shared-contract';
import type { BodyOf } from '@cadence/shared-contract';
import { Buffer } from 'node:buffer';
import type { Caller, GoalWorld } from '../../modules/goals/testing/goal-world.ts';
import { somePdf } from '../../modules/user-manual/testing/manual-world.ts';
import { uploadFile } from '../../testing/index.ts';
import type { Change, ChangingId } from './change.ts';
import { tokenOf } from './token-of.ts';

const entryOf = (Description: string) => ({ Disc: 'SC', Description }) satisfies BodyOf<'userManual.save'>;
const WRITTEN = entryOf('Please write to me, and give me a day.');
const REWORDED = entryOf('Please write to me, and give me two days.');

interface Owner {
  readonly as: { readonly token: string };
  readonly call: Caller;
}

/** Adds a person without a user manual. */
async function owner(world: GoalWorld): Promise<Owner> {
  const person = await world.addPerson({ manager_id: world.people.manager.id });
  return { as: { token: await tokenOf(world, person) }, call: await world.asPerson(person) };
}

/** Begins an assessment. Returns its key, and the groups in the order for this person. */
async function begin({ call }: Owner) {
  const { PublicKey: publicKey } = (await call('userManual.register', { params: { flag: 0 } })).ok;
  const { Groups } = (await call('userManual.assessment', { params: { publicKey } })).ok;
  return { params: { publicKey }, groups: Groups.map(({ Group }) => Group) };
}

/** Uploads a PDF and returns its reference. */
async function upload({ t }: GoalWorld, { as: { token } }: Owner): Promise<string> {
  const url = `${API_BASE}/myusermanual/fileupload`;
  const response = await uploadFile(t, { url, token, content: await somePdf() });
  return response.json<{ data: string }>().data;
}

const answersOf = (AnswerChoice: string): BodyOf<'userManual.saveAnswers'> => ({
  Answers: [{ Question: 'thanks', AnswerChoice }],
});

/** Calls of the changing operations of the user manual. */
export const USER_MANUAL_CHANGES: {
  readonly [Id in Extract<ChangingId, `userManual.${string}`>]: (world: GoalWorld) => Promise<Change>;
} = {
  'userManual.register': async (world) => ({
    as: (await owner(world)).as,
    input: { params: { flag: 0 } },
  }),
  'userManual.connect': async (world) => {
    const person = await owner(world);
    const { params, groups } = await begin(person);
    for (const Group of groups)
      await person.call('userManual.answer', { params, body: { Group, Most: 0, Least: 1 } });
    return { as: person.as, input: { params: { flag: 0 } } };
  },
  'userManual.save': async (world) => {
    const { as, call } = await owner(world);
    const { data } = (await call('userManual.save', { body: WRITTEN })).ok;
    const version = { UpdatedAt: data.ManualUserManual?.UpdatedAt ?? null };
    return {
      as,
      input: { body: { ...REWORDED, ...version } },
      other: { body: { ...entryOf('Please call me.'), ...version } },
    };
  },
  'userManual.attach': async (world) => {
    const person = await owner(world);
    await person.call('userManual.save', { body: WRITTEN });
    return { as: person.as, input: { body: { FilePath: await upload(world, person) } } };
  },
  'userManual.upload': async (world) => ({
    as: (await owner(world)).as,
    input: {
      body: { FileName: 'a.pdf', Content: new Blob([Uint8Array.from(Buffer.from(await somePdf()))]) },
    },
  }),
  'userManual.answer': async (world) => {
    const person = await owner(world);
    const { params } = await begin(person);
    return {
      as: person.as,
      input: { params, body: { Group: 1, Most: 0, Least: 1 } },
      other: { params, body: { Group: 1, Most: 2, Least: 1 } },
    };
  },
  'userManual.saveAnswers': async (world) => ({
    as: (await owner(world)).as,
    input: { body: answersOf('With a short message') },
    other: { body: answersOf('In front of the team') },
  }),
  'userManual.remove': async (world) => {
    const { as, call } = await owner(world);
    await call('userManual.save', { body: WRITTEN });
    return { as, input: {} };
  },
};
