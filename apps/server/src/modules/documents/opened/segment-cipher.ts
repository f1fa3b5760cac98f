import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts the segments of one content with AES-256-GCM under its own key, each bound to its content and position. */
export interface SegmentCipher {
  encrypt(position: number, plain: Uint8Array): Uint8Array
  /** Throws when the bytes were altered or come from another content or position. */
  decrypt(position: number, encrypted: Uint8Array): Uint8Array
}

/** A new data key, in base64. It is stored in an encrypted column. */
export const newDataKey = (): string => randomBytes(KEY_BYTES).toString('base64')

/** Layout of an encrypted segment: iv (12) · tag (16) · ciphertext. */
export function segmentCipher(contentId: string, dataKey: string): SegmentCipher {
  const key = Buffer.from(dataKey, 'base64')
  const bound = (position: number) => Buffer.from(`${contentId}/${position}`)
  return {
    encrypt: (position, plain) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      cipher.setAAD(bound(position))
      const body = cipher.update(plain)
      cipher.final()
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    decrypt: (position, encrypted) => {
      const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, IV_BYTES))
      decipher.setAAD(bound(position))
      decipher.setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const plain = decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES))
      decipher.final()
      return plain
    },
  }
}
