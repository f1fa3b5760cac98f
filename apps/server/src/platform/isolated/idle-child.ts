import { readFileSync } from 'node:fs'
import type { ChildAnswer } from './child-main.ts'

/** Writable memory of this process in bytes, as Linux counts it for its limit. */
export async function idle(): Promise<ChildAnswer> {
  const [, kilobytes] = /^VmData:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return { facts: Number(kilobytes) * 1024 }
}
