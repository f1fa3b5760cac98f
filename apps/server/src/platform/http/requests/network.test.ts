import { describe, expect, test } from 'vitest'
import { networkOf, siteOf } from './network.ts'

describe('the network that limits count by', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ])('%s: %s', (ip, network) => expect(networkOf(ip)).toBe(network))

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:3::1', '2001:db8:1::/48'],
  ])('%s, of an asker with many networks: %s', (ip, site) => expect(siteOf(ip)).toBe(site))
})
