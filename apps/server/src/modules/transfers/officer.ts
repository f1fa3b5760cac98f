import { isOfficer } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import type { Approval } from '../approvals/index.ts'

/** What a proposal keeps of who made it: whether a compliance officer did. */
export const officerProposed = ({ actor }: Work) => ({ officer: String(isOfficer(actor)) })

/** Whether a compliance officer is one of the two: who proposed, or who decides now. */
export const officerTookPart = (work: Work, { proposal }: Approval): boolean =>
  proposal['officer'] === 'true' || isOfficer(work.actor)
