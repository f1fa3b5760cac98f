import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package of Debian. Returns false when we are not root, without apt-get, a network or such a package. */
export function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 240_000,
  } as const
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options)
    return true
  } catch {
    return false
  }
}
