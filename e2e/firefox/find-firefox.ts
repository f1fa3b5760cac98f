import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 240_000,
  } as const
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr'], options)
    return existsSync(DEBIAN) ? DEBIAN : undefined
  } catch {
    // No network or no such package.
    return undefined
  }
}
