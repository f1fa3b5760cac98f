import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'

/*
 * Layout of an encrypted value: binding (1 bit) and length of the mark (7 bits) · mark · iv (12) · tag (16) · ciphertext.
 * The mark is the id of a key of the configuration, that id followed by `~` for an erased value, or the 16 bytes of an
 * owner followed by `@` for a value under that owner's key. Key ids are letters and digits, at most 8.
 */

const IV_BYTES = 12
const TAG_BYTES = 16
/** Set in the first byte of a bound value. */
const BOUND = 0x80
/** Ends the mark of an erased value. */
const ERASED = '~'
/** Ends the mark of a value under the key of its owner. */
const OWNED = '@'
const OWNER_BYTES = 16
const OWNED_FIRST = BOUND | (OWNER_BYTES + 1)
const OWNED_LAST = OWNED.charCodeAt(0)

/** The bytes before the IV of a value under a key of the configuration. */
export function headOf(
  keyId: string,
  { isBound, isErased }: { isBound: boolean; isErased: boolean },
): Buffer {
  const mark = Buffer.from(isErased ? keyId + ERASED : keyId, 'ascii')
  return Buffer.concat([Buffer.from([(isBound ? BOUND : 0) | mark.length]), mark])
}

/** The bytes before the IV of a value under the key of an owner: an id as 32 hexadecimal digits. */
export const headOfOwner = (owner: string): Buffer =>
  Buffer.concat([Buffer.from([OWNED_FIRST]), Buffer.from(owner, 'hex'), Buffer.from(OWNED)])

/** The owner whose key encrypts a value, as 32 hexadecimal digits; undefined for a key of the configuration. */
export const ownerIn = (value: Buffer): string | undefined =>
  value[0] === OWNED_FIRST && value[OWNER_BYTES + 1] === OWNED_LAST
    ? value.toString('hex', 1, OWNER_BYTES + 1)
    : undefined

/** SQL condition: a column's value is not under the key of an owner. */
export const withoutOwner = (column: string): string =>
  `not (get_byte(${column}, 0) = ${OWNED_FIRST} and get_byte(${column}, ${OWNER_BYTES + 1}) = ${OWNED_LAST})`

const markEnd = (value: Buffer): number => 1 + ((value[0] ?? 0) & ~BOUND)
const markOf = (value: Buffer): string => value.toString('ascii', 1, markEnd(value))

/** Whether a value replaces an erased one. */
export const isErasedValue = (value: Buffer): boolean => value[markEnd(value) - 1] === ERASED.charCodeAt(0)

/** Whether a value is bound to its row. */
export const isBoundValue = (value: Buffer): boolean => ((value[0] ?? 0) & BOUND) !== 0

/** The id of the key of the configuration that encrypts a value without an owner. */
export const keyIdOf = (value: Buffer): string => markOf(value).replace(ERASED, '')

/** What the tag of a value covers beside its text: the column, the row that it is bound to, and how its mark ends. */
export function bindingOf(column: string, row: string | undefined, end: string): Buffer {
  return Buffer.from(row === undefined ? column : `${column}\0${row}${end === '' ? '' : `\0${end}`}`)
}

/** How the mark of an erased value ends. */
export const ERASED_END = ERASED
/** How the mark of an owner's value ends, with the owner. */
export const ownerEnd = (owner: string): string => OWNED + owner

/** An encrypted value: `head`, a random IV, the tag over `binding` and text, and the ciphertext. */
export function encryptWith(key: KeyObject, head: Buffer, binding: Buffer, text: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(binding)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([head, iv, cipher.getAuthTag(), body])
}

/** The text of a value. Throws when the value, its key or its binding is another. */
export function decryptWith(key: KeyObject, value: Buffer, binding: Buffer): string {
  const rest = value.subarray(markEnd(value))
  const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, IV_BYTES))
  decipher.setAAD(binding)
  decipher.setAuthTag(rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = decipher.update(rest.subarray(IV_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
