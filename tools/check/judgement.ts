/** What a judge of the tree found. */
export interface Judgement {
  readonly faults: readonly string[]
  /** One line worth reading when nothing is wrong. */
  readonly figures?: string
}
