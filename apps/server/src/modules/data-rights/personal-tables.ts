import type { PersonalGroup } from '@puente/contract'
import type { PersonalTable } from '../../platform/data/encryption/personal-rows.ts'
import { myDataMessages, type ExportedTable } from './messages.es.ts'

/** Where a table stands in the file: its group, and whose its rows are. */
interface Declared extends Omit<PersonalTable, 'table' | 'columns'> {
  readonly group: PersonalGroup
  /** Rows of the user, or of the customer that the user acts for. */
  readonly of: 'user' | 'customer'
}

const user = (group: PersonalGroup, order = 'id', owner = 'user_id'): Declared => ({
  group,
  of: 'user',
  owner,
  order,
})
const customer = (group: PersonalGroup, order = 'id', owner = 'customer_id'): Declared => ({
  group,
  of: 'customer',
  owner,
  order,
})
const through = (group: PersonalGroup, owner: string, table: string, order = 'id'): Declared => ({
  ...customer(group, order, owner),
  through: { table, key: 'id', owner: 'customer_id' },
})

const declared: Readonly<Record<ExportedTable, Declared>> = {
  'access.user': user('profile', 'id', 'id'),
  'access.former_address': user('profile'),
  'access.proposed_contact': user('profile', 'user_id'),
  'access.membership': user('profile', 'customer_id'),
  'customers.customer': customer('profile', 'id', 'id'),
  'customers.closure': customer('profile'),
  'onboarding.application': user('profile'),
  'customers.name_request': customer('profile'),
  'requirements.identity': customer('documents', 'customer_id'),
  'requirements.declaration': customer('profile', 'customer_id'),
  'documents.document': customer('documents'),
  'documents.upload': customer('documents'),
  'requirements.paper': customer('documents', 'document_id'),
  'requirements.company_paper': customer('documents', 'paper'),
  'requirements.request': customer('documents'),
  'requirements.selfie_check': customer('documents'),
  'requirements.selfie_comparison': customer('documents', 'selfie_id'),
  'recipients.recipient': customer('recipients'),
  'transfers.transfer': customer('transfers'),
  'transfers.rating': through('transfers', 'id', 'transfers.transfer'),
  'transfers.recipient_answer': through('transfers', 'transfer_id', 'transfers.transfer', 'transfer_id'),
  'transfers.correction': customer('transfers'),
  'transfers.signature_request': customer('transfers'),
  'transfers.signature': user('transfers', 'request_id'),
  'quotes.quote': customer('transfers'),
  'quotes.rate_alert': customer('transfers'),
  'statements.account_statement': customer('transfers'),
  'payins.payin_order': customer('payments'),
  'payins.payment': through('payments', 'order_id', 'payins.payin_order'),
  'payins.refund': customer('payments'),
  'payins.receivable': customer('payments'),
  'customers.due_diligence': customer('payments', 'kind'),
  'customers.funds_evidence': customer('payments'),
  'terms.acceptance': user('consents'),
  'requirements.selfie_consent': user('consents'),
  'access.session': user('sessions'),
  'access.user_device': user('sessions', 'id', 'holder_id'),
  'access.user_passkey': user('sessions', 'id', 'holder_id'),
  'support.thread': customer('messages'),
  'support.message': through('messages', 'thread_id', 'support.thread'),
  'notifications.message': user('messages'),
  'notifications.notice': user('messages'),
  'notifications.preference': user('consents', 'choice'),
  'notifications.push_subscription': user('messages'),
  'referrals.code': user('referrals', 'user_id'),
  'referrals.reward': user('referrals'),
  'referrals.donation': user('referrals'),
  'referrals.fee_refund': user('referrals', 'transfer_id'),
  'data_rights.request': user('requests'),
  'customers.data_block': user('requests', 'customer_id'),
  'customers.eap_request': customer('requests'),
  'requirements.level_application': customer('requests'),
}

export interface ExportTable extends PersonalTable, Declared {
  readonly table: ExportedTable
}

/** The tables of the file with the data of a person, in its order. */
export const exportTables: readonly ExportTable[] = (Object.keys(declared) as ExportedTable[]).map(
  (table) => ({ ...declared[table], table, columns: Object.keys(myDataMessages.tables[table].columns) }),
)

const SECRET = 'a secret of sign-in, or a short-lived part of one'
const COMPLIANCE = 'compliance: may not be disclosed (Ley 19.913, article 6)'
const OTHERS = 'data of other people'
const STAFF = 'the operator’s staff, not customers'

/** The tables about people that the file does not contain, and why. */
export const excludedTables: Readonly<Record<string, string>> = {
  'access.user_challenge': SECRET,
  'access.user_pending_sign_in': SECRET,
  'access.user_recovery_code': SECRET,
  'access.user_totp': SECRET,
  'access.staff_challenge': STAFF,
  'access.staff_device': STAFF,
  'access.staff_passkey': STAFF,
  'access.staff_pending_sign_in': STAFF,
  'access.staff_recovery_code': STAFF,
  'access.staff_totp': STAFF,
  'access.suspended_customer': COMPLIANCE,
  'assignments.comment': COMPLIANCE,
  'customers.note': COMPLIANCE,
  'customers.restriction': COMPLIANCE,
  'decisions.decision': COMPLIANCE,
  'decisions.escalation': COMPLIANCE,
  'documents.held_customer': COMPLIANCE,
  'transfers.review': COMPLIANCE,
  'risk.assessment': COMPLIANCE,
  'risk.exposure_case': COMPLIANCE,
  'risk.override': COMPLIANCE,
  'customers.member_invitation': OTHERS,
  'customers.signing_powers': OTHERS,
  'recipients.recipient_form': OTHERS,
  'referrals.invitation': OTHERS,
  'retention.finished': 'the progress of the erasure: it is written when nothing is left',
  'requirements.company_owners': OTHERS,
  'requirements.company_person': OTHERS,
}
