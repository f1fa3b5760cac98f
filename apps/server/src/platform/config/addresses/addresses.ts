import { BlockList, isIP } from 'node:net'

const lists = {
  /** This machine. */
  loopback: ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'],
  /** Link-local networks, which include the metadata services of clouds. */
  link: ['169.254.0.0/16', 'fe80::/10', 'fd00:ec2::254/128', '100.100.100.200/32'],
  /** Private networks (RFC 1918, 6598, 4193), and addresses that are not a single host. */
  private: [
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '100.64.0.0/10',
    'fc00::/7',
    '224.0.0.0/3',
    'ff00::/8',
  ],
} as const

const blockListOf = (nets: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const net of nets) {
    const [address = '', bits = ''] = net.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
const loopback = blockListOf(lists.loopback)
const linkLocal = blockListOf(lists.link)
const privateNets = blockListOf(lists.private)

const isIn = (list: BlockList, host: string): boolean => {
  const version = isIP(host)
  // BlockList checks an IPv4-mapped IPv6 address against the IPv4 rules.
  return version !== 0 && list.check(host, version === 6 ? 'ipv6' : 'ipv4')
}

/** The host of an address without brackets and without a trailing dot. */
const hostOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') : undefined

/** Whether an address belongs to this machine. */
export function isLoopback(url: string): boolean {
  const host = hostOf(url)
  if (host === undefined) return false
  return host === 'localhost' || host.endsWith('.localhost') || isIn(loopback, host)
}

/** Whether a listener that binds to this address is reached from this machine only. */
export const bindsHereOnly = (host: string): boolean => isIP(host) === 4 && host.startsWith('127.')

/** Whether an address is link-local, which includes the metadata services of clouds. */
export function isLinkLocal(url: string): boolean {
  const host = hostOf(url) ?? ''
  return /^(metadata|instance-data)(\.|$)/.test(host) || isIn(linkLocal, host)
}

/** Whether an address belongs to a private network, where no partner can be. */
export function isPrivate(url: string): boolean {
  const host = hostOf(url) ?? ''
  return /(^|\.)(local|internal|lan|home|corp)$/.test(host) || isIn(privateNets, host)
}

/**
 * Adds the faults of the address of a service of the operator's own, such as a bucket: it may be in a private network,
 * but not in a link-local one.
 */
export function judgeOwnService(name: string, url: string, production: boolean, faults: string[]): void {
  if (!URL.canParse(url) || !/^https?:/.test(url)) faults.push(`${name} is an http or https address.`)
  else if (!production && !isLoopback(url))
    faults.push(`${name} is not on this machine: sandbox speaks to its own world only.`)
  else if (production && !url.startsWith('https://'))
    faults.push(`${name} is an https address in production.`)
  if (production && isLinkLocal(url))
    faults.push(`${name} is a link-local or metadata address: production refuses it.`)
}

/** Why production may not connect to a partner at this address; undefined when it may. */
export function partnerAddressFault(name: string, url: string): string | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return `${name} is an https address.`
  if (isLoopback(url)) return `${name} points at this machine: production refuses it.`
  if (isLinkLocal(url)) return `${name} is a link-local or metadata address: production refuses it.`
  if (isPrivate(url)) return `${name} is an address of a private network: production refuses it.`
  return url.startsWith('https://') ? undefined : `${name} is an https address in production.`
}
