/**
 * A process full of open pages, separate from the measuring one. Started with the server's origin; controlled by
 * messages.
 */
import { origin } from './window.ts';
import { requestCounts } from './requests.ts';
import { closeHubSockets, lostSockets } from './hub-socket.ts';
import { compareWithServer } from './compare.ts';
import { Page } from './page.ts';
import type { PagePlan } from './screens.ts';
import type { Asks, Question } from './pages-protocol.ts';

/** Pages that are opened at a time. */
const AT_ONCE = 12;

let pages: readonly Page[] = [];
const freshAt = new Map<string, { goalId: number; screen: string; at: number | null }>();

const now = (): number => performance.timeOrigin + performance.now();

async function open({ plans, weekStart }: { plans: readonly PagePlan[]; weekStart: string }): Promise<null> {
  const opening = plans.map((plan) => new Page(plan, weekStart));
  const rest = opening.values();
  const openSome = async (): Promise<void> => {
    for (const page of rest) await page.open(origin);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  pages = opening;
  return null;
}

const answers: { readonly [Name in keyof Asks]: (ask: Asks[Name]['ask']) => Promise<Asks[Name]['answer']> } =
  {
    open,
    shown: async () => {
      const count = new Map<number, number>();
      for (const page of pages)
        if (!page.isHidden) for (const id of page.shownIds()) count.set(id, (count.get(id) ?? 0) + 1);
      return [...count];
    },
    posting: async (posting) => {
      for (const [index, page] of pages.entries()) {
        if (page.isHidden || !page.shownIds().has(posting.goalId)) continue;
        const entry = { goalId: posting.goalId, screen: page.plan.screen, at: null as number | null };
        freshAt.set(`${index} ${posting.goalId}`, entry);
        page.await(posting, () => (entry.at = now()));
      }
      return null;
    },
    fresh: async () => [...freshAt.values()],
    counts: async () => ({ ...requestCounts(), lost: lostSockets(), cpu: process.cpuUsage() }),
    see: async (count) => {
      const hidden = pages.filter((page) => page.isHidden).slice(0, count);
      for (const page of hidden) page.see();
      return hidden.length;
    },
    compare: ({ goalIds, goals }) =>
      compareWithServer(
        pages.filter((page) => !page.isHidden),
        { goalIds: new Set(goalIds), goals },
      ),
    close: async () => {
      closeHubSockets();
      return null;
    },
  };

async function answerTo({ id, name, ask }: Question): Promise<void> {
  try {
    const answer = await (answers[name] as (ask: unknown) => Promise<unknown>)(ask);
    process.send?.({ id, answer });
  } catch (error) {
    process.send?.({ id, error: String((error as Error).stack) });
  }
}

process.on('message', (question: Question) => void answerTo(question));
