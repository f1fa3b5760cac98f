import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api'

/** Undefined while this process exports no spans: nothing is then created or propagated. */
let tracer: Tracer | undefined

/** Sets the tracer that all spans are created with, or stops creating spans. */
export const setTracer = (next: Tracer | undefined): void => void (tracer = next)

/** Whether this process exports spans. */
export const isTracing = (): boolean => tracer !== undefined

export interface SpanOptions {
  readonly kind?: SpanKind
  /** Names, codes and counts: never ids of people, texts or amounts. */
  readonly attributes?: Attributes
  /** The context of the parent; default: the active one. */
  readonly parent?: Context | undefined
  /** Spans of other traces that caused this one. */
  readonly links?: readonly (SpanContext | undefined)[]
}

/** Starts a span that is ended by its caller; undefined when nothing is traced. */
export const startSpan = (
  name: string,
  { parent = context.active(), links = [], ...options }: SpanOptions,
): Span | undefined =>
  tracer?.startSpan(
    name,
    { ...options, links: links.flatMap((link) => (link === undefined ? [] : [{ context: link }])) },
    parent,
  )

/** Marks a span as failed, with the kind of the error. Messages are not recorded, because they may quote input. */
export function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown }
  const kind = typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : name
  span.setStatus({ code: SpanStatusCode.ERROR })
  if (typeof kind === 'string') span.setAttribute('error.type', kind.slice(0, 60))
}

/** Runs `body` in a span, which is active within it and ends with it. Without tracing only runs it. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  body: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = startSpan(name, options)
  if (span === undefined) return body(undefined)
  try {
    return await context.with(trace.setSpan(options.parent ?? context.active(), span), () => body(span))
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** The active span; undefined when there is none. */
export const activeSpan = (): SpanContext | undefined => trace.getActiveSpan()?.spanContext()

/** A span as the header of W3C Trace Context writes it; undefined when the span is not sampled. */
export const traceparentOf = (span: SpanContext | undefined): string | undefined =>
  span !== undefined && (span.traceFlags & TraceFlags.SAMPLED) !== 0
    ? `00-${span.traceId}-${span.spanId}-01`
    : undefined

/** The active span, to be stored with what continues later; undefined when it is not sampled. */
export const currentTraceparent = (): string | undefined => traceparentOf(activeSpan())

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The span that a `traceparent` names; undefined for anything else. `isRemote`: it comes from outside our processes. */
export function spanOf(
  traceparent: string | undefined,
  { isRemote = false }: { readonly isRemote?: boolean } = {},
): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote }
  return isSpanContextValid(span) ? span : undefined
}

/** The context in which the next span continues a span; a new trace for undefined. */
export const after = (span: SpanContext | undefined): Context =>
  span === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, span)

/**
 * Runs `body` in a span of a stored trace, with links to the active span and to `links`. Without a stored trace only runs
 * it.
 */
export async function inTraceOf<T>(
  traceparent: string | undefined,
  name: string,
  { links = [], ...options }: Omit<SpanOptions, 'parent'>,
  body: () => Promise<T>,
): Promise<T> {
  const span = spanOf(traceparent)
  if (!isTracing() || span === undefined) return body()
  return inSpan(name, { ...options, parent: after(span), links: [activeSpan(), ...links] }, body)
}

/** A function that runs in the context of this call, whenever and by whomever it is called. */
export const bound = <Arguments extends unknown[], Result>(
  run: (...given: Arguments) => Result,
): ((...given: Arguments) => Result) => (isTracing() ? context.bind(context.active(), run) : run)

/** The fields of a log line that name its trace. */
export function traceFields(): Record<string, string> {
  const span = activeSpan()
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId }
}
