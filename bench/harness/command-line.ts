import { parseArgs } from 'node:util'

export interface Command {
  /** In the order asked; every bench when none was named. */
  readonly names: readonly string[]
  /** Whether none was named, so that those that take minutes are left out. */
  readonly isEverything: boolean
  /** Where the figures go as JSON. */
  readonly json: string | undefined
  /** Whether docs/performance.md keeps the figures. */
  readonly record: boolean
}

/** Reads `NAME… --json FILE --record`. Throws one plain sentence for a name that is no bench and for an unknown option. */
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
