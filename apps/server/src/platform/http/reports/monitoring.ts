import { refuse, type Refusal } from '@puente/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ErrorReports } from '../../config/services/error-reports.ts'
import type { Runtime } from '../../work.ts'
import { readEnvelope, writeEnvelope, type ReportedEvent } from './envelope.ts'
import { networkOf } from '../requests/network.ts'
import { isForeign } from '../requests/origin.ts'
import { toProblem } from '../failures/problem.ts'
import { reportLine, withoutPerson } from './scrub-report.ts'

const BODY_LIMIT_BYTES = 200_000
/** Reports of one address per minute. More reports of a page that fails repeatedly have no new information. */
const PER_MINUTE = 30

export interface MonitoringOptions {
  readonly reports: ErrorReports
  readonly timeoutMs: number
  /** Origins of the pages that send reports. */
  readonly origins: readonly string[]
  readonly secure: boolean
}

/** The response of the project: accepted or refused. */
type Forwarded = 'taken' | Refusal<'unavailable' | 'too-many-requests'>

/**
 * The tunnel for browsers' error reports, at /api/monitoring. Forwards to the configured project only, limited in size
 * and number, and only the events of a request. Without a project, reports are written to our own log.
 */
export async function openMonitoring(
  app: FastifyInstance,
  runtime: Runtime,
  { reports, timeoutMs, ...from }: MonitoringOptions,
): Promise<void> {
  const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 })
  const say = (reply: FastifyReply, request: FastifyRequest, refusal: Refusal) => {
    const problem = toProblem(refusal, request.id)
    const { retryAfterSeconds } = refusal.facts
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem))
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['text/plain', 'application/x-sentry-envelope'],
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    // Before the body is read, so that refused reports cost little.
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request, from)) return say(reply, request, refuse('foreign-origin'))
      const waitMs = await limiter.consume(networkOf(request.ip)).then(
        () => 0,
        (full: RateLimiterRes) => full.msBeforeNext,
      )
      if (waitMs > 0)
        return say(
          reply,
          request,
          refuse('too-many-requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
        )
      return undefined
    })
    scope.post('/api/monitoring', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const envelope = Buffer.isBuffer(request.body) ? readEnvelope(request.body) : undefined
      if (envelope === undefined) return say(reply, request, refuse('malformed'))
      if (envelope.dsn !== reports.dsn) return say(reply, request, refuse('not-allowed'))
      const { events } = envelope
      if (events.length === 0) return reply.send({})
      if (reports.ingestUrl === undefined) {
        for (const event of events) runtime.logger.warn({ report: reportLine(event) }, 'error report')
        return reply.send({})
      }
      const forwarded = await forward(runtime, reports.ingestUrl, timeoutMs, events, reports.dsn)
      return forwarded === 'taken' ? reply.send({}) : say(reply, request, forwarded)
    })
  })
}

async function forward(
  runtime: Runtime,
  ingestUrl: string,
  timeoutMs: number,
  events: readonly ReportedEvent[],
  dsn: string,
): Promise<Forwarded> {
  try {
    const response = await fetch(ingestUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: writeEnvelope(events.map(withoutPerson), dsn),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return 'taken'
    runtime.logger.warn({ status: response.status }, 'error report not taken')
    if (response.status !== 429) return refuse('unavailable', { part: 'reports' })
    const seconds = Number(response.headers.get('retry-after'))
    return refuse('too-many-requests', { retryAfterSeconds: seconds > 0 ? Math.ceil(seconds) : 60 })
  } catch (error) {
    runtime.logger.warn({ err: error }, 'error report not taken')
    return refuse('unavailable', { part: 'reports' })
  }
}
