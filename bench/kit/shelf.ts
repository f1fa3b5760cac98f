import { performance } from 'node:perf_hooks'
import { Histogram } from '../harness/histogram.ts'
import { must, type Api } from './api.ts'

/** One question that is asked over and over, and how long its answers took. */
export interface Asked {
  readonly name: string
  readonly ask: () => Promise<unknown>
  readonly took: Histogram
}

/** One database of a size, and every question that is asked of it, in turn. */
export interface Shelf {
  readonly api: Api
  readonly asked: readonly Asked[]
  turn: number
}

/** The same questions of a large database and of a small one. */
export interface Shelves {
  readonly many: Shelf
  readonly few: Shelf
}

/** A shelf on which these questions are asked, by their names. */
export const shelfOf = (api: Api, questions: Readonly<Record<string, () => Promise<unknown>>>): Shelf => ({
  api,
  asked: Object.entries(questions).map(([name, ask]) => ({ name, ask, took: new Histogram() })),
  turn: 0,
})

/** Opens the large one and then the small one, which takes no longer than a session lives; when that fails nothing stays open. */
export async function openShelves<Size>(
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

export async function endShelves({ many, few }: Shelves): Promise<void> {
  await many.api.end()
  await few.api.end()
}

/** A page with rows, or a failure: an empty list would be fast. */
export async function rowsOf(answering: ReturnType<Api['staff']['get']>): Promise<void> {
  const { items } = must(200, await answering).body as { items: readonly unknown[] }
  if (items.length === 0) throw new Error('a page of the bench has no rows')
}

/** Asks the next question and keeps how long it took. */
export async function askNext(shelf: Shelf): Promise<number> {
  const one = shelf.asked[shelf.turn++ % shelf.asked.length]
  if (one === undefined) throw new Error('nothing is asked')
  const began = performance.now()
  await one.ask()
  one.took.record(performance.now() - began)
  return 1
}

const told = ({ took }: Asked) =>
  `p50 ${took.quantile(0.5).toFixed(1)}, p99 ${took.quantile(0.99).toFixed(1)} ms`

/** Each question's times, beside those of the small one. */
export const timesOf = ({ many, few }: Shelves): string[] =>
  many.asked.map((asked, nth) => {
    const same = few.asked[nth]
    return `${asked.name}: ${told(asked)}${same === undefined ? '' : `; at ten thousand ${told(same)}`}`
  })
