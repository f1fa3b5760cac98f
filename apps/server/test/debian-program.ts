import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * A program of this machine; without it and as root on Debian, the one of its package, which is unpacked to this folder and
 * not installed, so that no service starts. Undefined when there is none. `version` are arguments that print its version.
 */
export function debianProgram(
  { name, at, version }: { readonly name: string; readonly at: string; readonly version: string },
  folder: string,
): string | undefined {
  if (existsSync(at)) return at
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: 'ignore', timeout: 120_000 })
  try {
    try {
      run('apt-get', 'download', name)
    } catch {
      // The lists are read only when they are missing or old, because one process at a time may read them.
      run('apt-get', 'update')
      run('apt-get', 'download', name)
    }
    run('dpkg', '-x', readdirSync(folder).find((file) => file.endsWith('.deb')) ?? '', 'unpacked')
    const program = path.join(folder, 'unpacked', at)
    execFileSync(program, [version], { stdio: 'ignore' })
    return program
  } catch {
    // No network, or a library of the program is missing.
    return undefined
  }
}
