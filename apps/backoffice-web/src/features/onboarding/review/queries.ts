import type { ScreenedCase } from '@puente/contract/staff'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/** Asks the civil registry again about an applicant. */
export const useAskRegistry = (id: string) =>
  useAction((body: Record<string, never>, idempotencyKey) =>
    api.askRegistry({ params: { id }, body, idempotencyKey }),
  )

/** Asks the watch lists again about the people of a case. */
export const useScreenAgain = () =>
  useAction((body: { kind: ScreenedCase; id: string }, idempotencyKey) =>
    api.screenAgain({ body, idempotencyKey }),
  )
