import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { gather } from '@puente/postgres'
import type { KeyRing } from './key-ring.ts'
import type { KeyStore } from './key-store.ts'

/** The key of an owner. Owners are ids of customers and users, as 32 hexadecimal digits. */
export type DataKey = KeyObject | 'destroyed'

/** The data keys that a process uses. */
export interface DataKeys {
  /** The key of an owner that was loaded; undefined otherwise. */
  held(owner: string): DataKey | undefined
  /** Whether the key was loaded less than `KEY_AGE_MAX_MS` ago. */
  isFresh(owner: string): boolean
  /** Loads the keys of these owners. Ignores owners without a key. */
  load(owners: readonly string[]): Promise<void>
  /** Returns the key of an owner. Creates it if the owner has none. */
  of(owner: string): Promise<DataKey>
  destroy(owner: string): Promise<void>
  /** Encrypts keys of older keys of the configuration with the current one. Returns the number of changed ones. */
  rewrap(): Promise<number>
}

/** How long a process uses a loaded key. After that, a key that another process destroyed is not used. */
export const KEY_AGE_MAX_MS = 5 * 60_000
const HELD_MAX = 20_000
/** A key is not dropped while the statement whose rows need it may still be in use. */
const HELD_AT_LEAST_MS = 10_000
const COLUMN = 'keys.data_key.key'
const KEY_BYTES = 32
const BATCH = 200

interface Held {
  readonly key: DataKey
  readonly at: number
}

/** The loaded keys of a process, in the order in which they were loaded. */
function createHeldKeys(now: () => number) {
  const known = new Map<string, Held>()
  return {
    held: (owner: string): DataKey | undefined => known.get(owner)?.key,
    isFresh: (owner: string): boolean => {
      const held = known.get(owner)
      return held !== undefined && now() - held.at < KEY_AGE_MAX_MS
    },
    keep: (owner: string, key: DataKey): DataKey => {
      const at = now()
      known.delete(owner)
      known.set(owner, { key, at })
      if (known.size > HELD_MAX)
        for (const [oldest, held] of known) {
          if (known.size <= HELD_MAX || at - held.at < HELD_AT_LEAST_MS) break
          known.delete(oldest)
        }
      return key
    },
  }
}

/** Data keys of a store, decrypted with the keys of the configuration. `now` is a monotonic time in milliseconds. */
export function createDataKeys(store: KeyStore, ring: KeyRing, now: () => number): DataKeys {
  const { held, isFresh, keep } = createHeldKeys(now)
  // Owners that are missing at the same time are read in one statement.
  const read = gather(async (owners: readonly string[]) => {
    const found = new Map((await store.read([...new Set(owners)])).map(({ owner, key }) => [owner, key]))
    return owners.map((owner) => {
      const key = found.get(owner)
      if (key === undefined) return undefined
      if (key === null) return keep(owner, 'destroyed')
      return keep(owner, createSecretKey(Buffer.from(ring.decrypt(COLUMN, key, owner), 'base64')))
    })
  })
  const wrapped = (owner: string, key: Buffer) => ring.encrypt(COLUMN, key.toString('base64'), owner)
  return {
    held,
    isFresh,
    load: async (owners) => {
      await Promise.all(owners.map(read))
    },
    of: async (owner) => {
      const fresh = isFresh(owner) ? held(owner) : undefined
      if (fresh !== undefined) return fresh
      const found = await read(owner)
      if (found !== undefined) return found
      const key = randomBytes(KEY_BYTES)
      if (await store.insert(owner, wrapped(owner, key))) return keep(owner, createSecretKey(key))
      const others = await read(owner)
      if (others === undefined) throw new Error(`the data key of ${owner} can neither be created nor read`)
      return others
    },
    destroy: async (owner) => {
      await store.destroy(owner)
      keep(owner, 'destroyed')
    },
    rewrap: async () => {
      const stale = await store.staleKeys(ring.begin, BATCH)
      const changed = stale.flatMap(({ owner, key }) =>
        key === null
          ? []
          : [{ owner, from: key, to: ring.encrypt(COLUMN, ring.decrypt(COLUMN, key, owner), owner) }],
      )
      return changed.length === 0 ? 0 : store.replace(changed)
    },
  }
}
