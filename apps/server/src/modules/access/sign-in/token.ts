import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A new random token of 32 bytes, in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash that is stored of a token; undefined when the text cannot be a token. */
export function tokenHash(token: string): Buffer | undefined {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : undefined
}

/** A new token for a link, with the hash that is stored of it. */
export function newLinkToken(): { readonly token: string; readonly hash: Buffer } {
  const token = newToken()
  return { token, hash: createHash('sha256').update(token).digest() }
}

/** The hash of the token of a link; undefined when the text cannot be a token. */
export const linkTokenHash = tokenHash
