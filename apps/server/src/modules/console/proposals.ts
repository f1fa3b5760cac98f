import { mayCall, toWireId, type Endpoint, type IdKind, type StaffRole } from '@puente/contract'
import {
  proposalKinds,
  staffEndpoints,
  type ProposalKind,
  type WaitingProposal,
} from '@puente/contract/staff'
import type { List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { OPEN_SENDING_ACTION } from '../instructions/index.ts'
import { APPLICATION_ACTION, COMPANY_FILE_ACTION, SENDER_NAME_ACTION } from '../onboarding/index.ts'
import { REFUND_ACTION, SUSPENSE_ACTION, WRITE_OFF_ACTION } from '../payins/index.ts'
import { BREAK_ACTION } from '../reconciliation/index.ts'
import { CAUSE_PAYMENT_ACTION } from '../referrals/index.ts'
import { PERIOD_ACTION } from '../treasury/index.ts'
import { isSettingAction, SETTINGS_IMPORT_ACTION, settingActionsOf } from '../settings/index.ts'
import { STAFF_CHANGE } from '../staff-members/index.ts'
import { REVIEW_ACTION, TRANSFER_ACTION } from '../transfers/index.ts'
import { referencesOf, waitingProposals, type ProposalRow } from './proposals.store.ts'
import type { Decider } from './work-queue.store.ts'

/** Each decision of two people: its name among approvals, where it is taken, and what its subject is. */
const decisions: Readonly<
  Record<
    Exclude<ProposalKind, 'setting'>,
    { readonly action: string; readonly decides: Endpoint; readonly subject: IdKind }
  >
> = {
  suspense: { action: SUSPENSE_ACTION, decides: staffEndpoints.decideSuspense, subject: 'suspense' },
  refund: { action: REFUND_ACTION, decides: staffEndpoints.decideRefund, subject: 'refund' },
  'write-off': { action: WRITE_OFF_ACTION, decides: staffEndpoints.decideWriteOff, subject: 'receivable' },
  application: {
    action: APPLICATION_ACTION,
    decides: staffEndpoints.decideApplication,
    subject: 'application',
  },
  'transfer-action': {
    action: TRANSFER_ACTION,
    decides: staffEndpoints.decideTransferAction,
    subject: 'transfer',
  },
  review: { action: REVIEW_ACTION, decides: staffEndpoints.decideReview, subject: 'review' },
  'company-file': {
    action: COMPANY_FILE_ACTION,
    decides: staffEndpoints.decideCompanyFile,
    subject: 'company-file',
  },
  'sender-name': {
    action: SENDER_NAME_ACTION,
    decides: staffEndpoints.decideNameRequest,
    subject: 'name-request',
  },
  'staff-change': { action: STAFF_CHANGE, decides: staffEndpoints.decideStaffChange, subject: 'staff' },
  'cause-payment': {
    action: CAUSE_PAYMENT_ACTION,
    decides: staffEndpoints.decideCausePayment,
    subject: 'cause',
  },
  break: { action: BREAK_ACTION, decides: staffEndpoints.decideBreak, subject: 'break' },
  'ledger-periods': {
    action: PERIOD_ACTION,
    decides: staffEndpoints.decidePeriodChange,
    subject: 'ledger-periods',
  },
  'open-sending': {
    action: OPEN_SENDING_ACTION,
    decides: staffEndpoints.decideOpening,
    subject: 'sending',
  },
  'settings-import': {
    action: SETTINGS_IMPORT_ACTION,
    decides: staffEndpoints.decideSettingsImport,
    subject: 'version',
  },
}

/** Settings have an action for each kind, because each kind names who decides. */
const kinds = proposalKinds.filter((kind) => kind !== 'setting')

/** Where everything that is listed is decided. */
export const decidedAt: readonly Endpoint[] = [
  ...Object.values(decisions).map(({ decides }) => decides),
  staffEndpoints.decideSetting,
]

/** What a member of staff may decide of what others proposed. */
export const deciderFor = (staffId: string, role: StaffRole): Decider => ({
  staffId,
  actions: [
    ...kinds.flatMap((kind) => (mayCall(decisions[kind].decides, role) ? decisions[kind].action : [])),
    ...settingActionsOf(role),
  ],
})

/** What a proposal is, by its name among approvals: its kind, and the kind of its subject's id. */
function kindOf(action: string): { readonly kind: ProposalKind; readonly subject: IdKind } | undefined {
  if (isSettingAction(action)) return { kind: 'setting', subject: 'version' }
  const kind = kinds.find((one) => decisions[one].action === action)
  return kind && { kind, subject: decisions[kind].subject }
}

/** What is proposed: of a setting which one, else as the noun calls it. */
const actionText = (kind: ProposalKind, proposal: ProposalRow['proposal']): string =>
  kind === 'setting'
    ? `${proposal['kind'] ?? ''}/${proposal['key'] ?? ''}`
    : (proposal['action'] ?? proposal['outcome'] ?? kind)

/** What waits for a second person, the oldest first. */
export const proposalList: List<Decider, ProposalRow> = {
  name: 'waiting-proposals',
  keyOf: ({ at, id }) => [at.toISOString(), id],
  read: waitingProposals,
}

/** Proposals as rows of the list; every lookup is one question for all of them. */
export async function proposalViews(work: Work, rows: readonly ProposalRow[]): Promise<WaitingProposal[]> {
  const names = await staffNames(work, [...new Set(rows.map(({ by }) => by))])
  const references = await referencesOf(
    work,
    rows.map(({ subject }) => subject),
  )
  return rows.flatMap(({ id, action, subject, proposal, by, at }) => {
    const found = kindOf(action)
    if (found === undefined) return []
    const reference = references.get(subject)
    return [
      {
        id,
        kind: found.kind,
        subjectId: toWireId(found.subject, subject),
        ...(reference === undefined ? {} : { transferReference: reference }),
        action: actionText(found.kind, proposal),
        by: names.get(by) ?? '',
        byId: toWireId('staff', by),
        at: at.toISOString(),
      },
    ]
  })
}
