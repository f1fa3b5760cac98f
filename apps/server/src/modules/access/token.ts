import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A new session token for the cookie: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token, or undefined when the text cannot be one. */
export function tokenHash(token: string): Buffer | undefined {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : undefined
}
