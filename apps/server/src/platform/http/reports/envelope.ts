/** A browser library's error report: its project, and the events in it that are worth reporting. */
export interface Envelope {
  readonly dsn: string
  readonly events: readonly ReportedEvent[]
}

export type ReportedEvent = Readonly<Record<string, unknown>>

const ITEMS_MAX = 20
const NEW_LINE = 0x0a

/**
 * Parses an envelope: a line of JSON, then items of a JSON line and bytes each. Undefined when it is malformed.
 * Sessions, traces, replays and attachments are left out.
 */
export function readEnvelope(raw: Buffer): Envelope | undefined {
  const reader = readerOf(raw)
  const dsn = asObject(reader.line())?.['dsn']
  if (typeof dsn !== 'string') return undefined
  const events: ReportedEvent[] = []
  for (let items = 0; !reader.atEnd(); items++) {
    const header = asObject(reader.line())
    if (header === undefined || items >= ITEMS_MAX) return undefined
    const { type, length } = header
    const payload = reader.payload(length)
    if (typeof type !== 'string' || payload === undefined) return undefined
    if (type !== 'event') continue
    const event = asObject(payload)
    if (event === undefined) return undefined
    if (isWorthReporting(event)) events.push(event)
  }
  return { dsn, events }
}

const SIGNED_OUT = 'Request failed with status code 401'

/** The rules of the browser's own filter, applied again because an old page or another library may not have them. */
function isWorthReporting({ exception, transaction }: ReportedEvent): boolean {
  if (exception === undefined || exception === null || transaction === '/404') return false
  return !JSON.stringify(exception).includes(SIGNED_OUT)
}

function readerOf(raw: Buffer) {
  let at = 0
  const line = (): Buffer => {
    const found = raw.indexOf(NEW_LINE, at)
    const end = found < 0 ? raw.length : found
    const taken = raw.subarray(at, end)
    at = end + 1
    return taken
  }
  return {
    line,
    /** Reads this many bytes, or without a length up to the end of the line; undefined when they are missing. */
    payload: (length: unknown): Buffer | undefined => {
      if (length === undefined) return line()
      if (typeof length !== 'number' || !Number.isInteger(length) || length < 0 || at + length > raw.length)
        return undefined
      const taken = raw.subarray(at, at + length)
      at += length
      if (raw[at] === NEW_LINE) at += 1
      else if (at < raw.length) return undefined
      return taken
    },
    atEnd: () => at >= raw.length,
  }
}

function asObject(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Packs events for a project, without data of the sender and without other parts of the original envelope. */
export function writeEnvelope(events: readonly ReportedEvent[], dsn: string): string {
  const items = events.map((event) => `{"type":"event"}\n${JSON.stringify(event)}\n`)
  return `${JSON.stringify({ dsn, event_id: events[0]?.['event_id'] })}\n${items.join('')}`
}
