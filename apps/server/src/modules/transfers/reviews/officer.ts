import { isOfficer } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'
import type { Approval } from '../../approvals/index.ts'

/** Stored in the facts of a proposal: whether a compliance officer made it. */
export const officerProposed = ({ actor }: Work) => ({ officer: String(isOfficer(actor)) })

/** Whether the person who proposed, or the one who decides now, is a compliance officer. */
export const officerTookPart = (work: Work, { proposal }: Approval): boolean =>
  proposal['officer'] === 'true' || isOfficer(work.actor)
