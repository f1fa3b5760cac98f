import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Seals the segments of one content: AES-256-GCM under its own key, each bound to its content and position. */
export interface SegmentCipher {
  seal(position: number, plain: Uint8Array): Uint8Array
  /** Throws when the bytes were altered, or stand elsewhere than where they were sealed. */
  open(position: number, sealed: Uint8Array): Uint8Array
}

/** A new data key, as it is sealed into its column. */
export const newDataKey = (): string => randomBytes(KEY_BYTES).toString('base64')

/** Layout of a sealed segment: iv (12) · tag (16) · ciphertext. */
export function segmentCipher(contentId: string, dataKey: string): SegmentCipher {
  const key = Buffer.from(dataKey, 'base64')
  const bound = (position: number) => Buffer.from(`${contentId}/${position}`)
  return {
    seal: (position, plain) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      cipher.setAAD(bound(position))
      const body = cipher.update(plain)
      cipher.final()
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open: (position, sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
      decipher.setAAD(bound(position))
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const plain = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES))
      decipher.final()
      return plain
    },
  }
}
