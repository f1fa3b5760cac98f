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

/**
 * Runs works in one transaction until all that are left can stand together. Those that refuse, or throw for a reason of
 * their own, leave with what they came to. When a statement fails, nobody can tell whose fault it was: each is done
 * alone. When the database is away nothing is done again, because what was committed is not known.
 */
export async function together<W, S, T>(
  works: readonly W[],
  inOne: (bodies: (shared: S) => Promise<void>) => Promise<void>,
  run: (work: W, shared: S) => Promise<T>,
  alone: (work: W) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  const results = new Map<W, PromiseSettledResult<T>>()
  let left = works
  while (left.length > 1) {
    try {
      await inOne(async (shared) => {
        // All have ended before the transaction does: none says anything more over its connection.
        const ended = await Promise.allSettled(left.map((work) => run(work, shared)))
        const cause = causeOf(ended)
        if (cause !== undefined) throw cause
        if (!ended.every(stays)) throw new Apart(ended)
        left.forEach((work, at) => results.set(work, ended[at] as PromiseSettledResult<T>))
      })
      left = []
    } catch (error) {
      if (isAway(error))
        return works.map((work) => results.get(work) ?? { status: 'rejected', reason: error })
      if (!(error instanceof Apart)) break
      const { ended } = error
      left.forEach((work, at) => {
        const one = ended[at] as PromiseSettledResult<T>
        if (!stays(one)) results.set(work, one)
      })
      left = left.filter((work) => !results.has(work))
    }
  }
  const each = await Promise.allSettled(left.map(alone))
  left.forEach((work, at) => results.set(work, each[at] as PromiseSettledResult<T>))
  return works.map((work) => results.get(work) as PromiseSettledResult<T>)
}
