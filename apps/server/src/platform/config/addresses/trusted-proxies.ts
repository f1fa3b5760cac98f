import ipaddr from 'ipaddr.js'
import type { Env } from '../env.ts'

/** A shorter prefix covers a large part of the internet and cannot be a proxy of ours. */
const LEAST_BITS = { ipv4: 8, ipv6: 16 } as const
const NAMED: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** The library parses "1" as 0.0.0.1, which is not intended. */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

function faultOf(entry: string): string | undefined {
  if (NAMED.includes(entry) || isAddress(entry)) return undefined
  if (!isAddress(entry.split('/')[0] ?? '') || !ipaddr.isValidCIDR(entry))
    return `"${entry}" is no address and no network`
  const [address, bits] = ipaddr.parseCIDR(entry)
  return bits < LEAST_BITS[address.kind()] ? `"${entry}" trusts everybody` : undefined
}

/**
 * Reads the proxies whose `X-Forwarded-For` is trusted. Production lists them or sets `none`: behind an unlisted proxy
 * every client would have the proxy's address. A number of hops is refused, because a client that reaches the listener
 * directly could then choose its address.
 */
export function readTrustedProxies(env: Env, production: boolean, faults: string[]): readonly string[] {
  const text = env['TRUST_PROXY']
  if (text === undefined) {
    if (production)
      faults.push('TRUST_PROXY names the proxies in front of the listeners in production, or says "none".')
    return []
  }
  if (text === 'none') return []
  const entries = text.split(',').map((entry) => entry.trim())
  for (const entry of entries) {
    const fault = faultOf(entry)
    if (fault !== undefined) faults.push(`TRUST_PROXY: ${fault}.`)
  }
  return entries
}
