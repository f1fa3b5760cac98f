import type { Work } from '../../platform/work.ts'
import type { Approval } from '../approvals/index.ts'

/** Whether the acting member of staff is a compliance officer, as a proposal keeps it. */
export const isOfficer = (work: Work): string =>
  String(work.actor.kind === 'staff' && work.actor.role === 'officer')

/** Whether a compliance officer is one of the two: who proposed, or who decides now. */
export const officerTookPart = (work: Work, { proposal }: Approval): boolean =>
  proposal['officer'] === 'true' || isOfficer(work) === 'true'
