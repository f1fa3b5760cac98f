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
