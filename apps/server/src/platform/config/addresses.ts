import { BlockList, isIP } from 'node:net'

const lists = {
  /** Ourselves. */
  loopback: ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'],
  /** Only neighbours on the same wire, the metadata services of clouds among them. */
  link: ['169.254.0.0/16', 'fe80::/10', 'fd00:ec2::254/128', '100.100.100.200/32'],
  /** Networks of one's own (RFC 1918, 6598, 4193), and what is no single host. */
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
  // The list judges an IPv4 address inside an IPv6 one as the IPv4 address that it is.
  return version !== 0 && list.check(host, version === 6 ? 'ipv6' : 'ipv4')
}

/** The host of an address as sockets see it: no brackets, no dot at its end. */
const hostOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') : undefined

/** Whether an address lies on this machine. */
export function isLoopback(url: string): boolean {
  const host = hostOf(url)
  if (host === undefined) return false
  return host === 'localhost' || host.endsWith('.localhost') || isIn(loopback, host)
}

/** Whether an address is only for neighbours on the same wire, or the metadata service of a cloud. */
export function isLinkLocal(url: string): boolean {
  const host = hostOf(url) ?? ''
  return /^(metadata|instance-data)(\.|$)/.test(host) || isIn(linkLocal, host)
}

/** Whether an address lies in a network of one's own: no partner is there. */
export function isPrivate(url: string): boolean {
  const host = hostOf(url) ?? ''
  return /(^|\.)(local|internal|lan|home|corp)$/.test(host) || isIn(privateNets, host)
}

/** Why production does not speak to somebody else at this address; undefined when it does. */
export function partnerAddressFault(name: string, url: string): string | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return `${name} is an https address.`
  if (isLoopback(url)) return `${name} points at this machine: production refuses it.`
  if (isLinkLocal(url)) return `${name} is a link-local or metadata address: production refuses it.`
  if (isPrivate(url)) return `${name} is an address of a private network: production refuses it.`
  return url.startsWith('https://') ? undefined : `${name} is an https address in production.`
}
