import { words } from './words.ts'

/** The name of a browser: 'Chrome en Windows'. */
export function deviceText({
  browser,
  system,
}: {
  browser?: string | undefined
  system?: string | undefined
}) {
  if (browser === undefined || system === undefined) return browser ?? system ?? words('user.unknown')
  return words('user.deviceText', { browser, system })
}
