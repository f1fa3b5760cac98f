import type { CaseEscalation } from '@puente/contract/staff'
import { StatusChip } from '@puente/ui'
import { openEscalation } from './use-standing.ts'
import { words } from './words.ts'

/** Marks a case that waits for the compliance officer. */
export const EscalatedChip = ({ escalations }: { escalations: readonly CaseEscalation[] }) =>
  openEscalation(escalations) === undefined ? null : <StatusChip tone="warn">{words('chip')}</StatusChip>
