import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What a simulated service of AWS knows about a client. */
export interface SigningKey {
  readonly keyId: string
  readonly secret: string
  readonly region: string
  readonly service: 's3' | 'kms'
  /** The token of a temporary credential; undefined for an access key. */
  readonly sessionToken?: string
}

/** Signature version 4 by its specification, independent of the client's code. */
export function isSigned(request: IncomingMessage, body: Buffer, key: SigningKey): boolean {
  const { headers } = request
  const url = new URL(request.url ?? '', 'http://aws')
  const match = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  )
  if (match === null) return false
  const [, credential = '', signed = '', signature = ''] = match
  const [keyId = '', day = '', region = '', service = ''] = credential.split('/')
  const bodyHash = headers['x-amz-content-sha256'] ?? sha(body)
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha(body)) return false
  if (keyId !== key.keyId || region !== key.region || service !== key.service) return false
  const names = signed.split(';')
  const mustSign = ['host', 'x-amz-date', ...(key.sessionToken === undefined ? [] : ['x-amz-security-token'])]
  if (headers['x-amz-security-token'] !== key.sessionToken || !mustSign.every((name) => names.includes(name)))
    return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, query, lines.join(''), signed, bodyHash].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha(canonical)].join('\n')
  const signingKey = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secret}`)
  return hmac(signingKey, text).toString('hex') === signature
}

const sha = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
