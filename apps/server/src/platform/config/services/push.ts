import { createECDH, hash } from 'node:crypto'
import type { Env } from '../env.ts'
import { isGuessable, keyBytes } from '../secrets/keys.ts'

/** A key with which browsers subscribe and requests to push services are signed (RFC 8292), base64url. */
export interface PushKey {
  /** The beginning of the hash of the public key, stored with each subscription. */
  readonly id: string
  readonly publicKey: string
  readonly privateKey: string
}

/** How a browser of the sandbox subscribes without a push service of its own. */
export interface PretendPush {
  /** Where its endpoints begin. */
  readonly url: string
  readonly p256dh: string
  readonly auth: string
}

/** Notifications to browsers. */
export interface PushConfig {
  /** New subscriptions use the first; the others are for older ones, while a key is rotated. */
  readonly keys: readonly [PushKey, ...PushKey[]]
  /** Whom a push service may write to: a mailto or https address. */
  readonly subject: string
  /** The sandbox's push service; undefined in production. */
  readonly pretend: PretendPush | undefined
  /** Whether an address that a browser gave belongs to a push service. */
  readonly isPushService: (endpoint: string) => boolean
}

/** The hosts of the push services of Chrome and Edge, Firefox, Safari and Windows; a leading dot allows any subdomain. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** Whether an address is one of a known push service: https, the usual port, and no credentials. */
export function isKnownPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return SERVICES.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one))
}

/** Whether an address is one of the sandbox's push service, without a way out of its folder. */
const isPretend = (endpoint: string, { url }: PretendPush): boolean =>
  endpoint.startsWith(url) && /^[A-Za-z0-9_-]{1,100}$/.test(endpoint.slice(url.length))

const SANDBOX_KEY = hash('sha256', 'puente sandbox push', 'buffer')

function keyOf(bytes: Buffer): PushKey | undefined {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(bytes)
  } catch {
    return undefined
  }
  const publicKey = pair.getPublicKey('base64url')
  return {
    id: hash('sha256', publicKey, 'hex').slice(0, 12),
    publicKey,
    privateKey: bytes.toString('base64url'),
  }
}

/** The keys of the sandbox's push service, which every sandbox has: it decrypts what it is sent. */
function pretendPush(sandboxUrl: string): PretendPush {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(hash('sha256', 'puente sandbox push service', 'buffer'))
  return {
    url: `${sandboxUrl}/push/send/`,
    p256dh: pair.getPublicKey('base64url'),
    auth: hash('sha256', 'puente sandbox push secret', 'buffer').subarray(0, 16).toString('base64url'),
  }
}

/** Reads the keys of notifications to browsers. Undefined in production without them: nothing is sent to browsers. */
export function readPush(
  env: Env,
  production: boolean,
  { sandboxUrl, operator }: { readonly sandboxUrl: string; readonly operator: { readonly email: string } },
  faults: string[],
): PushConfig | undefined {
  const text = env['PUSH_KEYS'] ?? (production ? undefined : SANDBOX_KEY.toString('base64url'))
  if (text === undefined) return undefined
  const keys = text.split(',').map((entry) => {
    const bytes = keyBytes(entry.trim())
    const key = bytes && keyOf(bytes)
    if (bytes === undefined || key === undefined)
      faults.push('PUSH_KEYS: each entry is a private key of P-256, base64url of 32 bytes.')
    else if (production && bytes.equals(SANDBOX_KEY)) faults.push('PUSH_KEYS holds a key that is public.')
    else if (production && isGuessable(bytes)) faults.push('PUSH_KEYS holds a key that is guessable.')
    return key
  })
  const [first, ...others] = keys.filter((key) => key !== undefined)
  if (first === undefined) return undefined
  const pretend = production ? undefined : pretendPush(sandboxUrl)
  return Object.freeze({
    keys: [first, ...others] as const,
    subject: `mailto:${operator.email}`,
    pretend,
    isPushService: (endpoint: string) =>
      pretend === undefined ? isKnownPushService(endpoint) : isPretend(endpoint, pretend),
  })
}
