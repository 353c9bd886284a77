import { Type } from 'typebox';
import { Code, Fields, SingleLine } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** Entries of each list that one report may have. */
const MAX_REPORTED = 100;
/** Letters of an error's message that are reported. */
const MAX_MESSAGE = 200;
/** An hour: nothing that is measured takes longer. In milliseconds. */
const LONGEST = 3_600_000;
/** Pages that the shell itself shows; those of remotes have the keys of their routes. */
export const SHELL_PAGES = ['shell:home', 'shell:notifications', 'shell:signed-out', 'shell:other'] as const;
const Milliseconds = Type.Number({ minimum: 0, maximum: LONGEST });

/**
 * Where a release failed: on a rung of the ladder, while it was drawn, by ending the page, or by bringing a second copy of
 * what a page has once.
 */
const PHASES = [
  'registry',
  'manifest',
  'compatibility',
  'entry',
  'module',
  'render',
  'crash',
  'instances',
] as const;

/** A remote by its name, or `shell`; and its version as the registry has it. */
const RELEASE = { Remote: Code(64), Version: Code(64) };

/** A part of a remote that was loaded, and how long it took. */
const LoadedPart = Fields({
  ...RELEASE,
  Part: Type.Enum(['entry', 'module']),
  Milliseconds,
});

/** A remote that did not work on a page. */
const RemoteFailure = Fields({
  ...RELEASE,
  Phase: Type.Enum([...PHASES]),
  /** The name of the error's class. */
  Class: Code(64),
  /** What the error says, without what may be personal. */
  Message: SingleLine(MAX_MESSAGE),
  /** The id that the page showed. */
  Incident: Code(16),
});

/** A web vital of a page: the layout shift without a unit, everything else in milliseconds. */
const WebVital = Fields({
  ...RELEASE,
  /** The kind of page: the key of its route (`goals:list`), or one of `SHELL_PAGES`; never its address. */
  Page: Code(64),
  Vital: Type.Enum(['LCP', 'CLS', 'INP', 'TTFB']),
  Value: Milliseconds,
});

export const TELEMETRY_OPERATIONS = {
  /** What a page measured and what failed on it since its last report. Says nothing about people or their data. */
  'telemetry.report': {
    body: Fields({
      Loaded: Type.Array(LoadedPart, { maxItems: MAX_REPORTED }),
      Failed: Type.Array(RemoteFailure, { maxItems: MAX_REPORTED }),
      Vitals: Type.Array(WebVital, { maxItems: MAX_REPORTED }),
    }),
    output: Type.Void(),
  },
} as const satisfies Record<string, OperationSchemas>;
