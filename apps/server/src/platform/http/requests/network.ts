import ipaddr from 'ipaddr.js'

/** Prefix length in bits of an IPv6 network that one household or machine has. */
const HOUSEHOLD_BITS = 64
/** Prefix length in bits of an IPv6 network that a provider assigns to one site at most. */
const SITE_BITS = 48

function prefixOf(ip: string, ipv6Bits: number): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address.toString())}/${ipv6Bits}`).toString()}/${ipv6Bits}`
}

const withoutZone = (ip: string): string => ip.split('%')[0] ?? ip

/** The network that limits count by: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (ip: string): string => prefixOf(ip, HOUSEHOLD_BITS)

/** The network of an asker that may have many /64 networks: an IPv4 address, or the /48 of an IPv6 address. */
export const siteOf = (ip: string): string => prefixOf(ip, SITE_BITS)
