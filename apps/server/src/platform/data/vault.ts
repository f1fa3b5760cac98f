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
   * Keyed hash of an exact value (an e-mail, a RUT). Equal values give equal hashes; the hash reveals nothing else.
   */
  index(column: string, text: string): Buffer
  /** Prefix of a value in the current format and key. Other values have to be re-encrypted. */
  readonly begin: Buffer
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

const bindingOf = (column: string, row: string | undefined): Buffer =>
  Buffer.from(row === undefined ? column : `${column}\0${row}`)

/** Layout of a value: binding (1 bit) and length of key id (7 bits) · key id · iv (12) · tag (16) · ciphertext. */
export function createVault(secrets: Pick<Secrets, 'encryptionKeys' | 'indexKey'>): Vault {
  // Key objects are created once: creating one costs more than using it.
  const byId = new Map(secrets.encryptionKeys.map(({ id, key }) => [id, createSecretKey(key)]))
  const [current] = [...byId].map(([id, key]) => ({ id, key, name: Buffer.from(id, 'ascii') }))
  const indexKey = createSecretKey(secrets.indexKey)
  if (current === undefined) throw new Error('the vault has no key')
  const { name } = current
  const keyIdOf = (encrypted: Buffer) =>
    encrypted.subarray(1, 1 + ((encrypted[0] ?? 0) & ~BOUND)).toString('ascii')
  const begin = Buffer.concat([Buffer.from([BOUND | name.length]), name])
  const beginUnbound = Buffer.concat([Buffer.from([name.length]), name])
  return {
    begin,
    encrypt: (column, text, row) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.key, iv)
      cipher.setAAD(bindingOf(column, row))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([row === undefined ? beginUnbound : begin, iv, cipher.getAuthTag(), body])
    },
    decrypt: (column, encrypted, row) => {
      const id = keyIdOf(encrypted)
      const key = byId.get(id)
      if (key === undefined) throw new Error(`no key "${id}" in the vault`)
      const isBound = ((encrypted[0] ?? 0) & BOUND) !== 0
      const rest = encrypted.subarray(1 + id.length)
      const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, IV_BYTES))
      decipher.setAAD(bindingOf(column, isBound ? row : undefined))
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
