import { auditActionName, auditDetailMessages } from '@puente/contract/staff-texts'
import { createWords } from '@puente/web'
import { auditMessages } from './messages.es.ts'

export const words = createWords(auditMessages)
export const detailWords = createWords(auditDetailMessages)

/** Whether an action has a name. */
export const isNamedAction = (action: string): boolean => auditActionName(action) !== undefined

/** The name of an action; a general one when the catalogue has no name for it. */
export const actionText = (action: string): string => auditActionName(action) ?? words('otherAction')
