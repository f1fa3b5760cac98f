import { NULL, type EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'

const ofCustomer = { dataClass: 'due-diligence', of: { customer: 'customer_id' }, row: 'id' } as const

/** The encrypted columns of risk, for key rotation. */
export const riskEncrypted: readonly EncryptedColumn[] = [
  {
    ...ofCustomer,
    table: 'risk.assessment',
    column: 'detail',
    ends: {
      text: '{"facts":{"codes":{},"sentYearUsdCents":"0","expectedMonthClpMinor":"0"},"contributions":[]}',
    },
  },
  { ...ofCustomer, table: 'risk.override', column: 'reason', ends: NULL },
]
