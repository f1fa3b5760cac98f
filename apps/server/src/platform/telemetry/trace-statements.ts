import { SpanKind, trace } from '@opentelemetry/api'
import { inSpan } from './tracing.ts'

const TARGET = /\b(?:from|into|update|join)\s+(?:only\s+)?([a-z_]+\.[a-z_]+)|\b([a-z_]+\.[a-z_]+)\s*\(/
const NAMES_MAX = 2000
const names = new Map<string, string>()

/** The operation and the first table of a statement: never its values, and no literal of its text. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const operation = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement'
  const [, table, called] = TARGET.exec(text) ?? []
  const target = table ?? called
  const name = target === undefined ? operation : `${operation} ${target}`
  if (names.size < NAMES_MAX) names.set(text, name)
  return name
}

/** Runs a statement in a span of the active trace. A statement outside any trace begins none. */
export function traceStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan()?.isRecording() !== true) return run()
  const name = statementName(text)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
  return inSpan(name, { kind: SpanKind.CLIENT, attributes }, run)
}
