import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { bech32 } from '@scure/base'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

/** A key of 32 bytes with a short name. */
export interface BackupKey {
  readonly id: string
  readonly key: Uint8Array
}

/** Encrypts and decrypts streams in the age format, which authenticates each part, its position and the end. */
export interface Encryption {
  encrypt(plain: Readable): Promise<Readable>
  /** The stream throws where the file was altered, cut off, or is under none of the keys. */
  decrypt(encrypted: Readable): Promise<Readable>
}

/** A key as the tool `age` reads it from a file of identities: the secret of X25519 in Bech32. */
export const identityOf = ({ key }: BackupKey): string =>
  bech32.encodeFromBytes('AGE-SECRET-KEY-', key).toUpperCase()

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as NodeStream<Uint8Array>)

/** Encrypts for the first key; decrypts with any of them. https://c2sp.org/age */
export async function encryptionWith(keys: readonly BackupKey[]): Promise<Encryption> {
  const [current] = keys
  if (current === undefined) throw new Error('a backup needs a key')
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identityOf(current)))
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(identityOf(key))
  return {
    encrypt: async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain))),
    decrypt: async (encrypted) => fromWeb(await decrypter.decrypt(toWeb(encrypted))),
  }
}
