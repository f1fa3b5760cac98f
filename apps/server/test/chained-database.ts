import { setTimeout as pause } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import { accountSpec, openAccounts, post, snapshotsOf, type Journal, type LedgerFault } from '@puente/ledger'
import { createPool, type Pool } from '@puente/postgres'
import { pino } from 'pino'
import { chart } from '../src/modules/books/index.ts'
import { appendBlock, signDays, verifyBooks } from '../src/modules/evidence/index.ts'
import { newId } from '../src/platform/ids.ts'
import { createVault } from '../src/platform/data/encryption/vault.ts'
import { createRuntime, type Runtime } from '../src/platform/work.ts'
import { freshDatabase, appPool } from './database.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

const key = (name: string) => ({ id: name, key: createHash('sha256').update(name).digest() })

/** Keys of a chain of blocks, for tests only. */
export const testKeys = {
  encryptionKeys: [key('e1')],
  indexKeys: [key('i1').key],
  evidenceKeys: [key('m1')],
  rootKeys: [key('r1')],
}

const actor = { kind: 'system', name: 'test' } as const

/** The tables recorded in blocks, and those of the blocks. */
export const TABLES = [
  'ledger.account',
  'ledger.journal',
  'ledger.transfer',
  'ledger.lot',
  'ledger.unsettled',
  'platform.audit',
  'evidence.block',
  'evidence.day_root',
]

/** A database whose journals and audit lines are recorded in blocks on demand. */
export interface ChainedDatabase {
  readonly runtime: Runtime
  readonly clock: TestClock
  readonly owner: Pool
  readonly url: string
  /** Posts one journal of one leg with its own subject. Returns the journal. */
  pay(amountMinor: bigint): Promise<Journal>
  /** Writes one line of the audit trail. */
  note(action: string): Promise<void>
  /** Waits until everything written fits into one block. Older transactions of the cluster would divide it. */
  decided(): Promise<void>
  /** Makes blocks until nothing waits, whatever else runs in the cluster. Returns the number of leaves. */
  addBlocks(max?: number): Promise<number>
  signDays(): Promise<number>
  faults(keys?: typeof testKeys): Promise<LedgerFault[]>
  /** Runs statements with all triggers disabled, as only the database owner could. */
  tamper(text: string): Promise<void>
  waiting(): Promise<number>
  close(): Promise<void>
}

export const bankRef = { code: 'client-bank', owner: null, currency: 'CLP' } as const
export const clearingRef = { code: 'payin-clearing', owner: null, currency: 'CLP' } as const

/** A journal of one leg. */
export const payment = (amountMinor: bigint): Journal => ({
  id: newId(),
  kind: 'test',
  subject: newId(),
  reason: 'por "prueba"',
  legs: [{ debit: bankRef, credit: clearingRef, amountMinor, currency: 'CLP' }],
})

/** Whether all transactions of the cluster are newer than what was written. */
async function isDecided(owner: Pool): Promise<boolean> {
  const { rows } = await owner.query<{ decided: boolean }>(
    `with running as (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xid)
     select not exists (select from ledger.journal, running where journal.xid >= running.xid)
       and not exists (select from platform.audit, running where audit.xid >= running.xid) as decided`,
  )
  return rows[0]?.decided === true
}

export async function openChained(): Promise<ChainedDatabase> {
  const database = await freshDatabase()
  const pool = appPool(database.url)
  const owner = createPool({ url: database.url, max: 2 })
  const clock = createTestClock()
  const logger = pino({ level: 'silent' })
  const runtime = createRuntime({ pool, clock, logger, vault: createVault(testKeys) })
  await runtime.work(actor, (work) =>
    openAccounts(
      work,
      [bankRef, clearingRef].map((ref) => accountSpec(chart, ref)),
    ),
  )
  const waiting = async () => {
    const { rows } = await owner.query<{ count: bigint }>(
      `with recorded as (select coalesce(max(until_xid), 0) as xid from evidence.block)
       select (select count(*) from ledger.journal, recorded where journal.xid >= recorded.xid)
         + (select count(*) from platform.audit, recorded where audit.xid >= recorded.xid) as count`,
    )
    return Number(rows[0]?.count)
  }
  const chained: ChainedDatabase = {
    runtime,
    clock,
    owner,
    url: database.url,
    waiting,
    pay: async (amountMinor) => {
      const journal = payment(amountMinor)
      const verdicts = await runtime.work(actor, (work) => post(work, [journal]))
      if (verdicts[0]?.code !== 'done') throw new Error(`not booked: ${verdicts[0]?.code}`)
      return journal
    },
    note: (action) => runtime.work(actor, (work) => work.audit({ action, facts: { count: 1 } })),
    decided: async () => {
      while (!(await isDecided(owner))) await pause(20)
    },
    addBlocks: async (max) => {
      let leaves = 0
      while ((await waiting()) > 0)
        leaves += (await runtime.work(actor, (work) => appendBlock(work, testKeys.evidenceKeys, max))).leaves
      return leaves
    },
    signDays: () => runtime.work(actor, (work) => signDays(work, testKeys.rootKeys)),
    faults: (keys = testKeys) => verifyBooks(snapshotsOf(pool), keys).then(({ faults }) => faults),
    tamper: async (text) => {
      const triggers = (how: string) =>
        TABLES.map((name) => `alter table ${name} ${how} trigger user`).join('; ')
      await owner.query(`begin; ${triggers('disable')}; ${text}; ${triggers('enable')}; commit`)
    },
    close: async () => {
      await Promise.all([pool.end(), owner.end()])
      await database.drop()
    },
  }
  return chained
}
