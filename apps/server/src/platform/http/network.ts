import ipaddr from 'ipaddr.js'

/** How many leading bits of an IPv6 address one household or one machine has. */
const HOUSEHOLD_BITS = 64
/** How many leading bits of an IPv6 address one site is given: the most that one person gets from a provider. */
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

/** The network of whoever has many /64: an IPv4 address, or the /48 of an IPv6 address. */
export const siteOf = (ip: string): string => prefixOf(ip, SITE_BITS)
