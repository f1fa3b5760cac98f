/**
 * Asks at most once in `everyMs`, however often and by however many it is called: who calls meanwhile gets the answer that
 * is there, or waits for the one under way. A question that fails is asked again.
 */
export function askedAtMostEvery<In, Out>(
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
