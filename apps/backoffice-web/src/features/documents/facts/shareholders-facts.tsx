import type { FactsProps } from './fact-fields.ts'
import { OwnerRows } from './owner-rows.tsx'

/** What is read on a certificate of owners: who owns the company today. */
export const ShareholdersFacts = (props: FactsProps) => <OwnerRows {...props} />
