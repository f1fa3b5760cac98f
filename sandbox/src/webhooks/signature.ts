import { createHmac } from 'node:crypto'

/** The value of `x-partner-signature` for a body sent at `atMs` (real time): `t=<unix seconds>,v1=<hex HMAC-SHA256>`. */
export function signatureOf(secret: string, atMs: number, body: string): string {
  const t = Math.floor(atMs / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
