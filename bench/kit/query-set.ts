import { performance } from 'node:perf_hooks'
import { Histogram } from '../harness/histogram.ts'
import { must, type Api } from './api.ts'

/** A repeated query, and the latencies of its responses. */
export interface Asked {
  readonly name: string
  readonly ask: () => Promise<unknown>
  readonly took: Histogram
}

/** One database of a size, and the queries that are sent to it in turn. */
export interface Shelf {
  readonly api: Api
  readonly asked: readonly Asked[]
  turn: number
}

/** The same queries on a large database and on a small one. */
export interface Shelves {
  readonly many: Shelf
  readonly few: Shelf
}

/** A database with these queries, by their names. */
export const querySetOf = (api: Api, questions: Readonly<Record<string, () => Promise<unknown>>>): Shelf => ({
  api,
  asked: Object.entries(questions).map(([name, ask]) => ({ name, ask, took: new Histogram() })),
  turn: 0,
})

/** Opens the large one and then the small one within the lifetime of a session. On failure nothing stays open. */
export async function openQuerySets<Size>(
  open: (size: Size) => Promise<Shelf>,
  sizes: { readonly few: Size; readonly many: Size },
): Promise<Shelves> {
  const many = await open(sizes.many)
  try {
    return { many, few: await open(sizes.few) }
  } catch (error) {
    await many.api.end()
    throw error
  }
}

export async function closeQuerySets({ many, few }: Shelves): Promise<void> {
  await many.api.end()
  await few.api.end()
}

/** Fails for a page without rows, because an empty list would be fast. */
export async function rowsOf(answering: ReturnType<Api['staff']['get']>): Promise<void> {
  const { items } = must(200, await answering).body as { items: readonly unknown[] }
  if (items.length === 0) throw new Error('a page of the bench has no rows')
}

/** Sends the next query and records its latency. */
export async function askNext(shelf: Shelf): Promise<number> {
  const one = shelf.asked[shelf.turn++ % shelf.asked.length]
  if (one === undefined) throw new Error('nothing is asked')
  const began = performance.now()
  await one.ask().catch((error: unknown) => {
    throw new Error(`${one.name}: ${String(error)}\n${shelf.api.said()}`, { cause: error })
  })
  one.took.record(performance.now() - began)
  return 1
}

const received = ({ took }: Asked) =>
  `p50 ${took.quantile(0.5).toFixed(1)}, p99 ${took.quantile(0.99).toFixed(1)} ms`

/** The p99 of each query, in ms. */
export const p99Of = ({ asked }: Shelf): Readonly<Record<string, number>> =>
  Object.fromEntries(asked.map(({ name, took }) => [name, took.quantile(0.99)]))

/** The latencies of each query, compared with those of the small database. */
export const timesOf = ({ many, few }: Shelves, size = 'ten thousand'): string[] =>
  many.asked.map((asked, nth) => {
    const same = few.asked[nth]
    return `${asked.name}: ${received(asked)}${same === undefined ? '' : `; at ${size} ${received(same)}`}`
  })
