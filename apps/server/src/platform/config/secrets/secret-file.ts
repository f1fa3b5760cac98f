import { readFileSync, statSync } from 'node:fs'

const MAX_BYTES = 65_536

/** File permissions that production refuses. Windows reports none that say anything. */
export const WRITABLE_BY_ALL = 0o002
export const BEYOND_THE_OWNER = 0o077

/**
 * Reads a file with a secret, without the white space around it. Returns the fault when it cannot be read, is not a
 * file, is empty, is larger than 64 kB, or has one of the refused permissions. A fault does not contain the content.
 */
export function readSecretFile(
  path: string,
  refusedMode: number,
): { readonly text: string } | { readonly fault: string } {
  try {
    const facts = statSync(path)
    if (!facts.isFile()) return { fault: 'is not a file' }
    if (facts.size > MAX_BYTES) return { fault: 'is larger than 64 kB' }
    if (process.platform !== 'win32' && (facts.mode & refusedMode) !== 0)
      return { fault: `has permissions ${(facts.mode & 0o777).toString(8)}, which production refuses` }
    const text = readFileSync(path, 'utf8').trim()
    return text === '' ? { fault: 'is empty' } : { text }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    return { fault: `cannot be read (${code})` }
  }
}
