/** The result of a check of the tree. */
export interface Judgement {
  readonly faults: readonly string[]
  /** One line of figures for a run without faults. */
  readonly figures?: string
}
