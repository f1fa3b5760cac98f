import type { FactsProps } from './fact-fields.ts'
import { OwnerRows } from './owner-rows.tsx'

/** The facts read from a certificate of shareholders: the current owners of the company. */
export const ShareholdersFacts = (props: FactsProps) => <OwnerRows {...props} />
