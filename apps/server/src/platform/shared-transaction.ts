import { isRefusal } from '@puente/contract'
import { codeOf, isAway } from '@puente/postgres'

/** Some works cannot be committed; has the outcome of each, in order. */
class Apart extends Error {
  readonly ended: readonly PromiseSettledResult<unknown>[]
  constructor(ended: readonly PromiseSettledResult<unknown>[]) {
    super('not all of the works can stand together')
    this.ended = ended
  }
}

/** The code of statements that fail because an earlier one aborted the transaction. */
const IN_FAILED_TRANSACTION = '25P02'

const stays = (one: PromiseSettledResult<unknown>): boolean =>
  one.status === 'fulfilled' && !isRefusal(one.value)

/** The database error that aborted the transaction, if any. */
function causeOf(ended: readonly PromiseSettledResult<unknown>[]): unknown {
  const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const databaseErrors = reasons.filter((reason) => codeOf(reason) !== '' || isAway(reason))
  return databaseErrors.find((reason) => codeOf(reason) !== IN_FAILED_TRANSACTION) ?? databaseErrors[0]
}

interface Ways<W, S, T> {
  /** Runs bodies in one transaction, with the parts they share. */
  readonly inOne: (bodies: (shared: S) => Promise<void>) => Promise<void>
  readonly run: (work: W, shared: S) => Promise<T>
  readonly alone: (work: W) => Promise<T>
}

type Results<W, T> = Map<W, PromiseSettledResult<T>>

/** The maximum number of works in one transaction: all of them wait for the slowest. */
const BATCH_MAX = 64

/** Groups works so that those about the same thing are in successive groups. */
function batchesOf<W extends { readonly about: string }>(works: readonly W[]): W[][] {
  const batches: W[][] = []
  const seen = new Map<string, number>()
  for (const work of works) {
    let batch = seen.get(work.about) ?? 0
    while (batches[batch]?.length === BATCH_MAX) batch += 1
    seen.set(work.about, batch + 1)
    const mine = batches[batch]
    if (mine === undefined) batches.push([work])
    else mine.push(work)
  }
  return batches
}

/**
 * Runs works in one transaction, repeatedly, until all remaining ones can be committed. A work that refuses is removed
 * with its refusal; one that throws is run alone. When a statement fails, its work cannot be identified, so each is
 * run alone. When the database is unavailable nothing is repeated, because the commit is uncertain.
 */
export async function together<W extends { readonly about: string }, S, T>(
  works: readonly W[],
  ways: Ways<W, S, T>,
): Promise<PromiseSettledResult<T>[]> {
  const results: Results<W, T> = new Map()
  for (const batch of batchesOf(works)) await runBatch(batch, ways, results)
  return works.map((work) => results.get(work) as PromiseSettledResult<T>)
}

async function runBatch<W, S, T>(
  works: readonly W[],
  { inOne, run, alone }: Ways<W, S, T>,
  results: Results<W, T>,
): Promise<void> {
  const apart: W[] = []
  let left = works
  while (left.length > 1) {
    let came: PromiseSettledResult<T>[] = []
    try {
      await inOne(async (shared) => {
        // All works end before the transaction does, so that none uses its connection later.
        const ended = await Promise.allSettled(left.map((work) => run(work, shared)))
        const cause = causeOf(ended)
        if (cause !== undefined) throw cause
        if (!ended.every(stays)) throw new Apart(ended)
        came = ended as PromiseSettledResult<T>[]
      })
      left.forEach((work, at) => results.set(work, came[at] as PromiseSettledResult<T>))
      left = []
    } catch (error) {
      if (isAway(error)) {
        for (const work of left) results.set(work, { status: 'rejected', reason: error })
        return
      }
      if (!(error instanceof Apart)) break
      left.forEach((work, at) => {
        const one = error.ended[at] as PromiseSettledResult<T>
        if (one.status === 'rejected') apart.push(work)
        else if (!stays(one)) results.set(work, one)
      })
      left = left.filter((work) => !results.has(work) && !apart.includes(work))
    }
  }
  apart.push(...left)
  const each = await Promise.allSettled(apart.map(alone))
  apart.forEach((work, at) => results.set(work, each[at] as PromiseSettledResult<T>))
}

/** Throws the first failure, after all have ended. */
export function allDone(results: readonly PromiseSettledResult<unknown>[]): void {
  for (const one of results) if (one.status === 'rejected') throw one.reason
}
