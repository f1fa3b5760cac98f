/** One thing that changes, in words; what is absent was not there before, or is not any more. */
export interface Change {
  readonly key: string
  readonly what: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** A row that left, one that came, or both: what one became. */
export interface Pair<Row> {
  readonly before?: Row
  readonly after?: Row
}

/**
 * What became of the rows of a list without ids. Rows that are the same are left out; each of the others is paired with
 * the one it is most like, as `likenesses` say, the closest first; whatever has no like came or went.
 */
export function pairs<Row>(
  before: readonly Row[],
  after: readonly Row[],
  likenesses: readonly ((row: Row) => string)[],
): Pair<Row>[] {
  let left = [...before]
  let come = [...after]
  const changed: Pair<Row>[] = []
  for (const [closeness, likeness] of [JSON.stringify, ...likenesses].entries()) {
    for (const one of left) {
      const like = come.find((other) => likeness(other) === likeness(one))
      if (like === undefined) continue
      left = left.filter((other) => other !== one)
      come = come.filter((other) => other !== like)
      if (closeness > 0) changed.push({ before: one, after: like })
    }
  }
  return [...changed, ...left.map((row) => ({ before: row })), ...come.map((row) => ({ after: row }))]
}
