import { performance } from 'node:perf_hooks'
import { balanceAt, statement, type AccountRef } from '@puente/ledger'
import { transaction, type Tx } from '@puente/postgres'
import { defineBench } from '../harness/bench.ts'
import { Histogram } from '../harness/histogram.ts'
import { inOrOut, openBooks, type Books } from '../kit/books.ts'
import { growBooks } from '../kit/grow-books.ts'
import type { Stand } from '../stand/stand.ts'

const MANY = 10_000_000
const FEW = 10_000
const PAYEES = 10
const READS = 2000
const READ_P99_MS = 5
const PAGE = 50
const YEAR_MS = 365 * 86_400_000

interface Size {
  readonly name: string
  readonly books: Books
  readonly seeded: number
  readonly from: Date
  done: number
}

interface Sizes {
  readonly many: Size
  readonly few: Size
}

async function open(stand: Stand, entries: number): Promise<Size> {
  const from = new Date(Date.now() - YEAR_MS)
  const books = await openBooks(stand, `ledger.grown.${entries}`, { clients: 10_000, at: from })
  const [payees, payers] = [books.clients.slice(0, PAYEES), books.clients.slice(PAYEES)]
  await growBooks(books.databaseUrl, { entries, payers, payees, from })
  return { name: entries.toLocaleString('en'), books, seeded: entries / 2, from, done: 0 }
}

async function postOne(size: Size): Promise<number> {
  await size.books.postOne(inOrOut(size.books))
  size.done += 1
  return 1
}

/** The latency of each read of a long history, at any position, without other load. */
async function timesOf({ books, from, seeded }: Size, read: Read): Promise<Histogram> {
  const took = new Histogram()
  const lived = seeded / PAYEES
  for (let nth = 0; nth < READS; nth++) {
    const part = Math.random()
    const [ref] = books.clients.slice(nth % PAYEES)
    if (ref === undefined) throw new Error('nobody was paid')
    const began = performance.now()
    await transaction(books.pool, (tx) =>
      read(tx, ref, {
        after: BigInt(Math.floor(part * lived * 0.9)),
        at: new Date(from.getTime() + part * YEAR_MS),
      }),
    )
    took.record(performance.now() - began)
  }
  return took
}

type Read = (tx: Tx, ref: AccountRef, where: { after: bigint; at: Date }) => Promise<unknown>

const reads: Readonly<Record<string, Read>> = {
  'statement page': (tx, ref, { after }) => statement({ tx }, ref, { after, limit: PAGE }),
  'past balance': (tx, ref, { at }) => balanceAt({ tx }, ref, at),
}

export const bench = defineBench<Sizes>({
  name: 'ledger.grown',
  unit: 'journals',
  about: `one journal per call, 64 callers whose commits a poster shares, on ${MANY.toLocaleString('en')} entries; then ${READS.toLocaleString('en')} statement pages and past balances of long lives`,
  callers: 64,
  takesMinutes: 7,
  baseline: { name: `the same on ${FEW.toLocaleString('en')} entries`, run: ({ few }) => postOne(few) },
  prepare: async (stand) => ({ many: await open(stand, MANY), few: await open(stand, FEW) }),
  run: ({ many }) => postOne(many),
  settle: async ({ many, few }) => {
    await many.books.settle()
    await few.books.settle()
  },
  verify: async ({ many, few }) => {
    const broken: string[] = []
    const notes: string[] = []
    for (const size of [many, few])
      for (const [name, read] of Object.entries(reads)) {
        const took = await timesOf(size, read)
        const [p50, p99] = [took.quantile(0.5), took.quantile(0.99)]
        notes.push(
          `${name} on ${size.name} entries: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms; promised ${READ_P99_MS} ms`,
        )
        if (p99 >= READ_P99_MS)
          broken.push(`p99 of a ${name} on ${size.name} entries is ${p99.toFixed(1)} ms`)
      }
    for (const { books, done, seeded } of [many, few]) {
      const proven = await books.prove(done + seeded)
      broken.push(...proven.broken)
      notes.push(...(proven.notes ?? []))
    }
    return { broken, notes }
  },
  end: async ({ many, few }) => {
    await many.books.end()
    await few.books.end()
  },
})
