import { HttpError, hasCode } from './http-error.ts'

/** Lets the reader show once more who they are, by one of these methods; answers whether they did. */
export type StepUpAsker = (methods: readonly string[]) => Promise<boolean>

/** Between the client, which is refused, and the dialog, which asks: one question at a time, whoever waits for it. */
export interface StepUp {
  /** Gives the dialog; while there is none, the refusal goes to the screen that called. Answers how to take it back. */
  register(asker: StepUpAsker): () => void
  /** Asks because of this failure; false when it is another failure, nobody can ask, or the reader said no. */
  overcome(error: unknown): Promise<boolean>
}

/** A step-up of one app; calls that are refused at the same time wait for the same answer. */
export function createStepUp(): StepUp {
  let asker: StepUpAsker | undefined
  let asking: Promise<boolean> | undefined
  return {
    register: (given) => {
      asker = given
      return () => {
        if (asker === given) asker = undefined
      }
    },
    overcome: async (error) => {
      if (asker === undefined || !hasCode(error, 'step-up-required')) return false
      asking ??= asker(methodsOf(error)).finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

function methodsOf(error: unknown): readonly string[] {
  const methods = error instanceof HttpError ? error.problem?.facts['methods'] : undefined
  return typeof methods === 'string' && methods !== '' ? methods.split(',') : []
}
