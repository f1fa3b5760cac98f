import type { Tx } from '@puente/postgres'
import type { Work } from '../work.ts'

const kept = new WeakMap<Tx, Map<string, Promise<unknown>>>()

/**
 * Reads a value once for all works of a transaction with the same `now`. Only for values that many works read and that
 * change only together with `readAnew`.
 */
export function once<T>(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  const known = kept.get(tx) ?? new Map<string, Promise<unknown>>()
  kept.set(tx, known)
  const key = `${now.getTime()} ${name}`
  const asked = known.get(key) ?? read()
  known.set(key, asked)
  return asked as Promise<T>
}

/** Discards the values cached for this transaction. Call it before writing such a value. */
export function readAnew({ tx }: Pick<Work, 'tx'>): void {
  kept.delete(tx)
}
