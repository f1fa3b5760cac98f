import { z } from 'zod/mini'
import { seenRefusals } from '../documents/refusals.ts'
import { endpoint, staffRoles } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { settingChange } from '../settings/shapes.ts'
import { instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { approvalKindNames, approvalStates } from './kinds.ts'
import { decisionRefusals, proposalHead, verdict } from './shapes.ts'

const deciders = ['analyst', 'officer', 'treasury', 'admin'] as const
const one = z.strictObject({ id: wireId('proposal') })

/** The proposed action and its subject. */
const proposedShape = {
  kind: z.enum(approvalKindNames),
  /** The id of a case, transfer, application, review or member of staff. */
  subjectId: text(40),
  /** Present when the proposal is about a transfer. */
  transferReference: z.optional(text(20)),
  /** The name of a customer or member of staff, or the folio or code of the case; absent when nothing names it. */
  subjectName: z.optional(text(200)),
  /** The code of the action; for a setting, its kind and key. */
  action: text(120),
}

/** The differences between a proposed version of a setting and the one in force at the instant from which it applies. */
const proposedSetting = z.strictObject({
  /** When it takes force; absent when that is on confirmation. */
  inForceFrom: z.optional(instant),
  /** The first three changes. Long values are left out. */
  changes: z.array(settingChange),
  /** The number of all changes. */
  changeCount: z.int(),
})

/** A proposal that waits for a second person. */
const waitingApproval = z.strictObject({
  id: wireId('proposal'),
  ...proposedShape,
  by: text(200, 0),
  byId: wireId('staff'),
  at: instant,
  /** The amount of its case, and the facts that its kind declares. */
  facts: z.array(z.strictObject({ name: text(40), value: text(400, 0) })),
  /** Present for a setting. */
  setting: z.optional(proposedSetting),
})
export type WaitingApproval = z.output<typeof waitingApproval>

/** A proposal and its outcome. */
const approval = z.strictObject({
  ...proposalHead,
  ...proposedShape,
  state: z.enum(approvalStates),
  /** Who decided it, and when. */
  decidedBy: z.optional(text(200, 0)),
  decidedAt: z.optional(instant),
  /** Why it was sent back; absent otherwise, and for proposals from before the reason was kept. */
  decisionNote: z.optional(text(1000)),
  /** Whether the caller may confirm it or send it back. */
  mayDecide: z.boolean(),
  /** Present while an erasure waits that a legal hold prevents; for analysts and the roles that decide erasures. */
  legalHold: z.optional(z.boolean()),
})
export type ApprovalWire = z.output<typeof approval>

export const listApprovals = endpoint({
  name: 'listApprovals',
  summary: 'Proposals of others that the caller may decide, oldest first.',
  method: 'GET',
  path: '/api/approvals',
  who: deciders,
  query: z.strictObject(paging),
  reply: pageOf(waitingApproval),
  refusals: [],
})

export const exportApprovals = exportEndpoint({
  name: 'exportApprovals',
  of: listApprovals,
  who: deciders,
})

export const getApproval = endpoint({
  name: 'getApproval',
  summary: 'A proposal, for whoever made it, may decide it or decided it, and for officers.',
  method: 'GET',
  path: '/api/approvals/:id',
  who: staffRoles,
  params: one,
  reply: approval,
  refusals: ['not-found'],
})

export const decideApproval = endpoint({
  name: 'decideApproval',
  summary: 'Confirms a proposal, which is then carried out, or sends it back. Never by its author.',
  method: 'POST',
  path: '/api/approvals/:id/decision',
  decidesCase: true,
  who: deciders,
  stepUp: true,
  idempotent: true,
  params: one,
  body: verdict,
  reply: approval,
  refusals: [
    ...decisionRefusals,
    ...seenRefusals,
    'not-found',
    'not-allowed',
    'account-has-postings',
    'account-not-allowed',
    'already-restricted',
    'application-closed',
    'balance-too-low',
    'break-closed',
    'case-escalated',
    'changed-meanwhile',
    'customer-closed',
    'customer-frozen',
    'checks-open',
    'data-request-closed',
    'day-in-closed-period',
    'differences-unexplained',
    'fields-wrong',
    'last-administrator',
    'mail-domain-refused',
    'match-undone',
    'not-in-this-state',
    'not-ready',
    'officer-needed',
    'officer-only',
    'order-closed',
    'own-account',
    'payer-is-another',
    'payer-unknown',
    'payment-known',
    'close-lines-red',
    'period-already-closed',
    'period-not-closed',
    'no-exposure-case',
    'no-second-factor',
    'period-not-over',
    'person-not-identified',
    'receivable-closed',
    'restriction-ended',
    'refund-not-rejected',
    'review-closed',
    'rut-has-account',
    'sales-are-open',
    'screening-pending',
    'sending-is-open',
    'settings-contradict',
    'settings-file-wrong',
    'staff-status',
    'statement-lines-decided',
    'statement-not-accepted',
    'statement-not-latest',
    'sums-differ',
    'suspense-closed',
    'too-many-codes',
    'two-officers-needed',
  ],
})

export const withdrawApproval = endpoint({
  name: 'withdrawApproval',
  summary: 'Withdraws the caller’s own proposal while nobody has decided it.',
  method: 'POST',
  path: '/api/approvals/:id/withdrawal',
  who: staffRoles,
  idempotent: true,
  params: one,
  reply: approval,
  refusals: ['not-found', 'no-proposal', 'not-the-proposer'],
})
