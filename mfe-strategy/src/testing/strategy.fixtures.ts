import type {
  BodyOf,
  Dashboard,
  PersonRef,
  Strategy,
  StrategyVersionContent,
} from '@cadence/shared-contract';
import { ApiProblem, fakeSession, on } from '@cadence/shared-auth/testing';
import type { ApiServer } from '@cadence/shared-auth/testing';

export const INGRID: PersonRef = {
  Id: 7,
  Name: 'Ingrid Søndergaard',
  JobTitle: 'Chief Executive Officer',
  OrgUnit: null,
  Avatar: null,
  ParentId: null,
};
export const ANA: PersonRef = { ...INGRID, Id: 31, Name: 'Ana Ruiz', JobTitle: 'Chief of Staff' };

export const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** Who writes the strategy. */
export const EDITOR = fakeSession({
  profile: { Id: INGRID.Id, Name: INGRID.Name, RoleName: 'ceo', TimeZone: 'Central Time (US & Canada)' },
  abilities: { readStrategy: true, editStrategy: true },
});
/** Who reads it. */
export const READER = fakeSession({ abilities: { readStrategy: true } });

type Content = Pick<StrategyVersionContent, 'StrategyBasic' | 'Objectives' | 'Video'>;

const NOTHING: Content = {
  StrategyBasic: { Mission: '', Vision: '', Values: '' },
  Objectives: { Customers: '', Employees: '', Shareholders: '', Sales: '', Marketing: '', Product: '' },
  Video: { VideoUrl: '' },
};

interface Written {
  readonly StrategyBasic?: Partial<Strategy['StrategyBasic']>;
  readonly Objectives?: Partial<Content['Objectives']>;
  readonly Video?: Content['Video'];
}

function contentOf({ StrategyBasic, Objectives, Video = NOTHING.Video }: Written) {
  return {
    StrategyBasic: { ...NOTHING.StrategyBasic, ...StrategyBasic },
    Objectives: { ...NOTHING.Objectives, ...Objectives },
    Video,
  };
}

/** A strategy in which only what is given is written; published on Nov 3 unless it says otherwise. */
export function fakeStrategy({
  StrategyBasic = {},
  Objectives = {},
  Video = NOTHING.Video,
  ...over
}: Written & Partial<Omit<Strategy, keyof Content>> = {}): Strategy {
  return {
    ...contentOf({ StrategyBasic, Objectives, Video }),
    IsDraft: false,
    IsStrategy: true,
    StrategyEnabled: true,
    UpdatedAt: '2026-11-03T15:00:00.000Z',
    UpdatedBy: INGRID,
    PublishedAt: '2026-11-03T15:00:00.000Z',
    PublishedBy: INGRID,
    Permissions: { Edit: true },
    ...over,
  };
}

/** What is written in most tests: all statements, two areas, a video. */
export const WRITTEN: Written = {
  StrategyBasic: {
    Mission: '<p>Keep the equipment working.</p>',
    Vision: '<p>No day of treatment is lost.</p>',
    Values: '<p>Say the number first.</p>',
  },
  Objectives: { Customers: '<p>Two departments live.</p>', Sales: '<p>Sell to groups.</p>' },
  Video: { VideoUrl: YOUTUBE },
};

/** Nothing was ever saved. */
export const UNWRITTEN = fakeStrategy({
  UpdatedAt: null,
  UpdatedBy: null,
  PublishedAt: null,
  PublishedBy: null,
});

/** As people who may not edit receive it. */
export function asReader(strategy: Strategy): Strategy {
  return { ...strategy, Permissions: { Edit: false } };
}

export function fakeVersion(
  Id: number,
  { PublishedAt = '2026-11-03T15:00:00.000Z', ...written }: Written & { readonly PublishedAt?: string } = {},
): StrategyVersionContent {
  return { Id, PublishedAt, PublishedBy: INGRID, ...contentOf(written) };
}

interface Held {
  /** The working copy. */
  strategy: Strategy;
  /** What readers see. */
  published: Strategy;
  versions: StrategyVersionContent[];
  /** What was sent to be saved. */
  readonly saved: BodyOf<'strategy.save'>[];
}

/** Answers as the server would from the copies held; a test changes them, and saves do. */
export function serveStrategy(
  server: ApiServer,
  strategy: Strategy,
  { published = strategy, versions = [] as StrategyVersionContent[] } = {},
): Held {
  const held: Held = { strategy, published, versions, saved: [] };
  const accept = (body: BodyOf<'strategy.save'>): Strategy => {
    const { StrategyBasic, StrategyObjective: Objectives, StrategyVideo: Video, IsPublish } = body;
    const at = `2026-11-19T10:0${held.saved.length}:00.000Z`;
    const copy = { ...held.strategy, StrategyBasic, Objectives, Video, UpdatedAt: at, UpdatedBy: INGRID };
    held.strategy = {
      ...copy,
      IsDraft: !IsPublish,
      ...(IsPublish && { PublishedAt: at, PublishedBy: INGRID }),
    };
    if (IsPublish) held.published = held.strategy;
    return held.strategy;
  };
  server.use(
    on('strategy.read', () => held.strategy),
    on('strategy.published', () => held.published),
    on('strategy.history', () => ({
      data: held.versions.map(({ Id, PublishedAt, PublishedBy }) => ({ Id, PublishedAt, PublishedBy })),
    })),
    on('strategy.version', ({ params }) => {
      const version = held.versions.find(({ Id }) => Id === Number(params.id));
      if (version === undefined) throw new ApiProblem('not_found', 'This version does not exist.');
      return version;
    }),
    on('strategy.save', ({ body }) => {
      held.saved.push(body);
      if (body.UpdatedAt !== held.strategy.UpdatedAt)
        throw new ApiProblem('stale', `${held.strategy.UpdatedBy?.Name} changed the strategy meanwhile.`);
      return accept(body);
    }),
  );
  return held;
}

/** A dashboard with only this strategy. */
export function dashboardWith(summary: Dashboard['Strategy']): Dashboard {
  return {
    Period: { Id: 40, Quarter: 4, Year: 2026, StartDate: '2026-10-01', EndDate: '2026-12-31', Index: 0 },
    Reminders: [],
    count: 0,
    ThisWeek: null,
    Theme: null,
    CompanyGoals: [],
    Strategy: summary,
    Permissions: { EditTheme: false, ComplianceScopes: [] },
  };
}
