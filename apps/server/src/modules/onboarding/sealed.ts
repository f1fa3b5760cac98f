import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of onboarding, for when keys rotate. */
export const onboardingSealed: readonly SealedColumn[] = [
  { table: 'onboarding.registration', column: 'email' },
  { table: 'onboarding.registration', column: 'given_names' },
  { table: 'onboarding.registration', column: 'surnames' },
  { table: 'onboarding.application', column: 'file' },
  { table: 'onboarding.company_file', column: 'file' },
  { table: 'onboarding.company_file', column: 'returned' },
]
