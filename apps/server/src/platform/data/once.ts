import type { Tx } from '@puente/postgres'
import type { Work } from '../work.ts'

const kept = new WeakMap<Tx, Map<string, Promise<unknown>>>()

/**
 * Reads something once for all works of a transaction that ask it at the same moment: what everybody asks, and what
 * nobody changes but by `readAnew`.
 */
export function once<T>({ tx, now }: Pick<Work, 'tx' | 'now'>, name: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(tx) ?? new Map<string, Promise<unknown>>()
  kept.set(tx, known)
  const key = `${now.getTime()} ${name}`
  const asked = known.get(key) ?? read()
  known.set(key, asked)
  return asked as Promise<T>
}

/** Forgets what this transaction has read, because it writes something of it. */
export function readAnew({ tx }: Pick<Work, 'tx'>): void {
  kept.delete(tx)
}
