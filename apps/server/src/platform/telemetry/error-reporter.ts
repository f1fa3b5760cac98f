import path from 'node:path'
import { trace } from '@opentelemetry/api'
import type { Event, Exception, StackFrame } from '@sentry/core'
import type { ErrorReports } from '../config/services/error-reports.ts'
import type { LoggedFailure, Logger } from './logger.ts'
import { scrubbedMessage, scrubbedText } from './scrubbed-text.ts'

/** Reports errors of this process to the project of the server. */
export interface ErrorReporter {
  /** Sends a failure in the background. Never throws, and never delays the caller. */
  readonly report: (failure: LoggedFailure) => void
  /** Waits for reports that are being sent, at most 2 s. */
  readonly close: () => Promise<void>
}

const FLUSH_WITHIN_MS = 2000
const SEND_WITHIN_MS = 5000
/** The same failure is reported once in this time; an error that repeats has no new information. */
const REPEATED_AFTER_MS = 60_000
const PER_MINUTE = 60
const CAUSES_MAX = 3
const FRAMES_MAX = 50

/** Fields of a log line that are reported. Ids of people and what a request contained are not among them. */
const TAGS: Readonly<Record<string, string>> = {
  route: 'route',
  requestId: 'request_id',
  job: 'job',
  event: 'event',
  eventId: 'event_id',
  subscriber: 'subscriber',
  check: 'check',
  part: 'part',
}
/** Fields of an error of PostgreSQL. Its detail and its statement's values are not reported. */
const DATABASE_TAGS = ['code', 'schema', 'table', 'constraint'] as const

const root = path.resolve(import.meta.dirname, '../../../../..')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function tagsOf({ facts }: LoggedFailure): Record<string, string> {
  const tags: Record<string, string> = {}
  for (const [field, tag] of Object.entries(TAGS)) {
    const value = facts[field]
    if (typeof value === 'string' && value.length <= 200) tags[tag] = value
  }
  const error = facts['err']
  if (!isObject(error)) return tags
  for (const field of DATABASE_TAGS) {
    const value = error[field]
    if (typeof value === 'string' && /^[\w-]{1,63}$/.test(value)) tags[`error_${field}`] = value
  }
  return tags
}

/** An error and its causes, at most three. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let one = error; one instanceof Error && chain.length < CAUSES_MAX; one = one.cause) chain.push(one)
  return chain
}

/** A frame as the program has it: where, without values of variables or lines of the source. */
const placeOf = ({ filename = '', function: called, lineno, colno, in_app }: StackFrame): StackFrame => ({
  filename: filename.startsWith(root) ? `app://${filename.slice(root.length)}` : path.basename(filename),
  ...(called === undefined ? {} : { function: scrubbedText(called) }),
  ...(lineno === undefined ? {} : { lineno }),
  ...(colno === undefined ? {} : { colno }),
  ...(in_app === undefined ? {} : { in_app }),
})

/** Whether a failure was reported within the last minute, or too many were. */
function createLimit(): (key: string) => boolean {
  const reportedAt = new Map<string, number>()
  return (key) => {
    const now = performance.now()
    for (const [known, at] of reportedAt) if (now - at > REPEATED_AFTER_MS) reportedAt.delete(known)
    if (reportedAt.has(key) || reportedAt.size >= PER_MINUTE) return true
    reportedAt.set(key, now)
    return false
  }
}

/**
 * Opens the reports of a process; undefined without a project, and its library is then not loaded. A report has the kind of
 * the error, its message without what it quotes, where it was thrown, and tags. It has no request, user, trail or host.
 */
export async function openErrorReporter(
  { serverDsn: dsn, release }: ErrorReports,
  processName: string,
  environment: string,
): Promise<ErrorReporter | undefined> {
  if (dsn === undefined) return undefined
  const [core, server] = await Promise.all([import('@sentry/core'), import('@sentry/core/server')])
  const sentry = { ...core, ...server }
  const stackParser = sentry.createStackParser(sentry.nodeStackLineParser())
  const client = new sentry.ServerRuntimeClient({
    dsn,
    release,
    environment,
    platform: 'node',
    stackParser,
    integrations: [],
    traceLifecycle: 'static',
    sendClientReports: false,
    transport: (options) => sentry.createTransport(options, sendTo(options.url)),
  })
  client.init()
  const exceptionOf = (error: Error): Exception => {
    const { type, stacktrace } = sentry.exceptionFromError(stackParser, error)
    const frames = stacktrace?.frames?.slice(-FRAMES_MAX).map(placeOf)
    return {
      type: scrubbedText(type),
      value: scrubbedMessage(error.message),
      ...(frames === undefined ? {} : { stacktrace: { frames } }),
    }
  }
  const isTooMany = createLimit()
  return {
    report: (failure) => {
      const values = chainOf(failure.facts['err']).map(exceptionOf).toReversed()
      const span = trace.getActiveSpan()?.spanContext()
      const tags: Record<string, string> = {
        process: processName,
        ...tagsOf(failure),
        ...(span === undefined ? {} : { trace_id: span.traceId }),
      }
      const { type, value } = values.at(-1) ?? {}
      if (isTooMany([failure.message, type, value, tags['route'], tags['job'], tags['event']].join('\n')))
        return
      const event: Event = {
        level: failure.level,
        logger: scrubbedMessage(failure.message),
        tags,
        ...(tags['route'] === undefined ? {} : { transaction: tags['route'] }),
        ...(span === undefined
          ? {}
          : { contexts: { trace: { trace_id: span.traceId, span_id: span.spanId } } }),
        ...(values.length === 0 ? { message: scrubbedMessage(failure.message) } : { exception: { values } }),
      }
      client.captureEvent(event, undefined, new sentry.Scope())
    },
    close: async () => void (await client.close(FLUSH_WITHIN_MS)),
  }
}

/** Sends an envelope. The library waits for nothing else, so that a project that hangs costs its limit only. */
const sendTo =
  (url: string) =>
  async ({ body }: { readonly body: string | Uint8Array }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    })
    await response.body?.cancel()
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    }
  }

/**
 * Reports an uncaught exception or rejection, waits for the report at most 2 s, and ends the process with code 1, as it would
 * have ended without reports.
 */
export function reportUncaught(logger: Logger, { close }: ErrorReporter): void {
  let isEnding = false
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception')
    if (isEnding) return
    isEnding = true
    const end = () => process.exit(1)
    close().then(end, end)
  })
}
