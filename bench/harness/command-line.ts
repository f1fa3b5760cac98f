import { parseArgs } from 'node:util'

export interface Command {
  /** In the given order; every bench when none was named. */
  readonly names: readonly string[]
  /** True when none was named, so that benches that take minutes are omitted. */
  readonly isEverything: boolean
  /** The file for the figures in JSON. */
  readonly json: string | undefined
  /** Whether the figures are written to docs/performance.md. */
  readonly record: boolean
}

/** Parses `NAME… --json FILE --record`. Throws one sentence for an unknown bench or option. */
export function readCommand(args: readonly string[], known: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'string' }, record: { type: 'boolean', default: false } },
  })
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no bench ${unknown.join(', ')}: choose among ${known.join(', ')}.`)
  const names = positionals.length === 0 ? known : [...new Set(positionals)]
  return { names, isEverything: positionals.length === 0, json: values.json, record: values.record }
}
