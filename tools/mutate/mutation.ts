/** One injected fault: a text in a file, and its replacement. */
export interface Mutation {
  readonly name: string
  /** The path from the root of the repository. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  /** The test file that should detect it first, without its ending; the whole suite runs when it does not. */
  readonly seenBy: string
}
