import type { Tx } from '@puente/postgres'
import type { Work } from '../work.ts'

/** What works that share a transaction have in common; who acts and what was asked for is each one's own. */
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
 * Makes a verb about one thing of a statement about many: what works that share a transaction ask in the same turn is
 * said in one statement. `many` answers one for each item, in their order, or nothing; it may be given the same item
 * twice.
 */
export function atOnce<Item, Answer>(
  many: (common: Common, items: readonly Item[]) => Promise<readonly Answer[]>,
): (common: Common, item: Item) => Promise<Answer>
export function atOnce<Item>(
  many: (common: Common, items: readonly Item[]) => Promise<void>,
): (common: Common, item: Item) => Promise<void>
export function atOnce<Item, Answer>(
  many: Many<Item, Answer>,
): (common: Common, item: Item) => Promise<Answer> {
  return (common, item) =>
    new Promise<Answer>((resolve, reject) => {
      const lots = waiting.get(common.tx) ?? new Map<unknown, Asked[]>()
      waiting.set(common.tx, lots)
      const lot = lots.get(many)
      if (lot !== undefined) {
        lot.push({ item, resolve, reject })
        return
      }
      const asked = [{ item, resolve, reject }]
      lots.set(many, asked)
      // After all that this turn still has to do: whoever was answered in it has asked by then.
      process.nextTick(() => {
        lots.delete(many)
        answer(common, many, asked).catch(() => undefined)
      })
    })
}

/** The same, of rows that are found by their ids: undefined for one that is not there. */
export function oneOf<Row>(
  many: (common: Common, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (common: Common, id: string) => Promise<Row | undefined> {
  return atOnce(async (common, ids: readonly string[]) => {
    const found = await many(common, [...new Set(ids)])
    return ids.map((id) => found.get(id))
  })
}
