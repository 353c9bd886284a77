import type { Clock } from '../clock/clock.ts';
import type { Db, DatabaseHandle } from '../db/index.ts';
import { unauthenticated } from '../errors/index.ts';
import { readToken } from '../session/index.ts';
import { Batch } from './batch.ts';
import type { HubUser } from './connection.ts';
import { subdomainsAt } from './place.ts';
import { findChains, findForeignSubdomains, findSessions } from './session-check.queries.ts';

/** A session token by its hash, and where it was presented. */
interface Claim {
  readonly tenantId: number;
  readonly hash: string;
  readonly place: string;
}

/**
 * Who may connect, and who may stay connected. Concurrent checks are combined into one statement per tenant, with
 * priority over the reads of connected pages: after a restart every page reconnects at once.
 */
export class SessionCheck {
  readonly #db: DatabaseHandle;
  readonly #clock: Clock;
  readonly #people = new Batch((claims: readonly Claim[]) => this.#byTenant(claims, this.#findPeople));
  readonly #ends = new Batch((users: readonly HubUser[]) => this.#byTenant(users, this.#findEnds));

  constructor(db: DatabaseHandle, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * The person of a session token. At the address of one tenant the token of another is as unknown as a forged one.
   *
   * @throws unauthenticated
   */
  async identify(token: string, place: string): Promise<HubUser> {
    const read = readToken(token);
    const user = read && (await this.#people.ask({ ...read, place }));
    if (!user) throw unauthenticated();
    return user;
  }

  /**
   * Whether the sign-in has ended: revoked, expired, or of a deactivated person or tenant. It counts as ended, too,
   * when the person has become an observer or stopped being one: they get other events, and connect again.
   */
  hasEnded(user: HubUser): Promise<boolean> {
    return this.#ends.ask(user);
  }

  /** Answers the questions of each tenant in a separate transaction. */
  async #byTenant<Q extends { readonly tenantId: number }, A>(
    questions: readonly Q[],
    answer: (tx: Db, tenantId: number, questions: readonly Q[]) => Promise<(question: Q) => A>,
  ): Promise<readonly A[]> {
    const answers = new Map<Q, A>();
    for (const [tenantId, own] of Map.groupBy(questions, (question) => question.tenantId)) {
      const find = await this.#db.transactionAhead({ role: 'app', tenantId }, (tx) =>
        answer(tx, tenantId, own),
      );
      for (const question of own) answers.set(question, find(question));
    }
    return questions.map((question) => answers.get(question) as A);
  }

  #findPeople = async (
    tx: Db,
    tenantId: number,
    claims: readonly Claim[],
  ): Promise<(claim: Claim) => HubUser | null> => {
    const hashes = [...new Set(claims.map(({ hash }) => hash))];
    const rows = await findSessions(tx, hashes, this.#clock.now());
    const subdomains = [...new Set(claims.flatMap(({ place }) => subdomainsAt(place)))];
    const foreign = await findForeignSubdomains(tx, tenantId, subdomains);
    const found = new Map(rows.map((row) => [row.token_hash, row]));
    return ({ hash, place }) => {
      const row = found.get(hash);
      if (!row || subdomainsAt(place).some((subdomain) => foreign.has(subdomain))) return null;
      const isObserver = row.role === 'observer';
      return { tenantId, personId: row.person_id, chainId: row.chain_id, isObserver, place };
    };
  };

  #findEnds = async (
    tx: Db,
    _tenantId: number,
    users: readonly HubUser[],
  ): Promise<(user: HubUser) => boolean> => {
    const chainIds = [...new Set(users.map(({ chainId }) => chainId))];
    const rows = await findChains(tx, chainIds, this.#clock.now());
    const live = new Map(rows.map((row) => [row.chain_id, row.role === 'observer']));
    return ({ chainId, isObserver }) => live.get(chainId) !== isObserver;
  };
}
