import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

/**
 * Whether `header` (`t=<unix seconds>,v1=<hex>`) signs exactly these bytes with one of the secrets, at most 5 minutes
 * before or after now. There are several secrets during a rotation.
 */
export function isSigned(
  header: string | undefined,
  rawBody: Buffer,
  secrets: readonly string[],
  now: Date,
): boolean {
  const match = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (match === null) return false
  const [, seconds = '', given = ''] = match
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  return secrets.some((secret) => {
    // Anyone can compute a signature with an empty key.
    if (secret === '') return false
    const expected = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
    return timingSafeEqual(expected, Buffer.from(given, 'hex'))
  })
}
