import type { RefusalCode, RefusalFacts } from '@puente/contract'
import { HttpError, hasCode } from './http-error.ts'

/** Connects the client, whose call is refused with one code, with what lets the user go on, such as a dialog. */
export interface Overcoming<Asked> {
  /**
   * Registers what asks the user, which resolves to whether the call may be sent again; while there is none, the refusal
   * is thrown to the caller. Returns a function that unregisters it.
   */
  register(asker: (asked: Asked) => Promise<boolean>): () => void
  /** Asks the user about this failure; false for another failure, without an asker, or when the user cancels. */
  overcome(error: unknown): Promise<boolean>
}

/** Calls that are refused with the code at the same time wait for the same answer. */
export function createOvercoming<Asked>(
  code: RefusalCode,
  read: (facts: RefusalFacts) => Asked | undefined,
): Overcoming<Asked> {
  let asker: ((asked: Asked) => Promise<boolean>) | undefined
  let asking: Promise<boolean> | undefined
  return {
    register: (given) => {
      asker = given
      return () => {
        if (asker === given) asker = undefined
      }
    },
    overcome: async (error) => {
      const asked = hasCode(error, code)
        ? read((error instanceof HttpError ? error.problem?.facts : undefined) ?? {})
        : undefined
      if (asker === undefined || asked === undefined) return false
      asking ??= asker(asked).finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}
