import { createHash } from 'node:crypto'
import type { EncryptedColumn, PersonalColumn } from '../../platform/data/encryption/personal-data.ts'
import { partnerMessagesPersonal } from '../../platform/events/partner-message-columns.ts'
import { accessEncrypted, accessPersonal } from '../access/index.ts'
import { assignmentsEncrypted } from '../assignments/index.ts'
import { customersEncrypted, customersPersonal } from '../customers/index.ts'
import { dataRightsEncrypted } from '../data-rights/index.ts'
import { decisionsEncrypted } from '../decisions/index.ts'
import { documentsEncrypted, documentsPersonal } from '../documents/index.ts'
import { notificationsEncrypted, notificationsPersonal } from '../notifications/index.ts'
import { onboardingEncrypted, onboardingPersonal } from '../onboarding/index.ts'
import { payinsEncrypted, payinsPersonal } from '../payins/index.ts'
import { payoutsEncrypted, payoutsPersonal } from '../payouts/index.ts'
import { quotesPersonal } from '../quotes/index.ts'
import { recipientsEncrypted, recipientsPersonal } from '../recipients/index.ts'
import { reconciliationEncrypted, reconciliationPersonal } from '../reconciliation/index.ts'
import {
  companyDocumentsEncrypted,
  requirementsEncrypted,
  requirementsPersonal,
} from '../requirements/index.ts'
import { riskEncrypted } from '../risk/index.ts'
import { screeningEncrypted } from '../screening/index.ts'
import { supportEncrypted } from '../support/index.ts'
import { termsEncrypted } from '../terms/index.ts'
import { transfersEncrypted, transfersPersonal } from '../transfers/index.ts'

/**
 * A column whose values belong to a transfer: their owner is its customer. The names in the query differ from those of
 * every column, because the id is a column of the outer query.
 */
function ownedByCustomer(column: EncryptedColumn): EncryptedColumn {
  const id = column.of?.transfer
  if (column.owner !== undefined || id === undefined) return column
  return {
    ...column,
    owner: `(select its_customer from (select id as its_id, customer_id as its_customer from transfers.v_last_change) its
             where its_id = ${id})`,
  }
}

const declared: readonly EncryptedColumn[] = [
  ...accessEncrypted,
  ...termsEncrypted,
  ...customersEncrypted,
  ...onboardingEncrypted,
  ...recipientsEncrypted,
  ...screeningEncrypted,
  ...payinsEncrypted,
  ...payoutsEncrypted,
  ...transfersEncrypted,
  ...reconciliationEncrypted,
  ...supportEncrypted,
  ...notificationsEncrypted,
  ...documentsEncrypted,
  ...requirementsEncrypted,
  ...companyDocumentsEncrypted,
  ...riskEncrypted,
  ...assignmentsEncrypted,
  ...decisionsEncrypted,
  ...dataRightsEncrypted,
]

/** The encrypted columns of every module. */
export const moduleEncrypted: readonly EncryptedColumn[] = declared.map(ownedByCustomer)

/** Every column with personal data of the modules: encrypted, index or plain. */
export const personalColumns: readonly PersonalColumn[] = [
  ...moduleEncrypted,
  ...accessPersonal,
  ...customersPersonal,
  ...notificationsPersonal,
  ...onboardingPersonal,
  ...quotesPersonal,
  ...recipientsPersonal,
  ...payinsPersonal,
  ...payoutsPersonal,
  ...transfersPersonal,
  ...reconciliationPersonal,
  ...documentsPersonal,
  ...requirementsPersonal,
  ...partnerMessagesPersonal,
]

/** Identifies the list of columns: it changes when a column is added. */
export const columnsRead: string = createHash('sha256')
  .update(personalColumns.map(({ table, column }) => `${table}.${column}`).join(' '))
  .digest('hex')
