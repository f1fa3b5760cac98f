import type { CloseCheck, CloseRecordWire } from '@puente/contract/staff'
import { createWords, format } from '@puente/web'
import { closesMessages } from './messages.es.ts'

export const words = createWords(closesMessages)

/** The names of checks in one sentence. */
export const checksText = (checks: readonly CloseCheck[]): string =>
  checks.map((check) => words(`checks.${check}`)).join(', ')

/** What was closed: 'Día 24/11/2026', or the days of a period. */
export const closedText = ({ scope, from, day }: Pick<CloseRecordWire, 'scope' | 'from' | 'day'>): string =>
  words(`records.${scope}`, { from: format.date(from), day: format.date(day) })
