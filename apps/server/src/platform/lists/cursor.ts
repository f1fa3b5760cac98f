import type { Vault } from '../data/encryption/vault.ts'

/** The start of a page: the values of the row before it, in the order of the list's key. */
export type Key = readonly string[]

const NAME = 'platform.cursor'
const TAG_BYTES = 9

/** The cursor of what follows `key` in the named list. Encrypted, and not valid for other lists. */
export function cursorFor(vault: Vault, list: string, key: Key): string {
  const said = Buffer.from(JSON.stringify(key))
  return Buffer.concat([tagOf(vault.index(NAME, textOf(list, said))), said]).toString('base64url')
}

/** The key of a cursor of this list; undefined for every other text. */
export function keyBehind(vault: Vault, list: string, cursor: string): Key | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  const said = bytes.subarray(TAG_BYTES)
  const shown = bytes.subarray(0, TAG_BYTES)
  if (!vault.indexes(NAME, textOf(list, said)).some((one) => tagOf(one).equals(shown))) return undefined
  return JSON.parse(said.toString()) as Key
}

const textOf = (list: string, said: Buffer): string => `${list} ${said.toString('base64url')}`
const tagOf = (index: Buffer): Buffer => index.subarray(0, TAG_BYTES)
