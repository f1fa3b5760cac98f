import { hash } from 'node:crypto'
import { sql } from '@puente/postgres'
import type { Job } from '../../jobs/jobs.ts'
import type { Runtime } from '../../work.ts'
import { boundName, type EncryptedColumn } from './personal-data.ts'
import { isStaleLeft, reEncryptJob } from './re-encrypt.ts'
import type { Vault } from './vault.ts'

const actor = { kind: 'system', name: 're-encrypt' } as const
/** Processes with the former key may write for so long after the first one with the new key started. */
const FORMER_KEY_MS = 60 * 60_000
const LEASE_MS = 60 * 60_000

/** Names the key and format that values are written with, and the columns. */
const fingerprintOf = ({ begin }: Vault, columns: readonly EncryptedColumn[]): string =>
  hash('sha256', JSON.stringify([begin.toString('hex'), ...columns.map(boundName).toSorted()]), 'hex')

/** Leases the pass. Undefined when no pass is due, or another process has leased it. */
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

/** The time at which a pass found no value of a former key; undefined before that. */
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

/** Ends the lease. A clean pass also ends the re-encryption. */
const endPass = (runtime: Runtime, fingerprint: string, isClean: boolean): Promise<void> =>
  runtime.work(actor, async ({ tx, realNow }) => {
    await tx.run(sql`
      update platform.re_encryption
      set lease_until = '-infinity', ended_at = ${isClean ? realNow : null}::timestamptz
      where fingerprint = ${fingerprint}`)
  })

/**
 * Encrypts values again after the key, the format or the list of columns has changed, in one process of the cluster. Ends
 * with a pass that began more than an hour after the change and left no value of a former key: until then processes with
 * that key may still write. Reads no table afterwards.
 */
export const reEncryptOnceJob = (columns: readonly EncryptedColumn[]): Job => {
  const pass = reEncryptJob(columns)
  return {
    ...pass,
    round: async (runtime) => {
      const fingerprint = fingerprintOf(runtime.vault, columns)
      const leased = await leasePass(runtime, fingerprint)
      if (leased === undefined) return 0
      let isClean = false
      try {
        const moved = await pass.round(runtime)
        const isSettled = leased.realNow.getTime() - leased.beganAt.getTime() > FORMER_KEY_MS
        // A round leaves out rows that are locked and values that it cannot decrypt.
        isClean = moved === 0 && isSettled && !(await isStaleLeft(runtime, columns))
        return moved
      } finally {
        await endPass(runtime, fingerprint, isClean)
      }
    },
  }
}
