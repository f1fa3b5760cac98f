/** One planted mistake: a text in a file of ours, and what stands there instead. */
export interface Mutation {
  readonly name: string
  /** From the root of the repository. */
  readonly file: string
  /** Stands exactly once in the file. */
  readonly from: string
  readonly to: string
  /** The test file that should see it first, without its ending; the whole suite runs when it does not. */
  readonly seenBy: string
}
