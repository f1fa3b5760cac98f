import {
  addressPattern,
  customerAddresses,
  sandboxAddresses,
  secretAddresses,
  staffAddresses,
} from '@puente/contract/addresses'

const patternsOf = (addresses: readonly string[]) => addresses.map(addressPattern)
const isIn = (patterns: readonly RegExp[]) => (address: string) =>
  patterns.some((pattern) => pattern.test(address))
const { country: _byCountry, rates: _byCurrency, ...customer } = customerAddresses
const sandboxPaths = sandboxAddresses.map((name) => customerAddresses[name])

const known = {
  sandbox: isIn(patternsOf(Object.values(customer))),
  production: isIn(patternsOf(Object.values(customer).filter((path) => !sandboxPaths.includes(path)))),
}

/** Whether the customers' web has a screen at a path, besides the pages of countries and currencies; the server responds 404 to others. */
export const customerKnows = (environment: keyof typeof known): ((address: string) => boolean) =>
  known[environment]

/** Whether a page is hidden from search engines, because its path is a secret. */
export const keptFromSearch = isIn(patternsOf(secretAddresses.map((name) => customerAddresses[name])))

/** Whether the back office has a screen at a path. */
export const backofficeKnows = isIn(patternsOf(Object.values(staffAddresses)))
