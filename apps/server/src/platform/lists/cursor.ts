import type { Vault } from '../data/vault.ts'

/** The start of a page: the values of the row before it, in the order of the list's key. */
export type Key = readonly string[]

const NAME = 'platform.cursor'
const TAG_BYTES = 9

/** The cursor of what follows `key` in the named list. Encrypted, and not valid for other lists. */
export function cursorFor(vault: Vault, list: string, key: Key): string {
  const said = Buffer.from(JSON.stringify(key))
  return Buffer.concat([tagOf(vault, list, said), said]).toString('base64url')
}

/** The key of a cursor of this list; undefined for every other text. */
export function keyBehind(vault: Vault, list: string, cursor: string): Key | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  const said = bytes.subarray(TAG_BYTES)
  if (!tagOf(vault, list, said).equals(bytes.subarray(0, TAG_BYTES))) return undefined
  return JSON.parse(said.toString()) as Key
}

const tagOf = (vault: Vault, list: string, said: Buffer): Buffer =>
  vault.index(NAME, `${list} ${said.toString('base64url')}`).subarray(0, TAG_BYTES)
