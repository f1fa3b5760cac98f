import { PostgresProblem } from '@puente/postgres'

/** Why Puente cannot start, in one plain sentence that tells the operator what to do. */
export class StartProblem extends Error {
  /** The end of a log that says more, if there is one. */
  readonly tail: string

  constructor(sentence: string, tail = '') {
    super(sentence)
    this.name = 'StartProblem'
    this.tail = tail
  }
}

/** What the console says about an error: a sentence for what an operator can mend, the stack for a bug of ours. */
export function wordsFor(error: unknown): string {
  if (error instanceof StartProblem)
    return error.tail === '' ? error.message : `${error.tail}\n${error.message}`
  if (error instanceof PostgresProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
