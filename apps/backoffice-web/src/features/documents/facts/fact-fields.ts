import type { DocumentFacts } from '@puente/contract/staff'
import { faultWords } from '@puente/web'
import { paperFactMessages } from './messages.es.ts'
import { words } from './words.ts'

/**
 * The fields of one kind of company document: the values typed so far and the faults that the server found,
 * by path ('facts.…').
 */
export interface FactsProps {
  readonly value: DocumentFacts
  readonly onChange: (value: DocumentFacts) => void
  /** Fault codes by path. */
  readonly faults: Readonly<Record<string, string>>
}

type Own = keyof typeof paperFactMessages.faults
const isOwn = (fault: string): fault is Own => Object.hasOwn(paperFactMessages.faults, fault)

/** The message for a field's fault; undefined when the field is valid. */
export function faultAt(faults: FactsProps['faults'], at: string): string | undefined {
  const fault = faults[`facts.${at}`]
  if (fault === undefined) return undefined
  return isOwn(fault) ? words(`faults.${fault}`) : faultWords(fault)
}
