import { expect, test } from 'vitest'
import { appAddress } from './app-address.ts'

const site = 'https://puente.example'
const app = 'https://app.puente.example'

test.each([
  ['on the public site', site, app, site, `${app}/login`],
  ['in the app', site, app, app, '/login'],
  ['where both are one', site, site, site, '/login'],
  ['at an address that is neither', site, app, 'http://127.0.0.1:3000', '/login'],
  ['on a page drawn before its configuration', '', '', site, '/login'],
])('%s: signing in continues on the origin of the app', (_where, publicUrl, appUrl, origin, address) => {
  expect(appAddress('/login', { publicUrl, appUrl }, origin)).toBe(address)
})
