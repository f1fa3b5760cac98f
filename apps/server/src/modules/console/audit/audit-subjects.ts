import { fromWireId, toWireId, type Id, type IdKind } from '@puente/contract'
import { approvalKindNames, approvalKinds } from '@puente/contract/staff'
import { decidedKinds } from '@puente/contract/staff-texts'
import type { Work } from '../../../platform/work.ts'
import { contactsOf, staffNames } from '../../access/index.ts'
import { customersFor } from '../../customers/index.ts'
import { recipientsFor } from '../../recipients/index.ts'
import { keptCases } from '../cases/case-decisions.store.ts'

const named = (kind: IdKind, ...actions: readonly string[]): Record<string, IdKind> =>
  Object.fromEntries(actions.map((action) => [action, kind]))

/** The kind of the bare id that a use case records, by action. */
const kindOfSubject: Readonly<Record<string, IdKind>> = {
  ...named(
    'customer',
    'look-at-customer',
    'look-at-customer-file',
    'look-at-requirements',
    'look-at-dossier',
  ),
  ...named('customer', 'look-at-risk', 'change-risk', 'score-risk', 'look-at-eap-requests', 'ask-eap'),
  ...named('customer', 'confirm-eap', 'look-at-signature-requests', 'put-identity-on-file', 'grant-level'),
  ...named('customer', 'announceCompanyPerson', 'identify-company-person', 'request-document'),
  ...named('customer', 'withdraw-document-request', 'accept-funds-evidence', 'refuse-funds-evidence'),
  ...named('customer', 'save-profile', 'confirm-profile', 'accept-sender-name', 'refuse-sender-name'),
  ...named('customer', 'look-at-sender-name', 'openCompany', 'erase-customer-data', 'asked-closure'),
  ...named('customer', 'withdrawn-closure', 'completed-closure', 'set-restriction', 'change-restriction'),
  ...named('customer', 'end-restriction', 'keep-exposed-customer'),
  ...named('level-application', 'look-at-level-application', 'submit-level-application'),
  ...named('level-application', 'send-back-level-application', 'compare-selfie', 'check-identity-otherwise'),
  ...named('company-file', 'approve-company-file', 'send-back-company-file', 'look-at-company-file'),
  ...named('company-file', 'accept-company-part', 'reopen-company-part'),
  ...named('transfer', 'look-at-transfer', 'look-at-receipt', 'propose-transfer-action'),
  ...named('thread', 'look-at-thread'),
  ...named('data-request', 'look-at-data-request'),
  ...named('payment', 'look-at-payin', 'look-at-payer', 'look-at-payer-account'),
  ...named('quote', 'look-at-quote'),
  ...named('close-record', 'record-day-close', 'change-periods'),
  ...named('recipient', 'look-at-recipient'),
  ...named('device', 'look-at-user-device'),
  ...named('suspense', 'look-at-suspense', 'hold-suspense'),
  ...named('receivable', 'look-at-receivable'),
  ...named('refund', 'look-at-refund', 'withhold-refund', 'refund-settled-after-all', 'refund-paid-twice'),
  ...named('refund', 'declare-refund-unpaid'),
  ...named('review', 'look-at-review'),
  ...named('application', 'look-at-application', 'ask-registry'),
  ...named('payout', 'hurry-payout', 'withdraw-payout', 'withhold-payout', 'declare-payout-unpaid'),
  ...named('payout', 'payout-paid-after-all'),
  ...named('break', 'look-at-break', 'match-by-hand'),
  ...named('match', 'undo-match'),
  ...named('bank-statement', 'look-at-statement', 'import-statement', 'void-statement'),
  ...named('pending-item', 'withdraw-pending-item', 'pending-item-wrong'),
  ...named('decision', 'look-at-decision'),
  ...named('capital-movement', 'book-capital'),
  ...named('staff', 'invite-staff-member', 'propose-staff-change', 'end-staff-sessions', 'lock-staff-member'),
  ...named('staff', 'acceptStaffInvitation', 'invite-first-administrator', 'register-administrator-again'),
  ...named(
    'user',
    'look-at-user',
    'propose-access-change',
    'change-access',
    'look-at-company-member',
    'verifyRegistration',
    'change-member-role',
    'remove-member',
    'export-own-data',
  ),
  ...named('recipient-form', 'createRecipientForm', 'endRecipientForm'),
  ...named('recipient-form', 'fillSharedForm', 'acceptRecipientForm'),
  ...named('member-invitation', 'acceptMemberInvitation', 'declineMemberInvitation'),
  ...named('member-invitation', 'withdrawMemberInvitation', 'inviteMember', 'invite-again'),
  ...Object.fromEntries(
    approvalKindNames.flatMap((kind) =>
      ['decide', 'withdraw'].map((verb) => [`${verb}-${kind}`, approvalKinds[kind].subject]),
    ),
  ),
}

/** Actions of both staff and customers on their own accounts. */
const ofEither: ReadonlySet<string> = new Set(['signIn', 'signOut', 'finishRecovery'])

const isBare = (subject: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(subject)

/** A subject of the trail: its id as it is searched and opened, and the kind of id where it has one. */
export interface AuditSubject {
  readonly id: string
  readonly of?: { readonly kind: IdKind; readonly uuid: string }
}

/** Kinds of ids that the trail records, besides those of what is decided. */
const moreKinds: readonly IdKind[] = [
  'user',
  'payment',
  'payout',
  'recipient',
  'device',
  'return',
  'bank-statement',
  'decision',
  'quote',
  'close-record',
]
const kinds: readonly IdKind[] = [...new Set([...decidedKinds(), ...moreKinds])]

function kindNamed(wire: string): AuditSubject['of'] {
  for (const kind of kinds) {
    const uuid = fromWireId<IdKind>(kind, wire)
    if (uuid !== undefined) return { kind, uuid }
  }
  return undefined
}

/** The subject of a line. `staff` has the ids of staff among the subjects of accounts. */
export function subjectOfLine(
  { action, subject }: { readonly action: string; readonly subject: string },
  staff: ReadonlyMap<string, string>,
): AuditSubject {
  if (!isBare(subject)) {
    const of = kindNamed(subject)
    return { id: subject, ...(of === undefined ? {} : { of }) }
  }
  const kind = ofEither.has(action) ? (staff.has(subject) ? 'staff' : 'user') : kindOfSubject[action]
  return kind === undefined
    ? { id: subject }
    : { id: toWireId<IdKind>(kind, subject), of: { kind, uuid: subject } }
}

/** Ids of accounts whose owner is a member of staff or a user. */
export const accountsAmong = (
  rows: readonly { readonly action: string; readonly subject: string | null }[],
): string[] =>
  rows.flatMap(({ action, subject }) =>
    subject !== null && ofEither.has(action) && isBare(subject) ? [subject] : [],
  )

type Named = readonly { readonly kind: IdKind; readonly uuid: string }[]
const idsOf = (subjects: Named, kind: IdKind): string[] => [
  ...new Set(subjects.flatMap((one) => (one.kind === kind ? [one.uuid] : []))),
]

/** The names of these: of people their name, of cases their reference and customer. One query for each kind. */
export async function namesOfSubjects(work: Work, subjects: Named): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const add = (kind: IdKind, id: string, name: string | undefined) => {
    if (name !== undefined && name !== '') names.set(`${kind} ${id}`, name)
  }
  for (const [id, name] of await staffNames(work, idsOf(subjects, 'staff'))) add('staff', id, name)
  for (const [id, { name }] of await contactsOf(work, idsOf(subjects, 'user'))) add('user', id, name)
  for (const [id, { name }] of await recipientsFor(work, idsOf(subjects, 'recipient')))
    add('recipient', id, name)
  const cases = new Map<IdKind, Awaited<ReturnType<typeof keptCases>>>()
  for (const kind of new Set(subjects.map((one) => one.kind)))
    cases.set(kind, await keptCases(work, kind, idsOf(subjects, kind)))
  const owners = [...cases.values()].flatMap((found) =>
    [...found.values()].flatMap(({ customerId }) => customerId ?? []),
  )
  const customers = await customersFor(work, [...new Set<Id<'customer'>>(owners)])
  for (const [kind, found] of cases)
    for (const { subject, reference, customerId } of found.values()) {
      const owner = customerId === null ? undefined : customers.get(customerId)?.name
      add(kind, subject, [reference, owner].filter((part) => part != null && part !== '').join(' · '))
    }
  return names
}

/** The name of a subject among these. */
export const nameAmong = (names: ReadonlyMap<string, string>, of: AuditSubject['of']): string | undefined =>
  of && names.get(`${of.kind} ${of.uuid}`)
