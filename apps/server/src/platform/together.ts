import { isRefusal } from '@puente/contract'
import { codeOf, isAway } from '@puente/postgres'

/** Some of the works cannot stay: what each of them came to, by its place. */
class Apart extends Error {
  readonly ended: readonly PromiseSettledResult<unknown>[]
  constructor(ended: readonly PromiseSettledResult<unknown>[]) {
    super('not all of the works can stand together')
    this.ended = ended
  }
}

/** A statement failed, and with it the whole transaction: those that failed for its sake say only that. */
const FOR_ANOTHERS_SAKE = '25P02'

const stays = (one: PromiseSettledResult<unknown>): boolean =>
  one.status === 'fulfilled' && !isRefusal(one.value)

/** The error that ended the transaction, where one of the database's did. */
function causeOf(ended: readonly PromiseSettledResult<unknown>[]): unknown {
  const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const spoken = reasons.filter((reason) => codeOf(reason) !== '' || isAway(reason))
  return spoken.find((reason) => codeOf(reason) !== FOR_ANOTHERS_SAKE) ?? spoken[0]
}

interface Ways<W, S, T> {
  /** Runs bodies in one transaction, with what they share. */
  readonly inOne: (bodies: (shared: S) => Promise<void>) => Promise<void>
  readonly run: (work: W, shared: S) => Promise<T>
  readonly alone: (work: W) => Promise<T>
}

type Results<W, T> = Map<W, PromiseSettledResult<T>>

/** So many share a transaction at most: what one of them waits for, all do. */
const AT_MOST = 64

/** Works about different things, many of them at once; the rest in turns. */
function turnsOf<W extends { readonly about: string }>(works: readonly W[]): W[][] {
  const turns: W[][] = []
  const seen = new Map<string, number>()
  for (const work of works) {
    let turn = seen.get(work.about) ?? 0
    while (turns[turn]?.length === AT_MOST) turn += 1
    seen.set(work.about, turn + 1)
    const mine = turns[turn]
    if (mine === undefined) turns.push([work])
    else mine.push(work)
  }
  return turns
}

/**
 * Runs works in one transaction until all that are left can stand together. Those that refuse leave with their refusal,
 * and those that throw are done alone. When a statement fails, nobody can tell whose fault it was: each is done alone.
 * When the database is away nothing is done again, because what was committed is not known.
 */
export async function together<W extends { readonly about: string }, S, T>(
  works: readonly W[],
  ways: Ways<W, S, T>,
): Promise<PromiseSettledResult<T>[]> {
  const results: Results<W, T> = new Map()
  for (const turn of turnsOf(works)) await oneTurn(turn, ways, results)
  return works.map((work) => results.get(work) as PromiseSettledResult<T>)
}

async function oneTurn<W, S, T>(
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
        // All have ended before the transaction does: none says anything more over its connection.
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

/** Throws the first failure, once all have ended. */
export function allDone(results: readonly PromiseSettledResult<unknown>[]): void {
  for (const one of results) if (one.status === 'rejected') throw one.reason
}
