import type { WaitingApproval } from '@puente/contract/staff'
import { shellWords } from '../../../shell/words.ts'
import { proposedValues } from './proposed-values.ts'

/** The values that a proposal decides. Loaded after the list, because it needs the words of every setting. */
export const ProposedValues = ({ row }: { row: WaitingApproval }) => (
  <span>{proposedValues(row) || shellWords('empty')}</span>
)
