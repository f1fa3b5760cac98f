import { approvalKindNames, type ApprovalKind } from '@puente/contract/staff'
import type { Principal, Sample } from '../authorisation.ts'
import { roleOf } from './cast.ts'

type Make = (principal: Principal) => Promise<Sample>

/** For each kind a proposal made by someone other than the caller, and a decision about it. */
export type WaitingSamples = Readonly<Record<ApprovalKind, Make>>

/** The samples of waiting proposals among those of the back office. */
export const waitingIn = (samples: Readonly<Record<`waiting:${ApprovalKind}`, Make>>): WaitingSamples =>
  Object.fromEntries(approvalKindNames.map((kind) => [kind, samples[`waiting:${kind}`]])) as Record<
    ApprovalKind,
    Make
  >

/** A kind that each role decides. */
const decidedBy = {
  support: 'open-sending',
  analyst: 'application',
  officer: 'open-sending',
  treasury: 'open-sending',
  admin: 'settings-import',
} as const

/** Valid requests about waiting proposals. */
export function approvalSamples(waiting: WaitingSamples, own: Make) {
  const decision = (principal: Principal) => waiting[decidedBy[roleOf(principal)]](principal)
  // Support decides nothing, and may read its own proposals.
  const readable = async (principal: Principal): Promise<string> => {
    const { path } = await (roleOf(principal) === 'support' ? own : decision)(principal)
    return path.replace(/\/(decision|withdrawal)$/, '')
  }
  const proposalFor = async (principal: Principal) => (await readable(principal)).split('/').at(-1) ?? ''
  return {
    listApprovals: async () => ({ path: '/api/approvals' }),
    getApproval: async (principal: Principal) => ({ path: await readable(principal) }),
    decideApproval: decision,
    getCaseDecisions: async () => ({ path: '/api/case-decisions?id=sending' }),
    getCaseDecisionsFile: async (principal: Principal) => ({
      path: `/api/case-decisions/file?id=${await proposalFor(principal)}`,
    }),
  }
}
