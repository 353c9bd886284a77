import type { BodyOf, OperationId, PermissionFlag, RoleChoice, RoleName } from '@cadence/shared-contract';
import { flagColumnsOf, flagsOfRow, PERMISSION_FLAGS, recordOf } from '@cadence/shared-contract';
import type { TestApp } from '../../../testing/index.ts';
import { TEST_PASSWORD, uploadFile } from '../../../testing/index.ts';
import { createSession } from '../../auth/index.ts';
import type { Organisation } from './organisation.ts';
import { makeOrganisation } from './organisation.ts';
import type { RightsStep, Story, Whom } from './rights-stories.ts';

/** Roles from the fewest rights to the most. */
const RANKS = ['observer', 'contributor', 'manager', 'ceo'] as const satisfies readonly RoleName[];
const EVIL = '@evil.example';
const GOOD = '@good.example';
const START = '2026-11-11T15:00:00Z';
const DAY = 86_400_000;
/** The upper bound of somebody's rights; everything for the ceo and Org Admins, who can grant it. */
interface Rights {
  readonly rank: number;
  readonly flags: ReadonlySet<PermissionFlag>;
  readonly isAll: boolean;
}

interface Account extends RoleChoice {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isActive: boolean;
}

/** What the holder of these accounts could grant (people §6 Manage User permissions), their own rights included. */
function grantable(accounts: readonly Account[]): Rights {
  const held = new Set(PERMISSION_FLAGS.filter((flag) => accounts.some((account) => account[flag])));
  if (held.has('IsGoalAdmin')) held.add('IsGoalManager');
  const rank = Math.max(0, ...accounts.map(({ RoleName }) => RANKS.indexOf(RoleName)));
  return { rank, flags: held, isAll: held.has('IsOrgAdmin') || rank === RANKS.indexOf('ceo') };
}

/**
 * An account that was the attacker's: they may get it back by its undo link or by activating it, with the rights it had
 * then and has not lost since (D-114).
 */
function stillTheirs(then: Account | undefined, now: Account): Account | null {
  if (then === undefined) return null;
  const rank = Math.min(RANKS.indexOf(then.RoleName), RANKS.indexOf(now.RoleName));
  const kept = PERMISSION_FLAGS.filter((flag) => then[flag] && now[flag]);
  return { ...now, ...choiceOf(RANKS[rank] ?? 'observer', kept) };
}

function isBeyond(account: Account, { rank, flags: bound, isAll }: Rights): boolean {
  if (isAll) return false;
  return (
    RANKS.indexOf(account.RoleName) > rank ||
    PERMISSION_FLAGS.some((flag) => account[flag] && !bound.has(flag))
  );
}

const LINK = /\/v3\/(?:login\/)?(\w+)\/(lnk_[\w-]+)/;
/** The call that a mailed link leads to, by its page. */
const LINK_CALLS: Readonly<Record<string, { readonly id: OperationId; readonly password: boolean }>> = {
  resetpassword: { id: 'auth.resetPassword', password: true },
  invitation: { id: 'auth.signUp', password: true },
  confirmemail: { id: 'auth.confirmEmailCheck', password: false },
  undoemail: { id: 'auth.undoEmail', password: false },
  unlock: { id: 'auth.unlockAccountCheck', password: false },
};

let serial = 0;
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** Signs in without the cost of hashing a password. */
async function signedIn(app: TestApp, { tenant }: Organisation, personId: number): Promise<string> {
  const { token } = await app.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
    createSession(db, { tenantId: tenant.id, personId }, app.clock.now()),
  );
  return token;
}

/** Who holds flags from the start, and the session of the honest ceo. */
interface Standing {
  readonly holderId: number;
  readonly ceoToken: string;
}

/** One organisation in which a story runs. */
class RightsWorld {
  readonly #app: TestApp;
  readonly #organisation: Organisation;
  readonly #holderId: number;
  readonly #ceoToken: string;
  readonly #tokens = new Map<number, string>();
  readonly #addresses: Set<string>;

  constructor(app: TestApp, organisation: Organisation, { holderId, ceoToken }: Standing) {
    this.#app = app;
    this.#holderId = holderId;
    this.#ceoToken = ceoToken;
    this.#organisation = organisation;
    this.#addresses = new Set(Object.values(organisation.people).map(({ email }) => email));
  }

  accounts(): Promise<readonly Account[]> {
    const { tenant } = this.#organisation;
    return this.#app.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
      const rows = await db.selectFrom('people').selectAll().orderBy('id').execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        isActive: row.deactivated_at === null,
        RoleName: row.role,
        ...flagsOfRow(row),
      }));
    });
  }

  /** Accounts whose mailbox the attacker controls, and those that they are still signed in to. */
  async controlled(): Promise<readonly Account[]> {
    const found: Account[] = [];
    for (const account of await this.accounts()) {
      if (!account.isActive) continue;
      if (account.email.endsWith(EVIL) || (await this.#isSignedIn(account.id))) found.push(account);
    }
    return found;
  }

  async #isSignedIn(id: number): Promise<boolean> {
    const token = this.#tokens.get(id);
    if (token === undefined) return false;
    const answer = await this.#app.call('auth.relogin', {}, { token });
    if (answer.status !== 200) return false;
    this.#tokens.set(id, answer.ok.Token);
    return true;
  }

  /** A session, which the owner of the mailbox can get by a new password at any time. */
  async #tokenOf({ id }: Account): Promise<string> {
    const known = this.#tokens.get(id);
    if (known !== undefined && (await this.#isSignedIn(id))) return this.#tokens.get(id) ?? known;
    const token = await signedIn(this.#app, this.#organisation, id);
    this.#tokens.set(id, token);
    return token;
  }

  newAddress(domain: string): string {
    serial += 1;
    const address = `box-${serial}${domain}`;
    this.#addresses.add(address);
    return address;
  }

  #find(people: readonly Account[], whom: Whom): Account | undefined {
    if (whom === 'latest') return people.at(-1);
    return whom === 'holder' ? people.find(({ id }) => id === this.#holderId) : at(people, whom);
  }

  /** Makes a call of the story; its answer, even a refusal, is ignored: only its effect counts. */
  async take(one: RightsStep): Promise<void> {
    const people = await this.accounts();
    if (one.what === 'wait') return this.#app.clock.advance(1_000 + one.days * DAY);
    if (one.what === 'open a link') return this.#openLink(EVIL, one.which);
    if (one.what === 'owner opens a link') return this.#openLink('', one.which);
    const to = this.#find(people, one.to);
    if (to === undefined) return;
    if (one.what === 'forget') return this.#forget(to);
    const isHonest = !('by' in one);
    const by = isHonest ? people[0] : at(await this.controlled(), one.by);
    if (by === undefined) return;
    const token = isHonest ? this.#ceoToken : await this.#tokenOf(by);
    await this.#act(one, { by, to, people, token });
  }

  async #act(
    one: Exclude<RightsStep, { what: 'wait' | 'open a link' | 'owner opens a link' | 'forget' }>,
    { by, to, people, token }: { by: Account; to: Account; people: readonly Account[]; token: string },
  ): Promise<void> {
    const { call } = this.#app;
    const params = { id: to.id };
    switch (one.what) {
      case 'give':
      case 'ceo gives':
        await call('people.saveRoles', { params, body: choiceOf(one.role, one.flags) }, { token });
        return;
      case 'readdress':
      case 'ceo readdresses': {
        const Email = this.newAddress(one.what === 'readdress' ? EVIL : GOOD);
        const password = by.id === to.id && { Password: TEST_PASSWORD };
        await call('people.update', { params, body: { ...profileOf(to), Email, ...password } }, { token });
        return;
      }
      case 'role by profile':
        await call('people.update', { params, body: { ...profileOf(to), RoleName: one.role } }, { token });
        return;
      case 'move': {
        const managerId = at(people, one.under)?.id ?? 0;
        await call('people.changeManager', { params: { id: to.id, managerId } }, { token });
        return;
      }
      case 'deactivate':
        await call('people.deactivate', { params }, { token });
        return;
      case 'activate':
      case 'ceo activates':
        await call('people.activate', { params }, { token });
        return;
      case 'invite again':
        await call('people.reinvite', { params }, { token });
        return;
      case 'add': {
        const fields = { Name: 'Added', JobTitle: 'Engineer', OrgUnit: null, IsObserver: false };
        const body = { ...fields, Email: this.newAddress(EVIL), ParentId: to.id, IsManager: one.isManager };
        await call('people.addEmployee', { body }, { token });
        return;
      }
      case 'import': {
        const row = `Imported,${this.newAddress(EVIL)},${to.email},${one.role}`;
        const content = Buffer.from(`Name,Email,Manager,Role\n${row}`);
        await uploadFile(this.#app, { url: '/api/Profile/Import', token, content });
      }
    }
  }

  async #forget({ email }: Account): Promise<void> {
    const body = { Email: email, domain: this.#organisation.tenant.subdomain };
    await this.#app.call('auth.forgotPassword', { body });
  }

  /** Uses a link that was sent to a mailbox of a domain; '' for those that are not the attacker's. */
  async #openLink(domain: string, which: number): Promise<void> {
    const mails = await this.#app.mailsTo(
      (address) => this.#addresses.has(address) && address.endsWith(EVIL) === (domain === EVIL),
    );
    const links = mails.map(({ text }) => LINK.exec(text)).filter((link) => link !== null);
    // Latest first: those are still valid.
    const [, page = '', Token = ''] = at(links.toReversed(), which % 3) ?? [];
    const use = LINK_CALLS[page];
    if (use === undefined) return;
    const body = { Token, ...(use.password && { Password: TEST_PASSWORD }) };
    await this.#app.call(use.id as 'auth.resetPassword', { body: body as BodyOf<'auth.resetPassword'> });
  }
}

function choiceOf(RoleName: RoleName, given: readonly PermissionFlag[]): RoleChoice {
  return { RoleName, ...recordOf(PERMISSION_FLAGS, (flag) => given.includes(flag)) };
}

function profileOf({ name, email }: Account): BodyOf<'people.update'> {
  const rest = { PhoneNumber: null, TimeZone: null, OrgUnit: null, LinkedinUrl: null, Biography: null };
  return { Name: name, JobTitle: 'Engineer', Email: email, RoleName: null, ...rest };
}

const isHonest = ({ what }: RightsStep): boolean => HONEST_STEPS.includes(what);
const HONEST_STEPS: readonly string[] = [
  'ceo gives',
  'ceo readdresses',
  'ceo activates',
  'owner opens a link',
  'wait',
];

/**
 * Runs a story and checks after each step whether an account that the attacker controls has more rights than the
 * attacker could have granted (people §6, D-81, D-113 to D-115). Honest steps move that limit: what honest people give
 * to the attacker's accounts is added, and what they take is removed; a lost account counts with the rights it had.
 *
 * @returns what went wrong; null for nothing
 */
export async function liveThrough(app: TestApp, story: Story): Promise<string | null> {
  app.clock.set(START);
  serial += 1;
  const given = choiceOf('contributor', story.held);
  const organisation = await makeOrganisation(app, {
    [story.holder]: flagColumnsOf(given),
    ...(story.attacker !== story.holder && { [story.attacker]: { email: `own-${serial}${EVIL}` } }),
  });
  const world = new RightsWorld(app, organisation, {
    holderId: organisation.people[story.holder].id,
    ceoToken: await signedIn(app, organisation, organisation.people.ceo.id),
  });
  const held = new Map<number, Account>();
  const limit = async (controlled: readonly Account[]): Promise<Rights> => {
    for (const account of controlled) held.set(account.id, account);
    const now = await world.accounts();
    return grantable(now.flatMap((account) => stillTheirs(held.get(account.id), account) ?? []));
  };
  let bound = await limit(await world.controlled());
  for (const [index, one] of story.steps.entries()) {
    app.clock.advance(1_000);
    await world.take(one);
    const controlled = await world.controlled();
    if (isHonest(one)) bound = await limit(controlled);
    const gained = controlled.find((account) => isBeyond(account, bound));
    if (gained !== undefined) return `step ${index + 1} ${JSON.stringify(one)}: ${JSON.stringify(gained)}`;
    for (const account of controlled) held.set(account.id, account);
  }
  return null;
}
