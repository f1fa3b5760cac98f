import type { StaffRole } from '../endpoint.ts'
import type { IdKind } from '../ids.ts'

/** A decision that one member of staff makes alone with an endpoint. */
export interface AloneDeclaration {
  /** The kind of what is decided. The endpoint’s `id` names it, where its kind has more than one. */
  readonly subject: IdKind
  /** Roles that read the decision. */
  readonly readers: readonly StaffRole[]
  /** The field of the body with the outcome. */
  readonly outcome?: string
  /** The field of the body with the reason; a reason that is a code is an outcome. */
  readonly note?: string
  /** The field of the body that the customer reads. */
  readonly customerReads?: string
}

const compliance = ['analyst', 'officer'] as const
const money = ['treasury', 'officer'] as const

/**
 * Every decision of one person that its module does not record itself, by the name of its endpoint. Each is kept in the
 * transaction that carries it out, unless the work proposes it to a second person.
 */
export const decidedAlone = {
  decideFundsEvidence: { subject: 'customer', readers: compliance, outcome: 'decision', note: 'because' },
  changeCustomerRisk: { subject: 'customer', readers: compliance, outcome: 'risk', note: 'reason' },
  acceptNameRequest: { subject: 'name-request', readers: compliance, note: 'note' },
  refuseNameRequest: { subject: 'name-request', readers: compliance, outcome: 'reason' },
  extendDataRequest: {
    subject: 'data-request',
    readers: ['support', 'officer', 'admin'],
    customerReads: 'reason',
  },
  answerDataRequest: {
    subject: 'data-request',
    readers: ['support', 'officer', 'admin'],
    outcome: 'outcome',
    customerReads: 'answer',
  },
  withdrawPendingItem: {
    subject: 'pending-item',
    readers: ['support', 'analyst', 'officer', 'admin'],
    note: 'reason',
  },
  placeLegalHold: { subject: 'document', readers: compliance, outcome: 'held', note: 'why' },
  matchBreak: { subject: 'break', readers: money, note: 'note' },
  undoMatch: { subject: 'match', readers: money, note: 'note' },
  explainDifferences: { subject: 'sending', readers: money, outcome: 'explanation', note: 'note' },
  closeSales: { subject: 'sales', readers: ['treasury', 'officer', 'admin'], note: 'note' },
  withdrawSettingVersion: {
    subject: 'version',
    readers: ['support', 'analyst', 'officer', 'treasury', 'admin'],
    note: 'note',
  },
  closeThread: { subject: 'thread', readers: ['support', 'officer', 'admin'] },
  lockStaffMember: { subject: 'staff', readers: ['officer', 'admin'], note: 'note' },
  endStaffSessions: { subject: 'staff', readers: ['officer', 'admin'] },
} as const satisfies Readonly<Record<string, AloneDeclaration>>

export type AloneName = keyof typeof decidedAlone
/** The names of the endpoints. */
export const aloneNames = Object.keys(decidedAlone) as [AloneName, ...AloneName[]]
