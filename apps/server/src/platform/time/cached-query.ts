import { setTimeout as pause } from 'node:timers/promises'

/**
 * Caches the result of an asynchronous query for `everyMs`. Callers get the cached result or share the pending query. A
 * failed query is not cached.
 */
export function cachedFor<In, Out>(
  everyMs: number,
  ask: (given: In) => Promise<Out>,
): (given: In) => Promise<Out> {
  let kept: { readonly answer: Promise<Out>; readonly until: number } | undefined
  return (given) => {
    if (kept === undefined || kept.until <= performance.now()) {
      const answer = ask(given)
      const asked = { answer, until: performance.now() + everyMs }
      kept = asked
      answer.catch(() => {
        if (kept === asked) kept = undefined
      })
    }
    return kept.answer
  }
}

/**
 * Limits the wait for an asynchronous query. Callers share the pending query, so that at most one is outstanding. A caller
 * that has waited `withinMs` gets `late`, and the query continues. A failed query is a failure of every waiting caller.
 */
export function answeredWithin<Out, Late>(
  withinMs: number,
  late: Late,
  ask: () => Promise<Out>,
): () => Promise<Out | Late> {
  let pending: Promise<Out> | undefined
  return async () => {
    pending ??= ask().finally(() => (pending = undefined))
    const patience = new AbortController()
    const waited = pause(withinMs, late, { signal: patience.signal })
    waited.catch(() => undefined)
    try {
      return await Promise.race([pending, waited])
    } finally {
      patience.abort()
    }
  }
}
