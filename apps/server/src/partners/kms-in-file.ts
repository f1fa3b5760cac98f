import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyBytes } from '../platform/config/secrets/keys.ts'
import type { KmsConfig } from '../platform/config/secrets/kms.ts'
import { BEYOND_THE_OWNER, readSecretFile } from '../platform/config/secrets/secret-file.ts'
import { KmsProblem, type KmsPort } from './kms.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Wraps with AES-256-GCM under the key in a file. A ciphertext is nonce, tag and encrypted key. */
export function kmsInFile({ keyFile, ownerOnly }: Extract<KmsConfig, { kind: 'file' }>): KmsPort {
  const wrappingKey = (): Buffer => {
    const read = readSecretFile(keyFile, ownerOnly ? BEYOND_THE_OWNER : 0)
    if ('fault' in read) throw new KmsProblem(`KMS_KEY_FILE names a file that ${read.fault}`)
    const key = keyBytes(read.text)
    if (key === undefined) throw new KmsProblem('KMS_KEY_FILE names a file without base64 of 32 bytes')
    return key
  }
  return {
    wrap: async (key, name) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, wrappingKey(), nonce).setAAD(Buffer.from(name))
      const encrypted = Buffer.concat([cipher.update(key), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    unwrap: async (ciphertext, name) => {
      const key = wrappingKey()
      const tagEnd = NONCE_BYTES + TAG_BYTES
      try {
        const decipher = createDecipheriv(CIPHER, key, ciphertext.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(name))
          .setAuthTag(ciphertext.subarray(NONCE_BYTES, tagEnd))
        return Buffer.concat([decipher.update(ciphertext.subarray(tagEnd)), decipher.final()])
      } catch {
        throw new KmsProblem('it was wrapped with another key or for another variable')
      }
    },
  }
}
