import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createPool, migrate, raw, sql, transaction, type Pool } from '@puente/postgres'
import { removeEmbedded, startEmbedded } from '@puente/postgres/embedded'
import { derivedId } from './body-hash.ts'
import {
  accountSpec,
  openAccounts,
  post,
  snapshotsOf,
  verify,
  type AccountRef,
  type Journal,
  type Leg,
  type LedgerWork,
  type Verdict,
} from './index.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../database/migrations')

/** The ledger on a temporary PostgreSQL server, with a clock that tests set. */
export interface TestBooks {
  /** Connections with the application's role. */
  readonly app: Pool
  readonly owner: Pool
  readonly superuser: Pool
  readonly ownerUrl: string
  /** The instant of every transaction; tests set it. */
  now: Date
  /** One transaction of the application, with the product's retries. */
  work<T>(body: (work: LedgerWork) => Promise<T>): Promise<T>
  post(...journals: Journal[]): Promise<Verdict[]>
  /** The server's log so far. */
  log(): string
  end(): Promise<void>
}

/**
 * Applies only the ledger's migrations, so that files of other modules cannot break its tests. Copies them to
 * `folder`.
 */
export async function migrateLedger(url: string, folder: string): Promise<void> {
  const own = path.join(folder, 'migrations')
  mkdirSync(own)
  const names = readdirSync(MIGRATIONS).filter((name) => /^\d{4}-ledger\b/.test(name))
  for (const [nth, name] of names.toSorted().entries())
    copyFileSync(
      path.join(MIGRATIONS, name),
      path.join(own, `${String(nth + 1).padStart(4, '0')}${name.slice(4)}`),
    )
  await migrate(url, own)
}

/** Starts the server and opens the books; takes 1 to 3 seconds. */
export async function startBooks(): Promise<TestBooks> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-ledger-'))
  const place = { dataFolder: path.join(folder, 'data'), durable: false }
  const server = await startEmbedded(place)
  const remove = async () => {
    await removeEmbedded(place)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await migrateLedger(server.url, folder)
  } catch (error) {
    await remove()
    throw error
  }
  const superuserUrl = new URL(server.adminUrl)
  superuserUrl.pathname = new URL(server.url).pathname
  const app = createPool({ url: server.appUrl, max: 20 })
  const owner = createPool({ url: server.url, max: 4 })
  const superuser = createPool({ url: superuserUrl.href, max: 2 })
  const books: TestBooks = {
    app,
    owner,
    superuser,
    ownerUrl: server.url,
    now: new Date('2026-11-23T12:00:00Z'),
    work: (body) => transaction(app, (tx) => body({ tx, now: books.now })),
    post: (...journals) => books.work((work) => post(work, journals)),
    log: () => readFileSync(path.join(place.dataFolder, 'logs', 'postgres.log'), 'utf8'),
    end: async () => {
      await Promise.all([app.end(), owner.end(), superuser.end()])
      await remove()
    },
  }
  return books
}

/** Stops the server in any case, and throws when verification finds faults in the books. */
export async function endWhole(books: TestBooks | undefined): Promise<void> {
  if (books === undefined) return
  try {
    const faults = await verify(snapshotsOf(books.app))
    if (faults.length > 0) throw new Error(faults.map((fault) => `${fault.check}: ${fault.first}`).join('\n'))
  } finally {
    await books.end()
  }
}

/** A catalogue with every kind of rule and neutral codes. */
export const CODES = {
  client: { normalSide: 'credit', floor: 'credit-floor-zero', about: 'may spend what it has' },
  vault: { normalSide: 'debit', floor: 'debit-floor-zero', about: 'may pay out what it holds' },
  bank: { normalSide: 'debit', floor: 'none', about: 'a system account' },
  fees: { normalSide: 'credit', floor: 'none', about: 'another system account' },
} as const

/** The same name always gives the same uuid. */
export const idOf = (name: string | number): string => derivedId(`test ${name}`)

/** Names of a person's accounts and the operator's, in one currency. */
export const accounts = (owner: string, currency = 'CLP') => ({
  client: { code: 'client', owner: idOf(owner), currency } as const,
  vault: { code: 'vault', owner: idOf(owner), currency } as const,
  bank: { code: 'bank', owner: idOf(owner), currency } as const,
  fees: { code: 'fees', owner: idOf(owner), currency } as const,
})

/** Opens all four accounts of a person. */
export async function openFor(books: TestBooks, owner: string, currency = 'CLP') {
  const refs = accounts(owner, currency)
  await books.work((work) =>
    openAccounts(
      work,
      Object.values(refs).map((ref) => accountSpec(CODES, ref)),
    ),
  )
  return refs
}

let made = 0

/** A journal with a new id unless one is given. */
export const journal = (legs: readonly Leg[], facts: Partial<Omit<Journal, 'legs'>> = {}): Journal => ({
  id: idOf(`journal ${(made += 1)}`),
  kind: 'test',
  subject: idOf('subject'),
  ...facts,
  legs,
})

/** A posted leg in the debit account's currency. */
export const move = (debit: AccountRef, credit: AccountRef, amountMinor: bigint) => ({
  debit,
  credit,
  amountMinor,
  currency: debit.currency,
})

/** Runs statements as superuser with all triggers disabled, to inject rows that no role of the product could write. */
export const tamper = (
  books: TestBooks,
  body: (run: (text: string) => Promise<number>) => Promise<unknown>,
) =>
  transaction(books.superuser, async (tx) => {
    const run = (text: string) => tx.run(sql`${raw(text)}`)
    await run(`set local session_replication_role = 'replica'`)
    await body(run)
  })
