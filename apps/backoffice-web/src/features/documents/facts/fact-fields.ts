import type { DocumentFacts } from '@puente/contract/staff'
import { faultWords } from '@puente/web'
import { paperFactMessages } from './messages.es.ts'
import { words } from './words.ts'

/** The fields of one kind of paper: what is read so far, and what the server found wrong, by its path ('facts.…'). */
export interface FactsProps {
  readonly value: DocumentFacts
  readonly onChange: (value: DocumentFacts) => void
  /** Codes by path. */
  readonly faults: Readonly<Record<string, string>>
}

type Own = keyof typeof paperFactMessages.faults
const isOwn = (fault: string): fault is Own => Object.hasOwn(paperFactMessages.faults, fault)

/** What is wrong with a field, in words; nothing where it is good. */
export function faultAt(faults: FactsProps['faults'], at: string): string | undefined {
  const fault = faults[`facts.${at}`]
  if (fault === undefined) return undefined
  return isOwn(fault) ? words(`faults.${fault}`) : faultWords(fault)
}
