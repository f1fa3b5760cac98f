import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Secrets } from '../config/secrets.ts'

/** Seals personal data for its column, and makes the blind index by which an exact value is found again. */
export interface Vault {
  /** AES-256-GCM under the current key; bound to `column`, so that a value moved to another column does not open. */
  seal(column: string, text: string): Buffer
  /** Opens what any listed key sealed; a value that was altered or moved throws. */
  open(column: string, sealed: Buffer): string
  /** Keyed hash of an exact value (an e-mail, a RUT): equal values give equal hashes, nothing else is learnt. */
  index(column: string, text: string): Buffer
  /** True when the value was sealed under an older key and has to be sealed again. */
  isStale(sealed: Buffer): boolean
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** Layout of a sealed value: length of key id (1) · key id · iv (12) · tag (16) · ciphertext. */
export function createVault(secrets: Pick<Secrets, 'encryptionKeys' | 'indexKey'>): Vault {
  // Prepared once: a key given as bytes is prepared anew by each use, which costs more than the use.
  const byId = new Map(secrets.encryptionKeys.map(({ id, key }) => [id, createSecretKey(key)]))
  const [current] = [...byId].map(([id, key]) => ({ id, key, name: Buffer.from(id, 'ascii') }))
  const indexKey = createSecretKey(secrets.indexKey)
  if (current === undefined) throw new Error('the vault has no key')
  const keyIdOf = (sealed: Buffer) => sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString('ascii')
  return {
    seal: (column, text) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.key, iv)
      cipher.setAAD(Buffer.from(column))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const { name } = current
      return Buffer.concat([Buffer.from([name.length]), name, iv, cipher.getAuthTag(), body])
    },
    open: (column, sealed) => {
      const id = keyIdOf(sealed)
      const key = byId.get(id)
      if (key === undefined) throw new Error(`no key "${id}" in the vault`)
      const rest = sealed.subarray(1 + id.length)
      const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, IV_BYTES))
      decipher.setAAD(Buffer.from(column))
      decipher.setAuthTag(rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(rest.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    },
    index: (column, text) => createHmac('sha256', indexKey).update(`${column}\0${text}`).digest(),
    isStale: (sealed) => keyIdOf(sealed) !== current.id,
  }
}
