import { randomUUIDv7 } from 'node:crypto'
import {
  accountSpec,
  openAccounts,
  post,
  poster,
  trialBalance,
  snapshotsOf,
  verify,
  type AccountCatalogue,
  type AccountRef,
  type Journal,
  type Leg,
  type Verdict,
} from '@puente/ledger'
import { appUrlOf, createPool, sql, transaction, type Pool } from '@puente/postgres'
import type { Verified } from '../harness/bench.ts'
import type { Stand } from '../stand/stand.ts'
import { startFold, type Fold } from './fold.ts'

/** The accounts that postings use, with the rules of the product's own chart of accounts. */
const CATALOGUE = {
  'bench-bank': { normalSide: 'debit', floor: 'none', about: 'a system account: it only appends' },
  'bench-clearing': { normalSide: 'credit', floor: 'none', about: 'another system account' },
  'bench-client': { normalSide: 'credit', floor: 'credit-floor-zero', about: 'may spend what it has' },
  'bench-cold': { normalSide: 'credit', floor: 'none', about: 'a system account that few use' },
} as const satisfies AccountCatalogue

type Code = keyof typeof CATALOGUE

/** Connections of one process: the product's default. */
const CONNECTIONS = 16
const CURRENCY = 'CLP'
const FUNDS_MINOR = 1_000_000_000_000n
const CHUNK = 1000

/** Books with accounts to post between, and checks that they stayed consistent. */
export interface Books {
  readonly pool: Pool
  /** As the role that owns the database. */
  readonly databaseUrl: string
  readonly clients: readonly AccountRef[]
  readonly bank: AccountRef
  readonly clearing: AccountRef
  /** A random client account. Client accounts have a floor and are funded far above what a run can spend. */
  client(): AccountRef
  /** A random account without a floor, among as many. */
  cold(): AccountRef
  /** Posts journals in one unit of work; throws unless every journal is posted. */
  post(journals: readonly Journal[]): Promise<void>
  /** Posts a single journal, by group commit with those of other callers; throws unless it is posted. */
  postOne(journal: Journal): Promise<void>
  settle(): Promise<void>
  /** Checks every invariant of the ledger, and that exactly `journals` were written since the books were created. */
  prove(journals: number): Promise<Verified>
  end(): Promise<void>
}

export interface BooksOptions {
  readonly clients?: number
  readonly colds?: number
  /** When the accounts were opened and funded; default now. */
  readonly at?: Date
}

/** Creates books in a separate database. */
export async function openBooks(stand: Stand, name: string, options: BooksOptions = {}): Promise<Books> {
  const url = await stand.database(name.replaceAll('.', '_'))
  const pool = createPool({
    url: appUrlOf(url),
    max: CONNECTIONS,
    prepared: true,
    applicationName: `puente-bench-${name}`,
  })
  const worker = createPool({
    url: appUrlOf(url),
    max: 2,
    prepared: true,
    applicationName: 'puente-bench-fold',
  })
  const { post: ask } = poster(pool, { now: () => new Date() })
  const [bank, clearing] = [refOf('bench-bank'), refOf('bench-clearing')]
  const clients = Array.from({ length: options.clients ?? 0 }, () => refOf('bench-client', randomUUIDv7()))
  const colds = Array.from({ length: options.colds ?? 0 }, () => refOf('bench-cold', randomUUIDv7()))
  const { at = new Date() } = options
  await open(pool, [bank, clearing, ...clients, ...colds], at)
  for (const chunk of chunksOf(clients))
    await postAll(
      pool,
      chunk.map((client) => journal(move(bank, client, FUNDS_MINOR))),
      at,
    )
  const fold = startFold(worker)
  await fold.drain()
  return {
    pool,
    bank,
    clearing,
    client: () => anyOf(clients),
    cold: () => anyOf(colds),
    clients,
    databaseUrl: url,
    post: (journals) => postAll(pool, journals),
    postOne: async (one) => requireDone(await ask(one)),
    settle: () => fold.drain(),
    prove: (journals) => prove(worker, fold, journals + clients.length),
    end: async () => {
      await fold.stop()
      await Promise.all([pool.end(), worker.end()])
    },
  }
}

/** A posted leg between two accounts. */
export const move = (debit: AccountRef, credit: AccountRef, amountMinor: bigint): Leg => ({
  debit,
  credit,
  amountMinor,
  currency: CURRENCY,
})

/** A journal of these legs with a new subject. */
export const journal = (...legs: readonly Leg[]): Journal => ({
  id: randomUUIDv7(),
  kind: 'bench',
  subject: randomUUIDv7(),
  legs,
})

/**
 * Money in or out of a random client account, whose floor is checked, over one system account that every
 * journal uses.
 */
export function inOrOut({ bank, client }: Books): Journal {
  const [one, amount] = [client(), someMinor()]
  return Math.random() < 0.5 ? journal(move(bank, one, amount)) : journal(move(one, bank, amount))
}

/** A small random amount, from 1 to 1000. */
export const someMinor = (): bigint => BigInt(1 + Math.floor(Math.random() * 1000))

const refOf = (code: Code, owner: string | null = null): AccountRef & { readonly code: Code } => ({
  code,
  owner,
  currency: CURRENCY,
})

async function open(
  pool: Pool,
  refs: readonly (AccountRef & { readonly code: Code })[],
  now: Date,
): Promise<void> {
  for (const chunk of chunksOf(refs))
    await transaction(pool, (tx) =>
      openAccounts(
        { tx, now },
        chunk.map((ref) => accountSpec(CATALOGUE, ref)),
      ),
    )
}

async function postAll(pool: Pool, journals: readonly Journal[], now = new Date()): Promise<void> {
  const verdicts = await transaction(pool, (tx) => post({ tx, now }, journals))
  for (const verdict of verdicts) requireDone(verdict)
}

function requireDone({ code }: Verdict): void {
  if (code !== 'done') throw new Error(`a journal of the bench is ${code}`)
}

async function prove(pool: Pool, fold: Fold, expected: number): Promise<Verified> {
  const broken: string[] = []
  const { totals } = await transaction(pool, (tx) => trialBalance({ tx }))
  for (const { currency, differenceMinor } of totals)
    if (differenceMinor !== 0n) broken.push(`trial balance of ${currency} differs by ${differenceMinor}`)
  const { found } = await transaction(pool, (tx) =>
    tx.one<{ found: bigint }>(sql`select count(*) as found from ledger.journal`),
  )
  if (found !== BigInt(expected)) broken.push(`${expected} journals were answered and ${found} are written`)
  for (const fault of await verify(snapshotsOf(pool)))
    broken.push(`${fault.check}: ${fault.wrongRows} rows, the first ${fault.first}`)
  const { sides, drainSeconds } = fold.spent
  const notes = [
    `${expected.toLocaleString('en')} journals proven whole; ${sides.toLocaleString('en')} sides folded beside, backlog drained in ${drainSeconds.toFixed(1)} s`,
  ]
  return { broken, notes }
}

function anyOf(refs: readonly AccountRef[]): AccountRef {
  const found = refs[Math.floor(Math.random() * refs.length)]
  if (found === undefined) throw new Error('the books were opened without such accounts')
  return found
}

function* chunksOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK)
}
