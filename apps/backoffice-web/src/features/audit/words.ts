import { createWords } from '@puente/web'
import { auditMessages } from './messages.es.ts'

export const words = createWords(auditMessages)

/** The name of an action; its code where there is no name for it. */
export function actionText(action: string): string {
  return Object.hasOwn(auditMessages.actions, action)
    ? words(`actions.${action as keyof typeof auditMessages.actions}`)
    : action
}
