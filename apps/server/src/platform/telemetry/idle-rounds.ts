import { SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace'

/** The attribute of the span of a round, with the name of its job. */
export const JOB = 'puente.job'
/** The attribute of that span, with how many items the round processed. */
export const MOVED = 'puente.moved'

/** The spans that are collected for one round. Those beyond are dropped. */
const SPANS_MAX = 1000

const isRound = ({ attributes }: Pick<ReadableSpan, 'attributes'>): boolean => attributes[JOB] !== undefined

/** Some rounds report nothing although they wrote events, so that the next one does not follow immediately. */
const WROTE_EVENTS = 'insert platform.outbox'

/**
 * Drops the trace of a round that processed nothing: most rounds find nothing, several times a second. The spans of a round
 * are collected until it ends; those that it adds to other traces are passed on.
 */
export function withoutIdleRounds(next: SpanProcessor): SpanProcessor {
  const collected = new Map<string, ReadableSpan[]>()
  return {
    onStart: (span, parent) => {
      if (isRound(span)) collected.set(span.spanContext().traceId, [])
      next.onStart(span, parent)
    },
    onEnd: (span) => {
      const { traceId } = span.spanContext()
      const spans = collected.get(traceId)
      if (spans === undefined) return next.onEnd(span)
      if (!isRound(span)) {
        if (spans.length < SPANS_MAX) spans.push(span)
        return undefined
      }
      collected.delete(traceId)
      const isIdle = span.attributes[MOVED] === 0 && !spans.some(({ name }) => name === WROTE_EVENTS)
      if (isIdle && span.status.code !== SpanStatusCode.ERROR) return undefined
      for (const one of [...spans, span]) next.onEnd(one)
      return undefined
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}
