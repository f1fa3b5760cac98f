import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Secrets } from '../config/secrets.ts'
import { valuesRefused } from '../telemetry/metrics.ts'

/** Encrypts personal data for its column and row, and computes the blind index for exact search. */
export interface Vault {
  /**
   * Encrypts with AES-256-GCM and the current key. The value is bound to `column` and to the row (`EncryptedColumn.row`):
   * moved to another column or row it does not decrypt. Without a row it writes the older, unbound format.
   */
  encrypt(column: string, text: string, row: string | undefined): Buffer
  /**
   * Decrypts a value with any listed key. Throws `ValueRefused` and counts it when the value was altered or moved. An
   * unbound value is accepted for any row until the job has re-encrypted it.
   */
  decrypt(column: string, encrypted: Buffer, row: string): string
  /**
   * Encrypts the text that replaces an erased value. It decrypts to that text, so that readers need no case of their own;
   * its key id ends with `~`, which the tag covers.
   */
  encryptErased(column: string, text: string, row: string): Buffer
  /** True for a value of `encryptErased`, without decrypting it. */
  isErased(encrypted: Buffer): boolean
  /**
   * Keyed hash of an exact value (an e-mail, a RUT). Equal values give equal hashes; the hash reveals nothing else.
   */
  index(column: string, text: string): Buffer
  /** Prefix of a value in the current format and key. Other values have to be re-encrypted. */
  readonly begin: Buffer
  /** The same of an erased value. */
  readonly beginErased: Buffer
  /** True when the value must be re-encrypted with the current key. */
  isStale(encrypted: Buffer): boolean
}

/** An encrypted value does not belong to its column or row: it was altered or moved. */
export class ValueRefused extends Error {
  constructor(column: string) {
    super(`an encrypted value of ${column} was altered or does not belong to its row`)
    this.name = 'ValueRefused'
  }
}

const IV_BYTES = 12
const TAG_BYTES = 16
/** Set in the first byte of a bound value. Key ids are shorter than this. */
const BOUND = 0x80

/** Ends the key id of an erased value. Key ids are letters and digits. */
const ERASED = '~'

const bindingOf = (column: string, row: string | undefined, erased = ''): Buffer =>
  Buffer.from(row === undefined ? column : `${column}\0${row}${erased === '' ? '' : `\0${erased}`}`)

/** Layout of a value: binding (1 bit) and length of key id (7 bits) · key id · iv (12) · tag (16) · ciphertext. */
export function createVault(secrets: Pick<Secrets, 'encryptionKeys' | 'indexKey'>): Vault {
  // Key objects are created once: creating one costs more than using it.
  const byId = new Map(secrets.encryptionKeys.map(({ id, key }) => [id, createSecretKey(key)]))
  const [current] = [...byId].map(([id, key]) => ({ id, key, name: Buffer.from(id, 'ascii') }))
  const indexKey = createSecretKey(secrets.indexKey)
  if (current === undefined) throw new Error('the vault has no key')
  const { name } = current
  const markOf = (encrypted: Buffer) =>
    encrypted.subarray(1, 1 + ((encrypted[0] ?? 0) & ~BOUND)).toString('ascii')
  const isErased = (encrypted: Buffer) => markOf(encrypted).endsWith(ERASED)
  const keyIdOf = (encrypted: Buffer) => markOf(encrypted).replace(ERASED, '')
  const begin = Buffer.concat([Buffer.from([BOUND | name.length]), name])
  const beginUnbound = Buffer.concat([Buffer.from([name.length]), name])
  const beginErased = Buffer.concat([Buffer.from([BOUND | (name.length + 1)]), name, Buffer.from(ERASED)])
  const encrypted = (before: Buffer, binding: Buffer, text: string): Buffer => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', current.key, iv)
    cipher.setAAD(binding)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([before, iv, cipher.getAuthTag(), body])
  }
  return {
    begin,
    beginErased,
    isErased,
    encrypt: (column, text, row) =>
      encrypted(row === undefined ? beginUnbound : begin, bindingOf(column, row), text),
    encryptErased: (column, text, row) => encrypted(beginErased, bindingOf(column, row, ERASED), text),
    decrypt: (column, encrypted, row) => {
      const id = keyIdOf(encrypted)
      const key = byId.get(id)
      if (key === undefined) throw new Error(`no key "${id}" in the vault`)
      const isBound = ((encrypted[0] ?? 0) & BOUND) !== 0
      const mark = markOf(encrypted)
      const rest = encrypted.subarray(1 + mark.length)
      const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, IV_BYTES))
      decipher.setAAD(bindingOf(column, isBound ? row : undefined, mark.slice(id.length)))
      try {
        decipher.setAuthTag(rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        const text = decipher.update(rest.subarray(IV_BYTES + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        valuesRefused.inc({ column })
        throw new ValueRefused(column)
      }
    },
    index: (column, text) => createHmac('sha256', indexKey).update(`${column}\0${text}`).digest(),
    isStale: (encrypted) => keyIdOf(encrypted) !== current.id,
  }
}
