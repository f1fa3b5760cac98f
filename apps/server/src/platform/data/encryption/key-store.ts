import { createPool, sql, type Pool, type PoolTimeouts } from '@puente/postgres'

/** A data key as it is stored: encrypted, or null once it was destroyed. */
export interface StoredKey {
  /** 32 hexadecimal digits. */
  readonly owner: string
  readonly key: Buffer | null
}

/**
 * The table of data keys. Each call runs one short statement on a separate pool, outside the transaction of the work.
 * The table may therefore be in another database, and a work does not wait for the pool that it uses itself.
 */
export interface KeyStore {
  read(owners: readonly string[]): Promise<StoredKey[]>
  /** False when the owner has a key, or had one. */
  insert(owner: string, key: Buffer): Promise<boolean>
  /** Deletes the key and records that it was destroyed. Has no effect the second time. */
  destroy(owner: string): Promise<void>
  /** Keys whose encrypted form does not begin with these bytes. */
  staleKeys(begin: Buffer, limit: number): Promise<StoredKey[]>
  /** Replaces the encrypted form of keys that nobody changed meanwhile. Returns their number. */
  replace(changed: readonly { owner: string; from: Buffer; to: Buffer }[]): Promise<number>
  end(): Promise<void>
}

/** Where the table is, and how its pool connects. */
export interface KeyStoreOptions {
  readonly url: string
  readonly applicationName: string
  readonly timeouts?: PoolTimeouts
  readonly pooler?: boolean
  readonly onIdleError?: (error: Error) => void
}

/** Whether the database of a pool has data keys, also destroyed ones. */
export const hasDataKeys = async (pool: Pool): Promise<boolean> =>
  (await pool.query(sql`select from keys.data_key limit 1`)).rowCount === 1

/** Statements take less than a millisecond, so two connections serve a process. */
const CONNECTIONS = 2

/** Opens the table of data keys. The caller ends it. */
export function openKeyStore(options: KeyStoreOptions): KeyStore {
  const pool = createPool({ ...options, max: CONNECTIONS })
  const read = async (statement: ReturnType<typeof sql>): Promise<StoredKey[]> =>
    (await pool.query<StoredKey>(statement)).rows.map(({ owner, key }) => ({
      owner: owner.replaceAll('-', ''),
      key,
    }))
  return {
    read: (owners) => read(sql`select owner, key from keys.data_key where owner = any(${owners}::uuid[])`),
    insert: async (owner, key) => {
      const { rowCount } = await pool.query(
        sql`insert into keys.data_key (owner, key) values (${owner}, ${key}) on conflict (owner) do nothing`,
      )
      return rowCount === 1
    },
    destroy: async (owner) => {
      await pool.query(sql`
        insert into keys.data_key (owner, destroyed_at) values (${owner}, now())
        on conflict (owner) do update set key = null, destroyed_at = excluded.destroyed_at
        where data_key.destroyed_at is null`)
    },
    staleKeys: (begin, limit) =>
      read(sql`
        select owner, key from keys.data_key
        where key is not null and substring(key from 1 for ${begin.length}) <> ${begin} limit ${limit}`),
    replace: async (changed) => {
      const { rowCount } = await pool.query(sql`
        update keys.data_key d set key = changed.after
        from unnest(${changed.map(({ owner }) => owner)}::uuid[], ${changed.map(({ from }) => from)}::bytea[],
                    ${changed.map(({ to }) => to)}::bytea[]) as changed(owner, before, after)
        where d.owner = changed.owner and d.key = changed.before`)
      return rowCount ?? 0
    },
    end: () => pool.end(),
  }
}
