import type { Job } from '../../jobs/jobs.ts'
import type { Runtime, Work } from '../../work.ts'
import { composed } from '../composed.ts'
import { boundName, NOBODY, ownerOf, type EncryptedColumn } from './personal-data.ts'
import { withoutOwner } from './value-format.ts'
import { KeyDestroyed, ValueRefused, type Vault } from './vault.ts'

const BATCH = 200

/**
 * Re-encrypts values of older keys or formats, bound to their rows: those with an owner under the key of the owner, others
 * with the current key of the configuration, which also encrypts the data keys. Once it changes nothing, the older keys
 * may be removed. An interrupted run continues with the next one. Returns the number of values and data keys changed.
 */
export const reEncryptJob = (columns: readonly EncryptedColumn[]): Job => ({
  name: 'platform.re-encrypt',
  everyMs: 60 * 60_000,
  round: async (runtime) => {
    let moved = await runtime.vault.rewrapKeys()
    for (const column of columns) moved += await reEncryptSome(runtime, column)
    return moved
  },
})

/**
 * The plain text of a value; undefined when the value does not belong to its row, or its key was destroyed. Such a value
 * is counted and left unchanged, and the run continues.
 */
function opened(vault: Vault, name: string, encrypted: Buffer, row: string): string | undefined {
  try {
    return vault.open(name, encrypted, row)
  } catch (error) {
    if (error instanceof ValueRefused || error instanceof KeyDestroyed) return undefined
    throw error
  }
}

interface Stale {
  readonly place: string
  readonly encrypted: Buffer
  readonly bound: string
  readonly owner: string | null
}

/**
 * The condition of values without an owner's key that have another key or format than the current one, or that have an
 * owner whose key was not destroyed.
 */
function isStale(of: EncryptedColumn, { begin, beginErased }: Vault): { text: string; values: unknown[] } {
  const { column } = of
  const owner = ownerOf(of)
  const hasOwner =
    owner === undefined
      ? 'false'
      : `((${owner}) is not null and not exists (select from keys.destruction ended where ended.owner = (${owner})))`
  return {
    text: `${column} is not null and substring(${column} from 1 for ?) <> ?::bytea
      and ${withoutOwner(column)} and (substring(${column} from 1 for ?) <> ?::bytea or ${hasOwner})`,
    values: [beginErased.length, beginErased, begin.length, begin],
  }
}

/** Stale values of a column. Tables have different keys; `ctid` identifies a row and does not change while it is locked. */
function staleValues({ tx, vault }: Work, of: EncryptedColumn): Promise<Stale[]> {
  const { table, column, row } = of
  const stale = isStale(of, vault)
  return tx.many<Stale>(
    composed(
      `select ctid::text as place, ${column} as encrypted, (${row})::text as bound,
              (${ownerOf(of) ?? NOBODY})::text as owner
       from ${table} where ${stale.text} limit ${BATCH} for update skip locked`,
      stale.values,
    ),
  )
}

/** Whether a stale value is left, also in a row that is locked or whose value cannot be decrypted. */
export const isStaleLeft = (runtime: Runtime, columns: readonly EncryptedColumn[]): Promise<boolean> =>
  runtime.work({ kind: 'system', name: 're-encrypt' }, async ({ tx, vault }) => {
    for (const of of columns) {
      const { text, values } = isStale(of, vault)
      const found = await tx.maybe(composed(`select 1 from ${of.table} where ${text} limit 1`, values))
      if (found !== undefined) return true
    }
    return false
  })

async function reEncryptSome(runtime: Runtime, of: EncryptedColumn): Promise<number> {
  const { table, column } = of
  const name = boundName(of)
  return runtime.work({ kind: 'system', name: 're-encrypt' }, async (work) => {
    const { vault } = work
    const places: string[] = []
    const values: Buffer[] = []
    for (const { place, encrypted, bound, owner } of await staleValues(work, of)) {
      const text = opened(vault, name, encrypted, bound)
      if (text === undefined) continue
      places.push(place)
      values.push(
        vault.isErased(encrypted)
          ? vault.encryptErased(name, text, bound)
          : (await vault.of(owner ?? undefined)).encrypt(name, text, bound),
      )
    }
    if (places.length === 0) return 0
    return work.tx.run(
      composed(
        `update ${table} as kept set ${column} = renewed.value
         from unnest(?::tid[], ?::bytea[]) as renewed(place, value) where kept.ctid = renewed.place`,
        [places, values],
      ),
    )
  })
}
