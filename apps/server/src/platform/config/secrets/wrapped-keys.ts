import type { Env } from '../env.ts'

/** The variables whose keys may be wrapped. */
export const keyVariables = ['ENCRYPTION_KEYS', 'INDEX_KEY', 'SEAL_KEYS', 'ROOT_KEYS', 'BACKUP_KEYS'] as const
export type KeyVariable = (typeof keyVariables)[number]

/** The index key has no id before it. */
const WRAPPED_KEY = /^()kms:([A-Za-z0-9+/]+={0,2})$/
const WRAPPED_ENTRY = /^([a-z0-9]{1,8}:)kms:([A-Za-z0-9+/]+={0,2})$/

const matchOf = (name: KeyVariable, entry: string) =>
  (name === 'INDEX_KEY' ? WRAPPED_KEY : WRAPPED_ENTRY).exec(entry.trim())

/** Whether an entry of a key variable is a wrapped key. */
export const isWrapped = (name: KeyVariable, entry: string): boolean => matchOf(name, entry) !== null

/** A wrapped key as it stands in a variable, after its id. */
export const wrappedText = (ciphertext: Buffer): string => `kms:${ciphertext.toString('base64')}`

/** Returns the key inside a ciphertext that was wrapped for this variable. Rejects with a sentence. */
export type Unwrap = (ciphertext: Buffer, name: KeyVariable) => Promise<Buffer>

/**
 * Replaces every wrapped key by the key itself, all of them at the same time. Adds a fault for each one that could not
 * be unwrapped, which stays as it was. `unwrap` is undefined when nothing is configured that unwraps.
 */
export async function unwrapKeys(env: Env, unwrap: Unwrap | undefined, faults: string[]): Promise<Env> {
  const one = async (name: KeyVariable, entry: string): Promise<string> => {
    const [, prefix = '', base64] = matchOf(name, entry) ?? []
    if (base64 === undefined) return entry
    const what = prefix === '' ? name : `${name}: ${prefix.slice(0, -1)}`
    if (unwrap === undefined) {
      faults.push(`${what} is wrapped: set KMS_KEY_ID or KMS_KEY_FILE.`)
      return entry
    }
    try {
      return `${prefix}${(await unwrap(Buffer.from(base64, 'base64'), name)).toString('base64')}`
    } catch (error) {
      faults.push(`${what} cannot be unwrapped: ${error instanceof Error ? error.message : String(error)}.`)
      return entry
    }
  }
  const unwrapped = keyVariables.map(async (name) => {
    const entries = env[name]?.split(',').map((entry) => one(name, entry))
    return entries === undefined ? [] : [[name, (await Promise.all(entries)).join(',')]]
  })
  return Object.freeze({ ...env, ...Object.fromEntries((await Promise.all(unwrapped)).flat()) })
}
