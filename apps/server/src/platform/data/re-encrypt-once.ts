import { hash } from 'node:crypto'
import { sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import type { Runtime } from '../work.ts'
import type { EncryptedColumn } from './personal-data.ts'
import { boundName } from './personal-data.ts'
import { reEncryptJob } from './re-encrypt.ts'
import type { Vault } from './vault.ts'

const actor = { kind: 'system', name: 're-encrypt' } as const
/** Processes with the former key may write for so long after the first one with the new key started. */
const FORMER_KEY_MS = 60 * 60_000
const LEASE_MS = 60 * 60_000

/** Names the key and format that values are written with, and the columns. */
const fingerprintOf = ({ begin }: Vault, columns: readonly EncryptedColumn[]): string =>
  hash('sha256', JSON.stringify([begin.toString('hex'), ...columns.map(boundName).toSorted()]), 'hex')

/** Leases the pass for this process; undefined when everything is encrypted with this key, or another process is at it. */
const leasePass = (
  runtime: Runtime,
  fingerprint: string,
): Promise<{ readonly beganAt: Date; readonly realNow: Date } | undefined> =>
  runtime.work(actor, async ({ tx, realNow }) => {
    await tx.run(sql`
      insert into platform.re_encryption as kept (fingerprint, began_at, lease_until)
      values (${fingerprint}, ${realNow}, '-infinity')
      on conflict (singleton) do update set fingerprint = excluded.fingerprint, began_at = excluded.began_at, ended_at = null
      where kept.fingerprint <> excluded.fingerprint`)
    const leased = await tx.maybe<{ beganAt: Date }>(sql`
      update platform.re_encryption set lease_until = ${new Date(realNow.getTime() + LEASE_MS)}
      where fingerprint = ${fingerprint} and ended_at is null and lease_until <= ${realNow} returning began_at`)
    return leased === undefined ? undefined : { ...leased, realNow }
  })

/** Since when no value of a former key is left; undefined while the worker may still find one. */
export const reEncryptedSince = async (
  runtime: Runtime,
  columns: readonly EncryptedColumn[],
): Promise<Date | undefined> =>
  runtime.work(actor, async ({ tx }) => {
    const ended = await tx.maybe<{ endedAt: Date }>(sql`
      select ended_at from platform.re_encryption
      where fingerprint = ${fingerprintOf(runtime.vault, columns)} and ended_at is not null`)
    return ended?.endedAt
  })

/** Ends the lease, and the re-encryption when nothing was left. */
const endPass = (runtime: Runtime, fingerprint: string, isClean: boolean): Promise<void> =>
  runtime.work(actor, async ({ tx, realNow }) => {
    await tx.run(sql`
      update platform.re_encryption
      set lease_until = '-infinity', ended_at = ${isClean ? realNow : null}::timestamptz
      where fingerprint = ${fingerprint}`)
  })

/**
 * Encrypts values again after the key, the format or the list of columns has changed, in one process of the cluster. Reads
 * no table after a pass that found nothing and began more than an hour after the change; until then processes with the
 * former key may still write.
 */
export const reEncryptOnceJob = (columns: readonly EncryptedColumn[]): Job => {
  const pass = reEncryptJob(columns)
  return {
    ...pass,
    round: async (runtime) => {
      const fingerprint = fingerprintOf(runtime.vault, columns)
      const leased = await leasePass(runtime, fingerprint)
      if (leased === undefined) return 0
      let moved = 1
      try {
        moved = await pass.round(runtime)
      } finally {
        const isSettled = leased.realNow.getTime() - leased.beganAt.getTime() > FORMER_KEY_MS
        await endPass(runtime, fingerprint, moved === 0 && isSettled)
      }
      return moved
    },
  }
}
