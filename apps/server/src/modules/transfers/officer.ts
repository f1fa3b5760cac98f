import { isOfficer } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import type { Approval } from '../approvals/index.ts'

/** Stored in the facts of a proposal: whether a compliance officer made it. */
export const officerProposed = ({ actor }: Work) => ({ officer: String(isOfficer(actor)) })

/** Whether a compliance officer is one of the two: who proposed, or who decides now. */
export const officerTookPart = (work: Work, { proposal }: Approval): boolean =>
  proposal['officer'] === 'true' || isOfficer(work.actor)
