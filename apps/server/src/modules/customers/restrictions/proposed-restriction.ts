import {
  restrictionEnds,
  restrictionReasons,
  type RestrictionChange,
  type RestrictionEnd,
  type RestrictionReason,
} from '@puente/contract/staff'
import type { Approval } from '../../approvals/index.ts'
import type { RestrictionTerms } from './restriction.ts'
import { proposedChanges } from './propose-restriction.ts'

/** What a proposal about a restriction contains. */
export interface ProposedRestriction {
  readonly change: RestrictionChange
  readonly terms: RestrictionTerms
  /** The restriction that is changed or ended; undefined for a new one. */
  readonly restrictionId: string | undefined
}

const isReason = (word: string): word is RestrictionReason =>
  restrictionReasons.some((reason) => reason === word)
const isEnd = (word: string): word is RestrictionEnd => restrictionEnds.some((end) => end === word)

/** The content of a proposal about a restriction. Throws for one that no use case stores. */
export function proposedRestriction({ id, proposal }: Approval): ProposedRestriction {
  const { action, reason = '', endsBy = '', ownerId = '', reviewOn = '', effectiveOn } = proposal
  const change = (['set', 'change', 'end'] as const).find((one) => proposedChanges[one] === action)
  if (change === undefined || !isReason(reason) || !isEnd(endsBy))
    throw new Error(`proposal ${id} is none about a restriction`)
  const terms = { reason, endsBy, ownerId, reviewOn, effectiveOn }
  return { change, terms, restrictionId: proposal['restrictionId'] }
}
