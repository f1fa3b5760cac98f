import { readSecretFile, WRITABLE_BY_ALL } from './secrets/secret-file.ts'
import { variables } from './variables.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** The variables that are set, and the faults of secret files, each as a sentence for the operator. */
export interface EnvRead {
  readonly env: Env
  readonly faults: readonly string[]
}

/**
 * Reads the process environment: only listed variables; empty ones count as absent. A secret may be in the file that
 * `<NAME>_FILE` names. The only place that reads it.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): EnvRead {
  const given = (name: string): string | undefined => source[name]?.trim() || undefined
  const refusedMode = given('ENVIRONMENT') === 'production' ? WRITABLE_BY_ALL : 0
  const env: Record<string, string> = {}
  const faults: string[] = []
  for (const { name, secret } of variables) {
    const value = given(name)
    const file = secret ? given(`${name}_FILE`) : undefined
    if (value !== undefined) env[name] = value
    if (file === undefined) continue
    if (value !== undefined) {
      faults.push(`${name} and ${name}_FILE are both set: one of them is enough.`)
      continue
    }
    const read = readSecretFile(file, refusedMode)
    if ('fault' in read) faults.push(`${name}_FILE names a file that ${read.fault}.`)
    else env[name] = read.text
  }
  return { env: Object.freeze(env), faults }
}
