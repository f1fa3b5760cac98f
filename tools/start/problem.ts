import { PostgresProblem } from '@puente/postgres'

/** Why Puente cannot start, in one sentence that says what the operator has to do. */
export class StartProblem extends Error {
  /** The end of a log with more details, if there is one. */
  readonly tail: string

  constructor(sentence: string, tail = '') {
    super(sentence)
    this.name = 'StartProblem'
    this.tail = tail
  }
}

/** The console's text for an error: a sentence for what an operator can fix, the stack for a bug. */
export function wordsFor(error: unknown): string {
  if (error instanceof StartProblem)
    return error.tail === '' ? error.message : `${error.tail}\n${error.message}`
  if (error instanceof PostgresProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
