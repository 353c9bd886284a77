import type { Attributes, Context, Span } from '@opentelemetry/api';
import { context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';

/** Work whose trace is continued later, at most; the oldest is forgotten, and becomes a trace of its own. */
const MAX_CONTINUED = 1_000;

/** Without a collector nothing here costs more than reading this. */
let isTracing = false;
const requests = new WeakMap<object, Span>();
const continued = new Map<string, Context>();

/** Switches tracing on while there is a collector (`startOtlp`). */
export function setTracing(on: boolean): void {
  isTracing = on;
  if (!on) continued.clear();
}

interface SpanSpec {
  readonly name: string;
  /** Never anything that people wrote, or that says who they are. */
  readonly attributes: Attributes;
}

async function run<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Its class only: what it says may be about people.
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function inSpanOf<T>(parent: Context, { name, attributes }: SpanSpec, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('cadence').startActiveSpan(name, { attributes }, parent, (span) => run(span, work));
}

/** Runs the work as a part of what is being traced; unchanged when nothing is. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isTracing || trace.getActiveSpan() === undefined) return work();
  return inSpanOf(context.active(), { name, attributes }, work);
}

/** Runs the work as a trace of its own, whatever it was begun by. */
export function inOwnTrace<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return isTracing ? inSpanOf(ROOT_CONTEXT, { name, attributes }, work) : work();
}

/** Runs the work apart from the trace in which it is begun: it goes on for others. */
export function outsideTraces<T>(work: () => T): T {
  return isTracing ? context.with(ROOT_CONTEXT, work) : work();
}

/** What `continueTrace` does for the key belongs to the trace that is active now. */
export function keepTrace(key: string): void {
  if (!isTracing || trace.getActiveSpan() === undefined) return;
  continued.set(key, context.active());
  const [first] = continued.keys();
  if (continued.size > MAX_CONTINUED && first !== undefined) continued.delete(first);
}

/** Runs the work as a part of the trace that was kept, or as one of its own when this process has not begun it. */
export function continueTrace<T>(
  { key, ...spec }: SpanSpec & { readonly key: string },
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing) return work();
  const parent = continued.get(key) ?? ROOT_CONTEXT;
  continued.delete(key);
  return inSpanOf(parent, spec, work);
}

/** Names the span of a request, which `withinTrace` makes the active one. */
export function noteSpan(request: object, span: Span): void {
  requests.set(request, span);
}

export function spanOf(request: object): Span | undefined {
  return isTracing ? requests.get(request) : undefined;
}

/** Runs the handler of a request inside its span. */
export function withinTrace<T>(request: object, work: () => T): T {
  const span = spanOf(request);
  return span === undefined ? work() : context.with(trace.setSpan(ROOT_CONTEXT, span), work);
}
