import type { CloseCheck } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { closesMessages } from './messages.es.ts'

export const words = createWords(closesMessages)

/** The names of checks in one sentence. */
export const checksText = (checks: readonly CloseCheck[]): string =>
  checks.map((check) => words(`checks.${check}`)).join(', ')
