import { existsSync } from 'node:fs'
import { installFromDebian } from '../kit/debian-package.ts'

const DEBIAN = '/usr/bin/firefox-esr'
const elsewhere = [
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The Firefox of this machine, or Debian's, installed when we are root. Undefined when there is none. */
export function findFirefox(): string | undefined {
  const found = [DEBIAN, ...elsewhere].find((path) => existsSync(path))
  if (found !== undefined) return found
  return installFromDebian('firefox-esr') && existsSync(DEBIAN) ? DEBIAN : undefined
}
