import { createPublicKey, verify } from 'node:crypto'

const HEADER = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]{87})$/
const DAY_S = 24 * 3600

const fieldsOf = (part: string): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>

/** Why a request is not signed as RFC 8292 demands; undefined when it is. */
export function vapidFault(header: string | undefined, origin: string, now: Date): string | undefined {
  const [, head = '', claims = '', signature = '', publicKey = ''] = HEADER.exec(header ?? '') ?? []
  if (publicKey === '') return 'no vapid header'
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || fieldsOf(head)['alg'] !== 'ES256') return 'the signature does not hold'
  const { aud, exp, sub } = fieldsOf(claims)
  if (aud !== origin) return 'the audience is another one'
  const seconds = now.getTime() / 1000
  if (typeof exp !== 'number' || exp < seconds || exp > seconds + DAY_S)
    return 'it has expired, or is valid too long'
  return typeof sub === 'string' && /^(mailto:|https:)/.test(sub) ? undefined : 'nobody can be written to'
}
