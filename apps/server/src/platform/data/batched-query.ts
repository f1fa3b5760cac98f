import type { Tx } from '@puente/postgres'
import type { Work } from '../work.ts'

/** What works of one transaction share. The actor and the request belong to each work. */
export type Common = Pick<Work, 'tx' | 'now' | 'realNow' | 'vault' | 'id'>

type Many<Item, Answer> = (common: Common, items: readonly Item[]) => Promise<readonly Answer[] | void>

interface Asked {
  readonly item: unknown
  readonly resolve: (answer: never) => void
  readonly reject: (error: unknown) => void
}

const waiting = new WeakMap<Tx, Map<unknown, Asked[]>>()

async function answer<Item, Answer>(
  common: Common,
  many: Many<Item, Answer>,
  asked: readonly Asked[],
): Promise<void> {
  try {
    const answers = await many(
      common,
      asked.map(({ item }) => item as Item),
    )
    if (answers !== undefined && answers.length !== asked.length)
      throw new Error(`${asked.length} asked at once and ${answers.length} were answered`)
    asked.forEach(({ resolve }, at) => resolve(answers?.[at] as never))
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}

/**
 * Makes a function of one item from a statement of many: calls by works of one transaction in the same tick run as one
 * batched query. `many` returns one result for each item, in their order, or nothing. It may get the same item twice.
 */
export function batchedQuery<Item, Answer>(
  many: (common: Common, items: readonly Item[]) => Promise<readonly Answer[]>,
): (common: Common, item: Item) => Promise<Answer>
export function batchedQuery<Item>(
  many: (common: Common, items: readonly Item[]) => Promise<void>,
): (common: Common, item: Item) => Promise<void>
export function batchedQuery<Item, Answer>(
  many: Many<Item, Answer>,
): (common: Common, item: Item) => Promise<Answer> {
  return (common, item) =>
    new Promise<Answer>((resolve, reject) => {
      const batches = waiting.get(common.tx) ?? new Map<unknown, Asked[]>()
      waiting.set(common.tx, batches)
      const batch = batches.get(many)
      if (batch !== undefined) {
        batch.push({ item, resolve, reject })
        return
      }
      const asked = [{ item, resolve, reject }]
      batches.set(many, asked)
      // After the callbacks of this tick, so that works that got a result in it can add their next call.
      process.nextTick(() => {
        batches.delete(many)
        answer(common, many, asked).catch(() => undefined)
      })
    })
}

/** The same for rows found by id; undefined for a missing row. */
export function batchedById<Row>(
  many: (common: Common, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (common: Common, id: string) => Promise<Row | undefined> {
  return batchedQuery(async (common, ids: readonly string[]) => {
    const found = await many(common, [...new Set(ids)])
    return ids.map((id) => found.get(id))
  })
}
