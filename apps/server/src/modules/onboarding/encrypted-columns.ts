import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of onboarding, for key rotation. */
export const onboardingEncrypted: readonly EncryptedColumn[] = [
  { table: 'onboarding.registration', column: 'email', row: 'id' },
  { table: 'onboarding.registration', column: 'given_names', row: 'id' },
  { table: 'onboarding.registration', column: 'surnames', row: 'id' },
  { table: 'onboarding.application', column: 'file', row: 'id' },
  { table: 'onboarding.company_file', column: 'file', row: 'id' },
  { table: 'onboarding.company_file', column: 'returned', row: 'id' },
]
