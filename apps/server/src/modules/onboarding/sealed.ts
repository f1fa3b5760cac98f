import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of onboarding, for key rotation. */
export const onboardingSealed: readonly SealedColumn[] = [
  { table: 'onboarding.registration', column: 'email', row: 'id' },
  { table: 'onboarding.registration', column: 'given_names', row: 'id' },
  { table: 'onboarding.registration', column: 'surnames', row: 'id' },
  { table: 'onboarding.application', column: 'file', row: 'id' },
  { table: 'onboarding.company_file', column: 'file', row: 'id' },
  { table: 'onboarding.company_file', column: 'returned', row: 'id' },
]
