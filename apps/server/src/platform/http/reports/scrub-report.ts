import { scrubbedText } from '../../telemetry/scrubbed-text.ts'
import type { ReportedEvent } from './envelope.ts'

const FRAMES_MAX = 8

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const pathIn = (url: unknown): string =>
  typeof url === 'string' && URL.canParse(url) ? scrubbedText(new URL(url).pathname) : ''

/** An event without personal data: no user, trail, cookies, headers, bodies or query, and scrubbed texts. */
export function withoutPerson(event: ReportedEvent): ReportedEvent {
  const { user: _user, server_name: _server, breadcrumbs: _trail, request, exception, ...rest } = event
  const { url } = asRecord(request)
  const values = asList(asRecord(exception)['values']).map((failure) => {
    const { value, ...more } = asRecord(failure)
    return { ...more, value: scrubbedText(value) }
  })
  return {
    ...rest,
    exception: { values },
    ...(typeof url === 'string' && URL.canParse(url)
      ? { request: { url: `${new URL(url).origin}${pathIn(url)}` } }
      : {}),
  }
}

/** The part of an event that is logged: what failed and where in the program. */
export function reportLine(event: ReportedEvent): object {
  const failures = asList(asRecord(event['exception'])['values']).slice(0, 3)
  return {
    eventId: /^[0-9a-f]{32}$/.exec(String(event['event_id']))?.[0] ?? '',
    release: scrubbedText(event['release']),
    screen: scrubbedText(event['transaction']),
    path: pathIn(asRecord(event['request'])['url']),
    failures: failures.map((failure) => {
      const { type, value, stacktrace } = asRecord(failure)
      const frames = asList(asRecord(stacktrace)['frames']).slice(-FRAMES_MAX).toReversed()
      return {
        kind: scrubbedText(type),
        words: scrubbedText(value),
        at: frames.map((frame) => {
          const { filename, function: called, lineno, colno } = asRecord(frame)
          const name = typeof called === 'string' ? called.slice(0, 60) : '?'
          const file = typeof filename === 'string' ? filename.split(/[?#]/)[0]?.slice(-80) : ''
          return `${name} ${file}:${Number(lineno) || 0}:${Number(colno) || 0}`
        }),
      }
    }),
  }
}
