import { createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto'

const SALT_BYTES = 16
const TAG_BYTES = 16
const LAST_RECORD = 2

const hashed = (name: string) => createHash('sha256').update(name).digest()

/** The browser of the sandbox: its key pair and the secret that it shares with Puente. */
const browser = createECDH('prime256v1')
browser.setPrivateKey(hashed('puente sandbox push service'))
const auth = hashed('puente sandbox push secret').subarray(0, 16)

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Decrypts a message as a browser does (RFC 8291, with the coding of RFC 8188); undefined when it is not for this browser. */
export function decrypted(body: Buffer): string | undefined {
  try {
    const salt = body.subarray(0, SALT_BYTES)
    const keyLength = body.readUInt8(SALT_BYTES + 4)
    const senderKey = body.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + keyLength)
    const record = body.subarray(SALT_BYTES + 5 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
    const secret = derived(browser.computeSecret(senderKey), auth, info, 32)
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-TAG_BYTES))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
    const end = padded.lastIndexOf(LAST_RECORD)
    return end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)
      ? undefined
      : padded.subarray(0, end).toString('utf8')
  } catch {
    return undefined
  }
}
