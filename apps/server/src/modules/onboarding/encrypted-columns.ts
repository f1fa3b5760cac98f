import {
  NULL,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

const registration = { table: 'onboarding.registration', row: 'id', dataClass: 'short-lived' } as const
const company = {
  table: 'onboarding.company_file',
  row: 'id',
  dataClass: 'identity',
  of: { customer: 'id' },
} as const

/** The encrypted columns of onboarding, for key rotation. */
export const onboardingEncrypted: readonly EncryptedColumn[] = [
  { ...registration, column: 'email' },
  { ...registration, column: 'given_names' },
  { ...registration, column: 'surnames' },
  {
    table: 'onboarding.application',
    column: 'file',
    row: 'id',
    dataClass: 'identity',
    of: { user: 'user_id' },
    ends: { text: '{}' },
  },
  { ...company, column: 'file', ends: { text: '{}' } },
  { ...company, column: 'returned', ends: NULL, lost: '[]' },
]

/** Plain columns with personal data of onboarding. */
export const onboardingPersonal: readonly PersonalColumn[] = [
  { table: 'onboarding.registration', column: 'password_hash', dataClass: 'short-lived' },
]
