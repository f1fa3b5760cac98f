import { HttpError, hasCode } from './http-error.ts'

/** Lets the user prove their identity again by one of these methods; resolves to whether they did. */
export type StepUpAsker = (methods: readonly string[]) => Promise<boolean>

/**
 * Connects the client, whose call is refused, with the dialog: one dialog at a time, for all waiting calls.
 */
export interface StepUp {
  /**
   * Registers the dialog; while there is none, the refusal is thrown to the caller. Returns a function that
   * unregisters it.
   */
  register(asker: StepUpAsker): () => void
  /**
   * Opens the dialog for this failure; false for another failure, without a dialog, or when the user cancels.
   */
  overcome(error: unknown): Promise<boolean>
}

/** The step-up of one app; calls refused at the same time wait for the same dialog. */
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
