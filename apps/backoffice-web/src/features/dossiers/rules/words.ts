import { createWords } from '@puente/web'
import { fileRulesMessages } from './messages.es.ts'

export const words = createWords(fileRulesMessages)

type Fault = keyof typeof fileRulesMessages.faults
const isKnown = (fault: string): fault is Fault => Object.hasOwn(fileRulesMessages.faults, fault)

/** What the server found wrong with a rule, in words; undefined for a fault of everybody's. */
export const ruleFault = (fault: string): string | undefined =>
  isKnown(fault) ? words(`faults.${fault}`) : undefined
