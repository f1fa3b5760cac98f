import { createHmac, createSecretKey } from 'node:crypto'
import type { Secrets } from '../../config/secrets/secrets.ts'
import { destroyedKeysUsed } from '../../telemetry/metrics.ts'
import { createDataKeys, type DataKeys } from './data-keys.ts'
import { createKeyRing, openedOrRefused, type KeyRing } from './key-ring.ts'
import type { KeyStore } from './key-store.ts'
import {
  bindingOf,
  decryptWith,
  encryptWith,
  headOfOwner,
  isErasedValue,
  ownerEnd,
  ownerIn,
} from './value-format.ts'

export { ValueRefused } from './key-ring.ts'

/** Computes blind indexes with one key. */
export interface Indexer {
  /**
   * Keyed hash of an exact value (an e-mail, a RUT). Equal values give equal hashes; the hash reveals nothing else.
   */
  index(column: string, text: string): Buffer
}

/** A key of blind indexes. Its id is computed from it and does not reveal it. */
export interface IndexKey extends Indexer {
  readonly id: string
}

/** Encrypts values, and computes the blind index for exact search. */
export interface Encrypter extends Indexer {
  /**
   * Encrypts with AES-256-GCM. The value is bound to `column` and to the row (`EncryptedColumn.row`): moved to another
   * column or row it does not decrypt. Without a row it writes the older, unbound format.
   */
  encrypt(column: string, text: string, row: string | undefined): Buffer
}

/** Encrypts personal data for its column and row: by itself with the current key of the configuration. */
export interface Vault extends Encrypter {
  /** The keys of blind indexes. The first one writes (`index`); there are others only while the key is rotated. */
  readonly indexKeys: readonly IndexKey[]
  /** The blind indexes that a stored value may have: with each key, that of the writing key first. */
  indexes(column: string, text: string): Buffer[]
  /**
   * Encrypts with the key of an owner, a customer or a user, which is created when it is first needed. Without an owner,
   * and for an owner whose key was destroyed, encrypts with the current key of the configuration.
   */
  of(owner: string | undefined): Promise<Encrypter>
  /**
   * Decrypts a value. Throws `ValueRefused` and counts it when the value was altered or moved. An unbound value is
   * accepted for any row until the job has re-encrypted it. A value whose key was destroyed gives the text that replaces
   * erased values of its column, and is counted.
   */
  decrypt(column: string, encrypted: Buffer, row: string): string
  /** Decrypts a value. Throws `KeyDestroyed` when its key was destroyed. */
  open(column: string, encrypted: Buffer, row: string): string
  /** Loads the keys of the owners of these values; undefined when none is missing. Rows of a work arrive loaded. */
  load(values: readonly Buffer[]): Promise<void> | undefined
  /** The owner whose key encrypts a value, as 32 hexadecimal digits. */
  ownerOf(encrypted: Buffer): string | undefined
  /** Whether the key of the owner of a value is known, be it destroyed. True for a value without an owner. */
  knowsKeyOf(encrypted: Buffer): Promise<boolean>
  /** Destroys the key of an owner. Other processes use it for five minutes at most. */
  destroyKey(owner: string): Promise<void>
  /** Encrypts data keys with the current key of the configuration. Returns how many were changed. */
  rewrapKeys(): Promise<number>
  /**
   * Encrypts the text that replaces an erased value. It decrypts to that text, so that readers need no case of their own;
   * its key id ends with `~`, which the tag covers.
   */
  encryptErased(column: string, text: string, row: string): Buffer
  /** True for a value of `encryptErased`, without decrypting it. */
  isErased(encrypted: Buffer): boolean
  /** Prefix of a value of nobody in the current format and key. */
  readonly begin: Buffer
  /** The same of an erased value. */
  readonly beginErased: Buffer
  /** True when a value without an owner must be re-encrypted with the current key. */
  isStale(encrypted: Buffer): boolean
}

/** The key of an encrypted value was destroyed: nothing can decrypt the value. */
export class KeyDestroyed extends Error {
  constructor(column: string) {
    super(`the key of an encrypted value of ${column} was destroyed`)
    this.name = 'KeyDestroyed'
  }
}

/** What a vault needs to encrypt for owners. */
export interface DataKeyParts {
  readonly store: KeyStore
  /** What a value decrypts to once its key was destroyed, by the name that the values of its column are bound to. */
  readonly replacements: ReadonlyMap<string, string>
  /** Monotonic time in milliseconds. */
  readonly now?: () => number
}

const KEY_ID_BYTES = 6

function indexKeyOf(bytes: Buffer): IndexKey {
  const key = createSecretKey(bytes)
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    id: keyed('puente id of an index key').subarray(0, KEY_ID_BYTES).toString('hex'),
    index: (column, text) => keyed(`${column}\0${text}`),
  }
}

const digitsOf = (owner: string): string => owner.replaceAll('-', '')

const absent = (): never => {
  throw new Error('this vault has no data keys')
}

/** Decrypts with the ring, or with the loaded key of the value's owner. */
const opener =
  (ring: KeyRing, keys: DataKeys | undefined): Vault['open'] =>
  (column, encrypted, row) => {
    const owner = ownerIn(encrypted)
    if (owner === undefined) return ring.decrypt(column, encrypted, row)
    const key = (keys ?? absent()).held(owner)
    if (key === undefined) throw new Error(`the data key of ${owner} is not loaded`)
    if (key === 'destroyed') {
      destroyedKeysUsed.inc({ column })
      throw new KeyDestroyed(column)
    }
    return openedOrRefused(column, () => decryptWith(key, encrypted, bindingOf(column, row, ownerEnd(owner))))
  }

/** Encrypts for owners; without one, or once its key was destroyed, as `byItself`. */
const encrypterOf =
  (byItself: Encrypter, keys: DataKeys | undefined): Vault['of'] =>
  async (id) => {
    if (id === undefined) return byItself
    const owner = digitsOf(id)
    const key = await (keys ?? absent()).of(owner)
    if (key === 'destroyed') return byItself
    const head = headOfOwner(owner)
    return {
      index: byItself.index,
      encrypt: (column, text, row) => encryptWith(key, head, bindingOf(column, row, ownerEnd(owner)), text),
    }
  }

const loader =
  (keys: DataKeys | undefined): Vault['load'] =>
  (values) => {
    if (keys === undefined) return undefined
    let missing: Set<string> | undefined
    for (const value of values) {
      const owner = ownerIn(value)
      if (owner !== undefined && !keys.isFresh(owner)) (missing ??= new Set()).add(owner)
    }
    return missing === undefined ? undefined : keys.load([...missing])
  }

/** A vault. Without the parts of data keys, it cannot encrypt for an owner and throws. */
export function createVault(
  secrets: Pick<Secrets, 'encryptionKeys' | 'indexKeys'>,
  parts?: DataKeyParts,
): Vault {
  const ring = createKeyRing(secrets)
  const indexKeys = secrets.indexKeys.map(indexKeyOf)
  const [current] = indexKeys
  if (current === undefined) throw new Error('the vault has no index key')
  const { index } = current
  const keys = parts && createDataKeys(parts.store, ring, parts.now ?? (() => performance.now()))
  const open = opener(ring, keys)
  return {
    ...ring,
    index,
    indexKeys,
    indexes: (column, text) => indexKeys.map((key) => key.index(column, text)),
    open,
    decrypt: (column, encrypted, row) => {
      try {
        return open(column, encrypted, row)
      } catch (error) {
        const text = error instanceof KeyDestroyed ? parts?.replacements.get(column) : undefined
        if (text === undefined) throw error
        return text
      }
    },
    of: encrypterOf({ encrypt: ring.encrypt, index }, keys),
    load: loader(keys),
    ownerOf: ownerIn,
    knowsKeyOf: async (encrypted) => {
      const owner = ownerIn(encrypted)
      if (owner === undefined) return true
      await keys?.load([owner])
      return keys?.held(owner) !== undefined
    },
    destroyKey: (owner) => (keys ?? absent()).destroy(digitsOf(owner)),
    rewrapKeys: async () => keys?.rewrap() ?? 0,
    isErased: isErasedValue,
  }
}
