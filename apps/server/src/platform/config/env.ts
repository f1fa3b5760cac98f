import { variables } from './variables.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Reads the process environment: only listed variables; empty ones count as absent. The only place that reads it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const found: Record<string, string | undefined> = {}
  for (const { name } of variables) {
    const value = source[name]?.trim()
    if (value !== undefined && value !== '') found[name] = value
  }
  return Object.freeze(found)
}
