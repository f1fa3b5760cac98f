import type { RestrictionKind, RestrictionTermsWire } from '@puente/contract/staff'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

export const useProposeRestriction = (id: string) =>
  useAction((body: RestrictionTermsWire & { readonly kind: RestrictionKind }, idempotencyKey) =>
    api.proposeRestriction({ params: { id }, body, idempotencyKey }),
  )

/** Proposes other terms of a restriction, or with a note only its end. */
export const useProposeOnRestriction = (id: string) =>
  useAction((body: RestrictionTermsWire | { readonly note: string }, idempotencyKey) =>
    'reason' in body
      ? api.proposeRestrictionChange({ params: { id }, body, idempotencyKey })
      : api.proposeRestrictionEnd({ params: { id }, body, idempotencyKey }),
  )
