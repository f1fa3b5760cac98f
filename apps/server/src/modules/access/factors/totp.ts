import { Secret, TOTP } from 'otpauth'

/** SHA-1, six digits and thirty seconds: the parameters that every authenticator supports (RFC 6238). */
const rule = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new shared secret: 20 random bytes in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The otpauth URI that authenticators read from a link or a QR code. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...rule, secret: Secret.fromBase32(secret), issuer, label: account }).toString()

/**
 * The 30-second step of a typed code, if it is the current step or a neighbour, and later than the last one used;
 * otherwise undefined.
 */
export function totpStep(
  secret: string,
  typed: string,
  at: Date,
  lastStep: number | undefined,
): number | undefined {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^[0-9]{6}$/.test(token)) return undefined
  const timestamp = at.getTime()
  const delta = TOTP.validate({ ...rule, secret: Secret.fromBase32(secret), token, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = TOTP.counter({ period: rule.period, timestamp }) + delta
  return step > (lastStep ?? -1) ? step : undefined
}
